/* The load of benchmarks/server.py: tables of four sockets on one thread, loopback only.
 *
 * A move is sent by the socket whose turn it is; it is done when all four have received a frame with events. Then the next
 * one follows at once (closed loop), or, with --rate, when the clock says so. Whose turn it is, the frames say: ours by an
 * `"act":{` with the cards that may be placed; other servers are asked round the table.
 *
 *   load --port P --tables N --hellos FILE --kind yearline|bare|bgio [--rate R] [--secs S] [--warm S] [--hold S]
 *   load ... --tables 100,150,225 --pace R --limit MS
 *
 * With --pids 12,34 it also tells what these processes took of the processor for each move, in themselves and in the kernel.
 *
 * FILE has one line a socket: what it says first (yearline), in the order of tables and seats. Prints one line of JSON for
 * each number of tables; --rate is moves a second, --pace the same at each table. After a step whose slowest percent took
 * longer than the limit, or that fell behind its rate, there is no next one. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, BUCKETS = 64 * 64 };
typedef struct { int fd, table, seat, greeted; char *buf, *hello; size_t cap, len; } Conn;
typedef struct { uint64_t seq; int got, busy, actor, card, gaps, over; int64_t sent; } Table;

static Conn *conns; static Table *tables;
static const char *pids; static int ntables = 250, port, ep, measuring, running; static enum { YEARLINE, BARE, BGIO } kind;
static double secs = 3, warm = 1, rate, pace, wanted, hold, limit;
static int waiting; static uint64_t moves, bytes_in, frames_in, errors, refused, late; static uint32_t hist[BUCKETS], dice = 12345;

static int64_t now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1000000000LL + t.tv_nsec; }
static uint32_t roll(uint32_t n) { dice = dice * 1664525u + 1013904223u; return (dice >> 16) % n; }

static void record(int64_t ns) {
    uint64_t v = ns > 0 ? (uint64_t)ns : 1; int b = 63 - __builtin_clzll(v);
    hist[b * 64 + (b >= 6 ? (v >> (b - 6)) & 63 : 0)]++;
}
static double quantile(double q) {
    uint64_t n = 0, c = 0; for (int i = 0; i < BUCKETS; i++) n += hist[i];
    uint64_t k = (uint64_t)(q * (double)(n ? n - 1 : 0)) + 1;
    for (int i = 0; i < BUCKETS; i++) if ((c += hist[i]) >= k) {
        int b = i / 64; uint64_t v = (1ULL << b) + (b >= 6 ? (uint64_t)(i % 64) << (b - 6) : 0);
        return (double)v / 1e6;
    }
    return 0;
}
static void send_frame(Conn *c, int op, const char *text, size_t n) {
    unsigned char b[4200]; size_t h = 2, off = 0;
    if (n > 4000) { errors++; return; }
    b[0] = (unsigned char)(0x80 | op);
    if (n < 126) b[1] = (unsigned char)(0x80 | n); else { b[1] = 0x80 | 126; b[2] = (unsigned char)(n >> 8); b[3] = (unsigned char)n; h = 4; }
    memset(b + h, 0, 4); h += 4; memcpy(b + h, text, n);  /* a mask of zeros is legal and costs nothing */
    for (n += h; off < n;) {
        ssize_t w = send(c->fd, b + off, n - off, MSG_NOSIGNAL);
        if (w < 0) { if (errno == EAGAIN) continue; errors++; return; }
        off += (size_t)w;
    }
}
static void move(int t) {
    Table *m = &tables[t]; char o[300]; int n, seat = kind == YEARLINE ? m->actor : (int)(m->seq % SEATS);
    if (seat < 0 || m->over) return;
    if (kind == YEARLINE) n = snprintf(o, sizeof o, "{\"t\":\"act\",\"id\":\"m%llu\",\"a\":\"place %d %u\"}", (unsigned long long)m->seq, m->card, roll((uint32_t)(m->gaps < 3 ? m->gaps : 3)));
    else if (kind == BARE) n = snprintf(o, sizeof o, "{\"t\":\"act\",\"id\":\"m%llu\",\"a\":\"place %d %u\"}", (unsigned long long)m->seq, (int)roll(110), roll(3));
    else n = snprintf(o, sizeof o, "42/race,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"place\",\"args\":[0,%u],\"playerID\":\"%d\"}},%llu,\"t%d\",\"%d\"]", roll(3), seat, (unsigned long long)m->seq, t, seat);
    m->got = 0; m->busy = 1; m->sent = now();
    if (kind == YEARLINE) m->actor = -1;
    send_frame(&conns[t * SEATS + seat], 1, o, (size_t)n);
}
static void read_turn(Table *m, Conn *c, const char *d, size_t n) {
    const char *you = memmem(d, n, "\"act\":{\"seat\":", 14);
    if (!you) return;
    const char *cards = strstr(you, "\"cards\":["), *gaps = strstr(you, "\"gaps\":");
    if (cards && gaps) { m->actor = c->seat; m->card = atoi(cards + 9); m->gaps = atoi(gaps + 7); }
}
static void on_text(Conn *c, char *d, size_t n) {
    Table *m = &tables[c->table]; char kept = d[n]; int counts;
    d[n] = 0;
    if (!c->greeted) { c->greeted = 1; waiting--; }
    if (kind == YEARLINE) {
        if (!strncmp(d, "{\"t\":\"refused\"", 14)) { refused++; if (refused < 3) fprintf(stderr, "%.200s\n", d); }
        int step = !strncmp(d, "{\"t\":\"step\"", 11);
        const char *events = step || !strncmp(d, "{\"t\":\"frame\"", 12) ? strstr(d, "\"events\":[") : NULL;  /* near the beginning */
        counts = events && events[10] != ']';
        read_turn(m, c, d, n);
        if (!step && strstr(d, "\"phase\":\"over\"")) m->over = 1;  /* a game ends with a whole frame */
    } else if (kind == BGIO) {
        if (n == 1 && d[0] == '2') { send_frame(c, 1, "3", 1); counts = 0; }
        else counts = strstr(d, "race,[\"update\"") != NULL;
    } else counts = 1;
    d[n] = kept;
    if (!counts || !running || !m->busy) return;
    if (measuring) { frames_in++; bytes_in += n; }
    if (++m->got == SEATS) {
        if (measuring) { moves++; record(now() - m->sent); }
        m->busy = 0; m->seq++;
        if (running == 1 && wanted == 0) move(c->table);
    }
}
static void on_readable(Conn *c) {
    if (c->cap - c->len < 32768) { c->cap = c->cap ? c->cap * 2 : 65536; c->buf = realloc(c->buf, c->cap + 1); }
    ssize_t r = recv(c->fd, c->buf + c->len, c->cap - c->len, 0);
    if (r <= 0) { if (r < 0 && (errno == EAGAIN || errno == EINTR)) return; errors++; epoll_ctl(ep, EPOLL_CTL_DEL, c->fd, 0); return; }
    c->len += (size_t)r;
    size_t p = 0;
    while (c->len - p >= 2) {
        unsigned char *b = (unsigned char *)c->buf + p; size_t n = b[1] & 127, h = 2;
        if (n == 126) { if (c->len - p < 4) break; n = (size_t)(b[2] << 8 | b[3]); h = 4; }
        else if (n == 127) { if (c->len - p < 10) break; n = 0; for (int i = 0; i < 8; i++) n = n << 8 | b[2 + i]; h = 10; }
        if (c->len - p < h + n) break;
        int op = b[0] & 15;
        if (op == 9) send_frame(c, 10, (char *)b + h, n); else if (op == 1) on_text(c, (char *)b + h, n); else if (op == 8) errors++;
        p += h + n;
    }
    memmove(c->buf, c->buf + p, c->len - p); c->len -= p;
}
static void pump_ns(int64_t ns) {
    struct timespec t = {.tv_sec = ns / 1000000000, .tv_nsec = ns % 1000000000};
    struct epoll_event ev[256]; int n = epoll_pwait2(ep, ev, 256, &t, NULL);
    for (int i = 0; i < n; i++) on_readable(&conns[ev[i].data.u32]);
}
static void pump(int ms) { pump_ns((int64_t)ms * 1000000); }
static void pump_for(double s) { int64_t end = now() + (int64_t)(s * 1e9); while (now() < end) pump(5); }
static void dial(int i, const char *path) {
    Conn *c = &conns[i]; struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)}; int one = 1; char req[400], *end = NULL;
    inet_pton(AF_INET, "127.0.0.1", &a.sin_addr);
    struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7f000002u + (uint32_t)i / 20000)};  /* ports of one address run out */
    c->fd = socket(AF_INET, SOCK_STREAM, 0);
    setsockopt(c->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    if (bind(c->fd, (void *)&from, sizeof from)) { perror("bind"); exit(2); }
    if (connect(c->fd, (void *)&a, sizeof a)) { perror("connect"); exit(2); }
    setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    int n = snprintf(req, sizeof req, "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n", path, port);
    if (write(c->fd, req, (size_t)n) != n) { perror("write"); exit(2); }
    c->cap = 65536; c->buf = malloc(c->cap + 1);
    while (!end) {
        ssize_t r = recv(c->fd, c->buf + c->len, c->cap - c->len, 0);
        if (r <= 0) { fprintf(stderr, "no handshake\n"); exit(2); }
        c->len += (size_t)r; c->buf[c->len] = 0; end = strstr(c->buf, "\r\n\r\n");
    }
    if (strncmp(c->buf, "HTTP/1.1 101", 12)) { fprintf(stderr, "no upgrade: %.100s\n", c->buf); exit(2); }
    size_t h = (size_t)(end + 4 - c->buf); memmove(c->buf, c->buf + h, c->len - h); c->len -= h;
    fcntl(c->fd, F_SETFL, O_NONBLOCK);
    struct epoll_event ev = {.events = EPOLLIN, .data.u32 = (uint32_t)i}; epoll_ctl(ep, EPOLL_CTL_ADD, c->fd, &ev);
}
static void say_hello(int from, int to) {
    char line[100];
    waiting = kind == YEARLINE ? to - from : 0;
    for (int i = from; i < to && kind != BARE; i++) {
        const char *first = kind == YEARLINE ? conns[i].hello : "40/race,";
        send_frame(&conns[i], 1, first, strlen(first));
        if (i % 20 == 19) pump(0);
    }
    for (int64_t end = now() + 60000000000LL; waiting > 0 && now() < end;) pump(5);  /* a table is read from the log first */
    pump_for(kind == YEARLINE ? 0.3 : 1.0);
    for (int i = from; i < to && kind == BGIO; i++) {
        int k = snprintf(line, sizeof line, "42/race,[\"sync\",\"t%d\",\"%d\",null,4]", i / SEATS, i % SEATS);
        send_frame(&conns[i], 1, line, (size_t)k);
        pump(i % SEATS == 0 ? 3 : 0);  /* the first to ask makes the match */
    }
    pump_for(kind == BGIO ? 1.5 : 0.3);
}
static void path_of(Conn *c, char *path, size_t most, FILE *hellos) {
    char line[1000], *code;
    if (kind == BARE) snprintf(path, most, "/table/%d", c->table);
    else if (kind == BGIO) snprintf(path, most, "/socket.io/?EIO=4&transport=websocket");
    else {  /* whoever names the table in the address is brought together with the others at it */
        if (!hellos || !fgets(line, sizeof line, hellos) || !(code = strstr(line, "\"table\": \""))) { fprintf(stderr, "too few hellos\n"); exit(2); }
        line[strcspn(line, "\n")] = 0; c->hello = strdup(line);
        snprintf(path, most, "/socket?table=%.*s", (int)strcspn(code + 10, "\""), code + 10);
    }
}
static void open_tables(FILE *hellos, int from, int to) {
    char path[80];
    for (int i = from * SEATS; i < to * SEATS; i++) {
        conns[i].table = i / SEATS; conns[i].seat = i % SEATS;
        path_of(&conns[i], path, sizeof path, hellos);
        dial(i, path);
        if (i % 20 == 19) pump(0);
    }
    say_hello(from * SEATS, to * SEATS);
}
/* Seconds that the servers have calculated, and that the kernel has for them. */
static void served(double *user, double *kernel) {
    *user = *kernel = 0;
    for (const char *pid = pids; pid && *pid; pid = strchr(pid, ',') ? strchr(pid, ',') + 1 : NULL) {
        char path[40], text[600]; unsigned long long u, k; FILE *stat;
        snprintf(path, sizeof path, "/proc/%d/stat", atoi(pid));
        if (!(stat = fopen(path, "r"))) continue;
        text[fread(text, 1, sizeof text - 1, stat)] = 0; fclose(stat);
        char *after = strrchr(text, ')');  /* the name before it may hold anything */
        if (after && sscanf(after, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu", &u, &k) == 2) {
            *user += (double)u / (double)sysconf(_SC_CLK_TCK); *kernel += (double)k / (double)sysconf(_SC_CLK_TCK);
        }
    }
}
static double cpu(void) { struct rusage u; getrusage(RUSAGE_SELF, &u); return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6; }

/* Play at the tables that are open; whether it was quick enough. */
static int play(void) {
    int64_t start = now(), from = start + (int64_t)(warm * 1e9), end = from + (int64_t)(secs * 1e9), next = start, t; int turn = 0; double used = 0, user = 0, kernel = 0, user_end, kernel_end;
    moves = bytes_in = frames_in = late = 0; measuring = 0; memset(hist, 0, sizeof hist);
    running = 1; wanted = pace > 0 ? pace * ntables : rate;
    if (wanted == 0) for (int i = 0; i < ntables; i++) move(i);
    while ((t = now()) < end) {
        if (!measuring && t >= from) { measuring = 1; from = t; used = cpu(); served(&user, &kernel); }
        if (wanted > 0) {
            for (; next <= t; next += (int64_t)(1e9 / wanted)) {
                int tries = 0; while ((tables[turn].busy || tables[turn].over) && tries++ < ntables) turn = (turn + 1) % ntables;
                if (tries > ntables) { late++; continue; }
                move(turn); turn = (turn + 1) % ntables;
            }
            int64_t rest = next - now();
            pump_ns(rest > 0 ? rest : 0);  /* asleep until then: who asks all the time takes a core from those who are measured */
        } else pump(5);
    }
    double elapsed = (double)(now() - from) / 1e9, speed = (double)moves / elapsed; int over = 0, stuck = 0; used = cpu() - used; running = 2;
    served(&user_end, &kernel_end);
    for (int i = 0; i < ntables; i++) { over += tables[i].over; stuck += tables[i].seq == 0; }
    printf("{\"tables\":%d,\"moves_s\":%.1f,\"p50_ms\":%.3f,\"p99_ms\":%.3f,\"bytes\":%.0f,\"load_cpu\":%.2f,\"errors\":%llu,\"refused\":%llu,\"over\":%d,\"stuck\":%d,\"late\":%llu,\"user_us\":%.1f,\"kernel_us\":%.1f}\n",
        ntables, speed, quantile(.5), quantile(.99), frames_in ? (double)bytes_in / (double)frames_in : 0, used / elapsed,
        (unsigned long long)errors, (unsigned long long)refused, over, stuck, (unsigned long long)late,
        moves ? (user_end - user) * 1e6 / (double)moves : 0, moves ? (kernel_end - kernel) * 1e6 / (double)moves : 0);
    fflush(stdout);
    measuring = 0;
    pump_for(0.2);
    return (limit == 0 || quantile(.99) <= limit) && speed >= 0.8 * wanted;
}
int main(int argc, char **argv) {
    const char *file = NULL, *steps = "250";
    for (int i = 1; i + 1 < argc; i += 2) {
        const char *k = argv[i], *v = argv[i + 1];
        if (!strcmp(k, "--port")) port = atoi(v); else if (!strcmp(k, "--tables")) steps = v; else if (!strcmp(k, "--hellos")) file = v;
        else if (!strcmp(k, "--kind")) kind = !strcmp(v, "bare") ? BARE : !strcmp(v, "bgio") ? BGIO : YEARLINE;
        else if (!strcmp(k, "--rate")) rate = atof(v); else if (!strcmp(k, "--pace")) pace = atof(v); else if (!strcmp(k, "--pids")) pids = v; else if (!strcmp(k, "--limit")) limit = atof(v);
        else if (!strcmp(k, "--secs")) secs = atof(v); else if (!strcmp(k, "--warm")) warm = atof(v);
        else if (!strcmp(k, "--hold")) hold = atof(v); else { fprintf(stderr, "unknown %s\n", k); return 2; }
    }
    const char *last = strrchr(steps, ','); int most = atoi(last ? last + 1 : steps), open = 0;
    FILE *hellos = file ? fopen(file, "r") : NULL;
    conns = calloc((size_t)most * SEATS, sizeof *conns); tables = calloc((size_t)most, sizeof *tables); ep = epoll_create1(0);
    for (int t = 0; t < most; t++) tables[t].actor = -1;
    for (const char *step = steps; step; step = strchr(step, ',') ? strchr(step, ',') + 1 : NULL, open = ntables) {
        ntables = atoi(step);
        open_tables(hellos, open, ntables);
        if (hold > 0) { printf("holding\n"); fflush(stdout); pump_for(hold); return 0; }
        if (!play() && (limit == 0 || !play())) return 0;  /* once is a hiccup */
    }
    return 0;
}
