date-circa = vers { $date }
date-bc = av. J.‑C.
date-century = { $roman }{ $number ->
    [1] ᵉʳ
   *[other] ᵉ
} siècle ({ $start })
date-century-bc = { $roman }{ $number ->
    [1] ᵉʳ
   *[other] ᵉ
} siècle av. J.‑C. ({ $start })
date-said-year = { $number }
date-said-early = l’an { $number }
date-said-bc = { $number } { date-bc }
date-said-circa = { $date } environ
date-said-century = le { $date }
date-day = { $day ->
    [1] 1ᵉʳ
   *[other] { $day }
} { $month } { $year }
date-said-day = le { $day ->
    [1] 1ᵉʳ
   *[other] { $day }
} { $month } { $year }
date-month-1 = janvier
date-month-2 = février
date-month-3 = mars
date-month-4 = avril
date-month-5 = mai
date-month-6 = juin
date-month-7 = juillet
date-month-8 = août
date-month-9 = septembre
date-month-10 = octobre
date-month-11 = novembre
date-month-12 = décembre
