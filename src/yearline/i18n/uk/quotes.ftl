quote-marks = «»„“
