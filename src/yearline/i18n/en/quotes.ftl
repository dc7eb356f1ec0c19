quote-marks = “”‘’
