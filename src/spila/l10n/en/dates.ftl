## Dates as they are printed on cards

date-bce = { $year } BCE
date-ce = { $year } CE
date-about = c. { $date }
date-unit = { $value } { $unit }
