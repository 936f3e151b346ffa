### The ways to play with others.

friend-says = Ходить по очереди, посылая ссылки
nearby-says = Два устройства в одной комнате, без интернета
tournaments-says = Компьютеры и люди, пары и таблицы
challenge-says = Три партии с сильнейшим компьютером и история
