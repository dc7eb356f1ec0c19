client-pace = Компьютерные игроки ходят
client-pace-slow = медленно
client-pace-usual = как обычно
client-pace-fast = быстро
client-on-to-me = Сразу к моему ходу
client-draft-for-me = Набрать за меня
