## Dates as they are printed on cards

date-bce = { $year } BCE
date-about = c. { $date }
date-unit = { $value } { $unit }
