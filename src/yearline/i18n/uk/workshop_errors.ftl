# Майстерня: що сталося зі світлинами й файлами і чому ні.
deck-problem-photo-too-big = світлина більша за { $limit } МБ; візьміть меншу копію
deck-problem-photo-unknown = цю світлину тут не прочитати; візьміть її у форматі JPEG, PNG, WebP або HEIC
deck-problem-photo-svg = малюнок у SVG — не лише зображення, а й програма; збережіть його як PNG
deck-problem-photo-broken = світлина пошкоджена або дійшла не цілком; відкрийте її в себе, збережіть знову й спробуйте ще раз
deck-problem-photo-too-many-pixels = у світлині понад { $most } мільйонів точок; візьміть меншу копію
deck-problem-photo-too-small = зображення менше за { $least } точок, для карти цього замало; візьміть більше
deck-problem-photo-too-heavy = цю світлину надто важко прочитати; збережіть її як звичайний JPEG
deck-problem-photo-animated = зображення рухається; на карті його перший кадр
deck-problem-photo-small = світлина мала, у друці вийде нечітко; краще { $least } точок на бік
deck-problem-photos-unplaced = { $count ->
    [one] { $count } світлина не пасує за назвою до жодної карти, її не взято
    [few] { $count } світлини не пасують за назвою до жодної карти, їх не взято
    [many] { $count } світлин не пасують за назвою до жодної карти, їх не взято
   *[other] { $count } світлин не пасують за назвою до жодної карти, їх не взято
}
deck-problem-lines-left-out = { $count ->
    [one] { $count } рядок без дати пропущено: «{ $sample }»
    [few] { $count } рядки без дати пропущено, наприклад «{ $sample }»
    [many] { $count } рядків без дати пропущено, наприклад «{ $sample }»
   *[other] { $count } рядків без дати пропущено, наприклад «{ $sample }»
}
deck-problem-bad-anki = файл Anki не читається ({ $reason }); експортуйте колоду в Anki знову як .apkg або як текст
deck-fix-use = Написати «{ $value }»
deck-not-enough = ні, карт замало
server-refused-no-such-draft = За цією адресою немає колоди для редагування. Можливо, посилання замінили новим.
server-refused-no-such-revision = Ця стара версія більше не зберігається.
server-refused-deck-full = У колоді вже стільки світлин, скільки можна. Приберіть частину або почніть другу колоду.
server-refused-busy = Зараз надходить багато файлів. Спробуйте трохи згодом.
