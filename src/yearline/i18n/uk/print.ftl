print-credits = Значки: { $authors }; контури заокруглено. Шрифти (OFL-1.1): { $fonts }.
print-done = Записано: { $file } ({ $size } кБ). Друкуйте в масштабі 100 % з обох боків.
print-step-pictures = Малюємо картинки: { $done } з { $total }
print-step-pages = Верстаємо сторінки: { $done } з { $total }
