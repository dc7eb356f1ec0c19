quote-marks = «»“”
