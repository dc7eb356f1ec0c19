date-circa = ок. { $date }
date-bc = до н. э.
date-century = { $number ->
   *[other] { $roman } век
}
date-century-bc = { $number ->
   *[other] { $roman } век до н. э.
}
