client-pace = Les joueurs virtuels jouent
client-pace-slow = lentement
client-pace-usual = normalement
client-pace-fast = vite
client-on-to-me = Passer à mon tour
client-draft-for-me = Choisir pour moi
