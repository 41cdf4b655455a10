weiter|reiten: reitet weiter, ist weitergeritten
