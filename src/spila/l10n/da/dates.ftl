## Dates as they are printed on cards

date-bce = { $year } f.Kr.
date-ce = { $year } e.Kr.
date-about = ca. { $date }
date-unit = { $value } { $unit }
