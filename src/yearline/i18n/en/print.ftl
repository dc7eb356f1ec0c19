print-credits = Icons by { $authors }, with rounded outlines. Fonts (OFL-1.1): { $fonts }.
print-done = Written: { $file } ({ $size } kB). Print it at 100 % on both sides.
print-step-pictures = Drawing pictures: { $done } of { $total }
print-step-pages = Setting pages: { $done } of { $total }
