date-circa = { $date } circa
date-bc = a.C.
date-century = { $number ->
   *[other] { $roman } secolo
}
date-century-bc = { $number ->
   *[other] { $roman } secolo a.C.
}
date-said-year = { $date }
date-said-circa = { $date } circa
date-said-century = { $date }
