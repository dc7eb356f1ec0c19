client-pace = Комп’ютерні гравці ходять
client-pace-slow = повільно
client-pace-usual = як звичайно
client-pace-fast = швидко
client-on-to-me = Одразу до мого ходу
client-draft-for-me = Набрати за мене
