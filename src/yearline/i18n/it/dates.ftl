date-circa = { $date } circa
date-bc = a.C.
date-century = { $roman } secolo ({ $start })
date-century-bc = { $roman } secolo a.C. ({ $start })
date-said-year = { $number }
date-said-early = { $number } d.C.
date-said-bc = { $number } { date-bc }
date-said-circa = { $date } circa
date-said-century = { $date }
date-day = { $day ->
    [1] 1º
   *[other] { $day }
} { $month } { $year }
date-said-day = { $day ->
    [1] 1º
   *[other] { $day }
} { $month } { $year }
date-month-1 = gennaio
date-month-2 = febbraio
date-month-3 = marzo
date-month-4 = aprile
date-month-5 = maggio
date-month-6 = giugno
date-month-7 = luglio
date-month-8 = agosto
date-month-9 = settembre
date-month-10 = ottobre
date-month-11 = novembre
date-month-12 = dicembre
