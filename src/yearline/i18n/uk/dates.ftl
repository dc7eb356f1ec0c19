date-circa = бл. { $date }
date-bc = до н. е.
date-century = { $number ->
   *[other] { $roman } ст.
}
date-century-bc = { $number ->
   *[other] { $roman } ст. до н. е.
}
date-said-year = { $date }
date-said-circa = приблизно { $date }
date-said-century = { $date }
