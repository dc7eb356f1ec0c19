date-circa = бл. { $date }
date-bc = до н. е.
date-century = { $number ->
   *[other] { $roman } століття
}
date-century-bc = { $number ->
   *[other] { $roman } століття до н. е.
}
