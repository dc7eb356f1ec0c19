date-circa = c. { $date }
date-bc = BC
date-century = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st century
    [two] { $number }nd century
    [few] { $number }rd century
   *[other] { $number }th century
}
date-century-bc = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st century BC
    [two] { $number }nd century BC
    [few] { $number }rd century BC
   *[other] { $number }th century BC
}
