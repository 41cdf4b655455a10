remove rule lap
