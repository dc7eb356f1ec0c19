print-credits = Значки: { $authors }; контуры округлены. Шрифты (OFL-1.1): { $fonts }.
print-done = Записано: { $file } ({ $size } кБ). Печатайте в масштабе 100 % с двух сторон.
print-step-pictures = Рисуем картинки: { $done } из { $total }
print-step-pages = Верстаем страницы: { $done } из { $total }
