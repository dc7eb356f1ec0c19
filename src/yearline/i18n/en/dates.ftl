date-circa = c. { $date }
date-bc = BC
date-century = { $number ->
    [1] { $number }st century
    [2] { $number }nd century
    [3] { $number }rd century
    [21] { $number }st century
    [22] { $number }nd century
    [23] { $number }rd century
    [31] { $number }st century
    [32] { $number }nd century
    [33] { $number }rd century
   *[other] { $number }th century
}
date-century-bc = { $number ->
    [1] { $number }st century BC
    [2] { $number }nd century BC
    [3] { $number }rd century BC
    [21] { $number }st century BC
    [22] { $number }nd century BC
    [23] { $number }rd century BC
    [31] { $number }st century BC
    [32] { $number }nd century BC
    [33] { $number }rd century BC
   *[other] { $number }th century BC
}
date-said-year = { $date }
date-said-circa = c. { $date }
date-said-century = the { $date }
