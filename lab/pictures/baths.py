"""Bathrooms."""
from kit import *
from interiors import *
from kochi import red_floor
from manali import boards


@pictures('bathroom')
def bath_of_the_lake_suite():
    reset(53)
    wall, acc = marble('#efe6d8', '#c9b79c', .7), tiles('#2f6f6c', '#2a6562', .1, .12, False, '#d9ceb8', 0.)
    shell(4.2, 4.4, 2.9, plaster('#efe3cf', .04), marble('#dccbb0', '#b59b76', .8, .1), plaster('#f8f2e6', .02),
          back=[arch(-.75, .75, 1.5, .85, .7, 'ogee')], t=.3, back_mat=None)
    # freestanding tub below the window
    def tubf(u, v):
        a = u * 2 * pi
        prof = [(.62, 0), (.7, .08), (.8, .3), (.87, .56), (.9, .6), (.86, .61), (.8, .5), (.7, .2), (.5, .14), (.01, .12)]
        t = v * (len(prof) - 1)
        i = min(int(t), len(prof) - 2)
        f = t - i
        r, z = prof[i][0] * (1 - f) + prof[i + 1][0] * f, prof[i][1] * (1 - f) + prof[i + 1][1] * f
        e = 1 / (abs(cos(a)) ** 2.6 + abs(sin(a)) ** 2.6) ** (1 / 2.6)
        return r * e * cos(a), r * .47 * e * sin(a), z + .04 * abs(cos(a)) ** 3 * (r > .75)
    grid(64, 46, tubf, plain('#fbf7f0', .12, coat=.6), (-.75, 3.65, 0), subsurf=1)
    lathe([(.0001, .5), (.74, .5)], (-.75, 3.65, 0), water('#6fa8a0', .06, 4.), 48, scale=(1, .47, 1))
    br = brass('#c8963e', .18)
    tube([(.35, 3.95, 0), (.35, 3.95, .95), (.3, 3.93, 1.02), (.15, 3.88, 1.03), (.1, 3.86, .95)], .018, br)
    p1, p3 = marigold_proto(.04, '#f28a10'), marigold_proto(.036, '#f7f0e0', 5)
    for i in range(16):
        instance(R.choice([p1, p1, p3]), (-.75 + R.uniform(-.6, .6), 3.65 + R.uniform(-.24, .24), .51), R.uniform(0, 6))
    # vanity on the right wall with round mirror
    with group(2.1, 2.6, -pi / 2):
        box((1.7, .52, .5), (0, -.27, .3), wood('#8a5a33', '#55321a', 1., 0), .015)
        box((1.76, .56, .05), (0, -.28, .8), marble('#f1ece4', '#a89a86'), .01)
        for q in (-.42, .42):
            box((.8, .01, .42), (q, -.535, .34), wood('#8a5a33', '#55321a', 1., 0), .005)
            tube([(q - .1, -.56, .56), (q + .1, -.56, .56)], .008, br)
        lathe([(.0001, 0), (.1, 0), (.2, .1), (.22, .14), (.21, .14), (.18, .1), (.08, .03), (.0001, .025)], (0, -.28, .85), brass('#c8963e', .25), 48)
        tube([(0, -.06, .85), (0, -.06, 1.12), (0, -.1, 1.16), (0, -.2, 1.15), (0, -.22, 1.12)], .013, br)
        ob = lathe([(.0001, 0), (.42, 0), (.42, .02), (.0001, .021)], (0, -.02, 1.65), plain('#e6e4de', .02, 1.), 64, (pi / 2, 0, 0))
        lathe([(.41, 0), (.45, 0), (.45, .04), (.41, .04), (.41, 0)], (0, .0, 1.65), br, 64, (pi / 2, 0, 0))
        for q in (-.68, .68):
            lathe([(.05, 0), (.07, .22)], (q, -.1, 1.6), shade('#f6e2ba', 4.), 24)
            point((q, -.12, 1.72), 5, '#ffb668', .05)
            tube([(q, 0, 1.56), (q, -.1, 1.56), (q, -.1, 1.62)], .01, br)
        folded(.34, .24, .16, 3, (-.6, -.28, .85), fabric('#fbf6ec', 120.), .1)
        lathe([(.0001, 0), (.03, 0), (.032, .1), (.012, .12), (.012, .15), (.02, .155)], (.48, -.2, .85), plain('#7a4a1e', .1, coat=1.), 24)
        lathe([(.0001, 0), (.03, 0), (.032, .08), (.012, .1), (.012, .13), (.02, .135)], (.58, -.22, .85), plain('#7a4a1e', .1, coat=1.), 24)
    # teal zellige panel behind the tub, left wall niche shelf with towels
    for x0, x1 in ((-2.1, -1.5), (0., 2.1)):
        box((x1 - x0, .02, 1.2), ((x0 + x1) / 2, 4.39, 0), acc, 0)
    box((1.5, .02, .75), (-.75, 4.39, 0), acc, 0)
    box((.34, .5, .45), (-1.85, 2.2, 0), wood('#a87443', '#6f4522'), .015)
    folded(.3, .42, .22, 4, (-1.85, 2.2, .45), [fabric('#fbf6ec', 120.), fabric('#fbf6ec', 120.), fabric('#e0a050', 120.), fabric('#fbf6ec', 120.)], pi / 2)
    grid(30, 24, lambda u, v: ((u - .5) * 1.1, (v - .5) * .65, .012 + .004 * nz(u * 6, v * 6)), fabric('#f3ead8', 90.), (-.55, 2.75, 0))
    pot_plant((-1.75, 3.95, 0), 1.15, 'leaf', '#c98a5a', .8)
    pot_plant((1.1, 4.1, 0), .9, 'palm', '#6d5a48', .8)
    b = bush_proto(1.4, 1500, '#5f8a3a', .14, 3)
    for i in range(8):
        instance(b, (-3.5 + i * .8, 6.4 + R.uniform(0, 1), -.6), i, R.uniform(.9, 1.4))
    nishita(32, -25, .32)
    sun(30, -22, 5., '#ffdcae', 1.)
    area((-.75, 4.75, 1.5), (-.4, 2, .6), (1.4, 1.4), 60, '#fff8ee')
    area((0, -.5, 2.4), (0, 4, .8), (3, 2), 40, '#ffe8d0')
    camera((-.55, .05, 1.4), (.12, 3.6, 1.08), 21, level=True)
    shot('bathroom', exposure=.15, warm=(1.03, 1, .93), bounces=4)


def basin(side, W, y, top, wd, bowl, metal, wall_y=None, mirror='round', width=1.3, towel=None):
    """A washstand on a side wall with basin, tap, mirror and two lamps."""
    with group(side * W / 2, y, -side * pi / 2):
        box((width, .5, .42), (0, -.25, .38), wd, .015)
        box((width + .06, .54, .045), (0, -.27, .8), top, .01)
        for q in (-.25, .25):
            box((width / 2 - .05, .01, .34), (q * width, -.508, .42), wd, .005)
            tube([(q * width - .08, -.53, .62), (q * width + .08, -.53, .62)], .008, metal)
        lathe([(.0001, 0), (.1, 0), (.19, .09), (.21, .13), (.2, .13), (.17, .09), (.08, .03), (.0001, .025)], (0, -.27, .845), bowl, 48)
        tube([(0, -.05, .845), (0, -.05, 1.1), (0, -.09, 1.14), (0, -.19, 1.13), (0, -.21, 1.1)], .013, metal)
        glass = plain('#e6e4de', .02, 1.)
        if mirror == 'round':
            lathe([(.0001, 0), (.36, 0), (.36, .02), (.0001, .021)], (0, -.02, 1.6), glass, 64, (pi / 2, 0, 0))
            lathe([(.35, 0), (.385, 0), (.385, .04), (.35, .04), (.35, 0)], (0, .0, 1.6), metal, 64, (pi / 2, 0, 0))
        else:
            if mirror == 'arch':
                outline = lambda k: arch(0, -k, .72 + 2 * k, .62 + k, .36 + k, 'ogee')
            else:
                outline = lambda k: rect(-.42 - k, -k, .42 + k, .9 + k)
            slab(outline(.05), [outline(0)], .05, wd if mirror == 'rect' else metal, (0, -.025, 1.15), bevel=.008)
            slab(outline(0), [], .02, glass, (0, -.015, 1.15), bevel=.001)
        for q in (-.56, .56):
            lathe([(.05, 0), (.065, .2)], (q * width / 1.3, -.1, 1.5), shade('#f6e2ba', 4.), 24)
            point((q * width / 1.3, -.12, 1.62), 5, '#ffb668', .05)
            tube([(q * width / 1.3, 0, 1.46), (q * width / 1.3, -.1, 1.46), (q * width / 1.3, -.1, 1.52)], .01, metal)
        folded(.3, .22, .14, 3, (-.46 * width / 1.3, -.26, .845), towel or fabric('#fbf6ec', 120.), .1)
        for q, h in ((.4, .1), (.49, .08)):
            lathe([(.0001, 0), (.028, 0), (.03, h), (.011, h + .02), (.011, h + .05), (.018, h + .055)], (q * width / 1.3, -.18, .845), plain('#7a4a1e', .1, coat=1.), 20)


def tub_built_in(x, y, L, tile, metal, w=.8, h=.56):
    """A tub with a tiled front along the back wall."""
    white = plain('#fbf7f0', .12, coat=.6)
    box((L, .06, h), (x, y - w / 2 + .04, 0), tile, .004)
    slab([(-L / 2, -w / 2), (L / 2, -w / 2), (L / 2, w / 2), (-L / 2, w / 2)],
         [[((L / 2 - .09) * cos(2 * pi * i / 40) / max(abs(cos(2 * pi * i / 40)), abs(sin(2 * pi * i / 40))) ** .8, (w / 2 - .09) * sin(2 * pi * i / 40) / max(abs(cos(2 * pi * i / 40)), abs(sin(2 * pi * i / 40))) ** .8) for i in range(40)]],
         .05, white, (x, y, h), flat=True, bevel=.02)
    box((L - .12, w - .1, .04), (x, y, h - .42), white, 0)
    for s in (-1, 1):
        box((.03, w - .1, .42), (x + s * (L / 2 - .07), y, h - .42), white, 0)
    for s in (-1, 1):
        box((L - .1, .03, .42), (x, y + s * (w / 2 - .07), h - .42), white, 0)
    box((L - .16, w - .16, .01), (x, y, h - .14), water('#8fb8b0', .05, 4.), 0)
    tube([(x + L / 2 - .22, y + w / 2 - .05, h + .02), (x + L / 2 - .22, y + w / 2 - .05, h + .2), (x + L / 2 - .22, y + w / 2 - .18, h + .22), (x + L / 2 - .22, y + w / 2 - .22, h + .17)], .015, metal)


def rain_shower(x, y, z, metal, out=.35, side=1):
    tube([(x, y, .95), (x, y, z), (x - side * out * .5, y, z + .06), (x - side * out, y, z)], .012, metal)
    lathe([(.0001, .03), (.03, .03), (.12, .012), (.12, 0), (.0001, 0)], (x - side * out, y, z - .04), metal, 32)
    lathe([(.0001, 0), (.035, 0), (.035, .04), (.0001, .04)], (x - .02 * side, y, 1.05), metal, 24, (0, -side * pi / 2, 0))


def bath(name, side, wall, tile, floor, wd, top, bowl, metal, mirror, window, outside, accent, elev=32, az=-25, size=(3., 3.3, 2.6),
         ceiling=None, tub=True, frame=None, exposure=.25, extra=None, warm=(1.03, 1, .95), lens=20):
    """One bathroom: the washstand on the wall of `side`, below the window a built-in tub or nothing, a rain shower opposite."""
    W, D, H = size
    shell(W, D, H, wall, floor, ceiling or plaster('#f8f2e6', .02), back=[window], t=.25)
    lo, hi = min(p[1] for p in window), max(p[1] for p in window)
    x0, x1 = min(p[0] for p in window), max(p[0] for p in window)
    zt = 1.25 if lo > .6 else lo
    # tiles behind the tub and in the shower corner, around the window
    for a, b, z0, z1 in ((-W / 2, x0, 0, 1.25), (x1, W / 2, 0, 1.25), (x0, x1, 0, min(lo, 1.25))):
        if b - a > .02:
            box((b - a, .02, z1 - z0), ((a + b) / 2, D - .01, z0), tile, 0)
    box((.02, 1.5, 2.2), (-side * (W / 2 - .01), D - .75, 0), tile, 0)
    if frame:
        for x in (x0 + .03, (x0 + x1) / 2, x1 - .03):
            box((.05, .1, hi - lo), (x, D + .06, lo), frame, .006)
        for z in (lo, hi - .05):
            box((x1 - x0, .09, .05), ((x0 + x1) / 2, D + .06, z), frame, .006)
    if tub:
        tub_built_in(-side * .15, D - .42, W - .3 - .0, tile, metal)
        rain_shower(-side * (W / 2 - .05), D - .45, 2.0, metal, side=-side)
    basin(side, W, 1.75, top, wd, bowl, metal, mirror=mirror)
    grid(30, 24, lambda u, v: ((u - .5) * .95, (v - .5) * .6, .012 + .004 * nz(u * 6, v * 6)), accent, (-side * .2, D - 1.25 if tub else 1.75, 0))
    if tub:
        box((.34, .34, .42), (-side * (W / 2 - .35), D - 1.25, 0), wd, .012)
        folded(.28, .26, .18, 3, (-side * (W / 2 - .35), D - 1.25, .42), [fabric('#fbf6ec', 120.), accent, fabric('#fbf6ec', 120.)], .2)
    if extra:
        extra(W, D, H)
    outside(D)
    nishita(elev, az, .32)
    sun(elev - 2, az + 3, 4.6, '#ffdfb4', 1.)
    area(((x0 + x1) / 2, D + .3, (lo + hi) / 2), ((x0 + x1) / 2 * .5, 1, .7), (x1 - x0, hi - lo), 55, '#fff8ee')
    area((0, -.5, 2.2), (0, 4, .8), (2.4, 1.6), 52, '#ffeedb')
    camera((-side * .62, -.1, 1.42), (side * .22, D, 1.08), lens, level=True)
    shot(name, exposure=exposure, warm=warm, bounces=4)


def bushes(c, flowers=None, y=2., low=-.6):
    def build(D):
        b = bush_proto(1.4, 1500, c, .14, 3, .8, flowers)
        for i in range(9):
            instance(b, (-4 + i * .9, D + y + R.uniform(0, 1), low), i, R.uniform(.9, 1.4))
    return build


def palms(D):
    bushes('#4d7a30', '#e8602a', 2.6, -1.)(D)
    p = palm_proto(7.5, 1.2, 20, 2.8, 2)
    for x, y, s in ((-2.2, 8, 1.), (1.6, 10, 1.1), (4, 7, .9), (-5, 11, 1.2)):
        instance(p, (x, D + y, -1.5), R.uniform(0, 6), s)


def slope(D):
    ps = [pine_proto(11, 2.3, 1), pine_proto(13, 2.4, 4, 30)]
    terrain(-140, 140, D + 3, 220, 90, 60, ground('#48633a', '#7d8450', .12, .6), .014, 6, False, profile=lambda X, Y: np.clip((Y - 20) / 120, 0, 1.3) + .02, loc=(0, 0, -5))
    for i in range(40):
        y = 10 + 50 * R.random() ** 1.4
        instance(R.choice(ps), (R.uniform(-26, 26), D + y, -5 + max(0, y - 20) * .2), R.uniform(0, 6), R.uniform(.6, 1.1))


@pictures('room-courtyard-double-bath')
def bath_of_the_courtyard_double():
    """A walk-in shower without a step: seat that folds down, grab rails, a floor that drains."""
    reset(171)
    steel = plain('#cfcac0', .22, 1.)
    tile = tiles('#2c4470', '#263c64', .12, .16, False, '#d9cdb0', 0.)
    def shower(W, D, H):
        x = -W / 2
        with group(x, D - .62, pi / 2):               # the seat, folded down, in front of the left wall
            for q in range(4):
                box((.42, .08, .025), (0, -.1 - q * .1, .47), wood('#a87443', '#6f4522'), .006)
            for q in (-.19, .19):
                tube([(q, -.01, .46), (q, -.42, .46)], .012, steel)
                tube([(q, -.01, .3), (q, -.26, .455)], .01, steel)
        tube([(x + .06, D - 1.3, .78), (x + .06, D - .95, .78)], .016, steel)
        tube([(x + .06, D - 1.3, .78), (x + .06, D - 1.3, 1.5)], .016, steel)
        tube([(x + .25, D - .06, .82), (x + .95, D - .06, .82)], .016, steel)
        for p in ((x + .06, D - 1.3, .78), (x + .06, D - 1.3, 1.5), (x + .06, D - .95, .78)):
            tube([p, (p[0] - .06, p[1], p[2])], .016, steel)
        for q in (.25, .95):
            tube([(x + q, D - .06, .82), (x + q, D, .82)], .016, steel)
        tube([(x + .05, D - .3, .9), (x + .05, D - .3, 1.75)], .012, steel)       # hand shower on a rail
        tube([(x + .06, D - .3, 1.5), (x + .16, D - .3, 1.56)], .014, steel)
        lathe([(.0001, 0), (.05, 0), (.055, .02), (.0001, .03)], (x + .17, D - .3, 1.53), steel, 24, (0, 2.3, 0))
        tube([(x + .05 + .1 * sin(pi * t / 14), D - .3 - .02 * t / 14, 1.5 - .5 * sin(pi * t / 14) - .45 * t / 14) for t in range(15)], .007, steel)
        rain_shower(x + .05, D - .62, 2.05, steel, .4, -1)
        for q in range(9):                           # drain
            box((.03, .012, .004), (x + .6 + q * .05, D - 1.28, 0), plain('#5a5650', .3, 1.), 0)
    bath('room-courtyard-double-bath', 1, plaster('#f1ead9', .05, .85, .35), tile, tiles('#93988a', '#8a8f80', .3, .3, False, '#747a6c', 0.), wood('#4a3020', '#2a190e', 1., 0),
         stone('#dcb98a', (2, 2), .4, .06, .001, .1), plain('#f7f3ea', .12, coat=.6), steel, 'arch', arch(.35, 1.3, .7, .4, .35, 'ogee'), bushes('#5f8a3a', '#e8902a', 2.2, .3), fabric('#e0a128', 120.), tub=False, extra=shower)


@pictures('room-deluxe-double-bath')
def bath_of_the_deluxe_double():
    reset(172)
    bath('room-deluxe-double-bath', -1, plaster('#efe0c4'), tiles('#b5541f', '#a84c1c', .1, .14, False, '#e6d3b0', 0.), marble('#e6d6bd', '#b59b76', .8, .1), wood('#5a3720', '#38210f', 1., 0),
         marble('#f1ece4', '#a89a86'), plain('#f7f3ea', .12, coat=.6), brass('#c8963e', .18), 'round', rect(-.75, 1.0, .55, 2.15), bushes('#5f7a3a', None, 3., .2), fabric('#d98a2b', 120.), frame=wood('#6a4023', '#432712'))


@pictures('room-family-bath')
def bath_of_the_family_room():
    reset(173)
    def step(W, D, H):
        w = plain('#2f6f73', .4)
        box((.5, .34, .2), (.35, D - 1.05, 0), w, .02)       # a step for children, and a boat and a duck on the rim
        box((.5, .17, .2), (.35, D - .97, .2), w, .02)
        sphere(.05, (.5, D - .76, .65), plain('#f2b51c', .35), (1.2, .9, .8), 16)
        sphere(.03, (.55, D - .76, .71), plain('#f2b51c', .35), seg=14)
        box((.16, .06, .04), (.2, D - .77, .615), plain('#b5431f', .5), .012)
        tube([(.2, D - .77, .65), (.2, D - .77, .76)], .005, wood())
    bath('room-family-bath', 1, plaster('#f3e6cd'), tiles('#2f6f73', '#2a6568', .15, .14, True, '#e6dac0', 0.), tiles('#c4703f', '#b5623a', .3, .3, False, '#8a5a40', 0.), wood('#6a4023', '#432712', 1., 0),
         marble('#f1ece4', '#a89a86'), plain('#f7f3ea', .12, coat=.6), brass('#c8963e', .2), 'arch', arch(-.2, 1.0, 1.1, .6, .5, 'ogee'), bushes('#5f7a3a', '#e8902a'), fabric('#c9571f', 120.), extra=step, size=(3.2, 3.3, 2.7))


@pictures('room-twin-bath')
def bath_of_the_garden_twin():
    reset(174)
    bath('room-twin-bath', -1, plaster('#f0e6d2'), tiles('#8fa58a', '#86997f', .12, .14, False, '#efe7d4', 0.), tiles('#d9cdb4', '#cfc2a6', .4, .22, False, '#b5a88c', 0.), wood('#a87443', '#6f4522', 1., 0),
         marble('#f1ece4', '#b5ab98'), plain('#e9efe2', .15, coat=.6), plain('#cfcac0', .22, 1.), 'round', rect(-.5, 1.1, .9, 2.1), bushes('#4f7a36', '#e8602a'), fabric('#8fa58a', 120.), frame=wood('#8a5a33', '#5b3519'), az=25)


@pictures('room-veranda-bath')
def bath_of_the_veranda_room():
    reset(175)
    bath('room-veranda-bath', 1, plaster('#f2e7d2', .05), tiles('#3f7a6c', '#37705f', .2, .14, False, '#d9ceb4', 0.), planks('#7d5030', '#57351c', .13, 1.8, .25), wood('#5d371d', '#331c0b', 1., 0),
         stone('#3f4642', (3, 3), .3, .08, .001, .1), brass('#c8963e', .25), brass('#c8963e', .18), 'rect', rect(-1.05, .95, .75, 2.2), palms, fabric('#3f7a6c', 120.), frame=wood('#5d371d', '#331c0b'), exposure=.35)


@pictures('room-backwater-villa-bath')
def bath_of_the_backwater_villa():
    reset(176)
    bath('room-backwater-villa-bath', -1, plaster('#f4efe4', .04), tiles('#27436b', '#efe6d2', .14, .15, True, '#c9bfa9', 0.), red_floor(), wood('#9a6436', '#623a1a', 1., 0),
         marble('#f1ece4', '#a89a86'), plain('#f7f3ea', .12, coat=.6), brass('#c8963e', .2), 'rect', rect(-.7, .95, .9, 2.05), palms, fabric('#d9962b', 120.), frame=plain('#4d7f86', .5), ceiling=planks('#a8723f', '#8a5a30', .16, 3.), size=(3.3, 3.4, 2.6))


@pictures('room-pine-cabin-bath')
def bath_of_the_pine_cabin():
    reset(177)
    bath('room-pine-cabin-bath', 1, boards('#c58a4c', '#8f5a2a', .15, 0), tiles('#e8e2d4', '#ded7c6', .12, .16, False, '#a59c88', 0.), tiles('#6a6e6c', '#5f6362', .4, .3, False, '#4a4d4c', 0.), wood('#a87443', '#6f4522', 1., 0),
         stone('#8b8a84', (3, 3), .4, .1, .001, .2), plain('#f7f3ea', .12, coat=.6), plain('#2a2826', .35, .7), 'rect', rect(-.6, 1.05, .6, 2.0), slope, fabric('#a3341f', 120.), frame=wood('#8a5a33', '#55321a'), ceiling=planks('#cf9a5c', '#a8743c', .14, 3.), exposure=.35)


@pictures('room-orchard-twin-bath')
def bath_of_the_orchard_twin():
    reset(178)
    def shower(W, D, H):
        black = plain('#2a2826', .35, .7)
        rain_shower(W / 2 - .05, D - .6, 2.05, black, .4, 1)
        half = tiles('#2f5d4a', '#294f40', .1, .14, False, '#d9d2c0', 0.)
        box((.95, .1, 1.15), (W / 2 - .475, D - 1.32, 0), half, 0)       # a half wall, with a shelf of wood
        box((1., .14, .03), (W / 2 - .49, D - 1.32, 1.15), wood('#c99458', '#96652f', 1., 0), .006)
        folded(.28, .12, .1, 2, (W / 2 - .6, D - 1.32, 1.18), [fabric('#fbf6ec', 120.), fabric('#b9453a', 120.)])
    bath('room-orchard-twin-bath', -1, plaster('#f3efe6', .04), tiles('#2f5d4a', '#294f40', .1, .14, False, '#d9d2c0', 0.), tiles('#8a8478', '#817b6f', .3, .3, False, '#6a655b', 0.), wood('#c99458', '#96652f', 1., 0),
         wood('#c99458', '#96652f', 1., 0), plain('#f7f3ea', .12, coat=.6), plain('#2a2826', .35, .7), 'rect', rect(-1.0, 1.1, -.1, 2.0), bushes('#5d8038', '#b3261c', 2.4, .2), fabric('#b9453a', 120.), frame=wood('#8a5a33', '#55321a'), tub=False, extra=shower)


@pictures('room-deodar-chalet-bath')
def bath_of_the_deodar_chalet():
    reset(179)
    bath('room-deodar-chalet-bath', -1, boards('#a87a4f', '#7d5632', .18), tiles('#4f5a55', '#48524e', .2, .16, False, '#8a8f88', 0.), tiles('#5b5f60', '#525657', .5, .28, False, '#404344', 0.), wood('#6d4a2e', '#402a18', 1., 0),
         stone('#4f5357', (3, 3), .35, .1, .001, .2), stone('#8b8a84', (3, 3), .4, .1, .001, .3), brass('#c8963e', .25), 'round', rect(-.95, 1.0, .75, 2.1), slope, fabric('#c9922e', 120.), frame=wood('#5a3d27', '#352214'), ceiling=planks('#b58657', '#8f6540', .16, 3.), exposure=.45, size=(3.2, 3.4, 2.5))
