date-circa = ок. { $date }
date-bc = до н. э.
date-century = { $number ->
   *[other] { $roman } в.
}
date-century-bc = { $number ->
   *[other] { $roman } в. до н. э.
}
date-said-year = { $date }
date-said-circa = примерно { $date }
date-said-century = { $date }
