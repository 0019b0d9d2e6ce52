## Dates as they are printed on cards

date-bce = { $year } eaa.
date-ce = { $year } jaa.
date-about = n. { $date }
date-unit = { $value } { $unit }
