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
