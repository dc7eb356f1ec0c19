date-circa = { $date } circa
date-bc = a.C.
date-century = { $number ->
   *[other] { $roman } secolo
}
date-century-bc = { $number ->
   *[other] { $roman } secolo a.C.
}
