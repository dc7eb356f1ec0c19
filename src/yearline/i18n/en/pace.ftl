client-pace = Computer players move
client-pace-slow = slowly
client-pace-usual = as usual
client-pace-fast = fast
client-on-to-me = On to my turn
client-draft-for-me = Draft for me
