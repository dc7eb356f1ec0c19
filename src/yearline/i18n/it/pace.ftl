client-pace = I giocatori virtuali giocano
client-pace-slow = piano
client-pace-usual = normalmente
client-pace-fast = in fretta
client-on-to-me = Vai al mio turno
client-draft-for-me = Scegli per me
