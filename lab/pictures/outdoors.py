"""Exteriors and attractions."""
from kit import *

def glow_plane(x0, x1, z0, z1, y, c='#ffb056', s=2.5):
    """Lit interior seen through openings; does not light the scene by itself (keeps noise down)."""
    def b(t):
        o = t('SeparateXYZ', Vector=t('TexCoord').outputs['Generated'])
        n = t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=.6, Detail=2.)
        k = t.math('MULTIPLY', t.math('ADD', .2, t.math('POWER', o.outputs[2], 1.5)), t.math('ADD', .1, t.math('MULTIPLY', n.outputs[0], 1.6)))
        return t('Emission', Color=t.mix(.75, C(c), (1., .3, .05)), Strength=t.math('MULTIPLY', k, s * .8))
    m = material(('emit', C(c), s, 'plane'), b)
    ob = mesh([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], m)
    ob.visible_diffuse = False
    return ob


def chhatri(x, y, z, r, st, dm, n=8, h=None):
    h = h or r * 1.9
    box((r * 2.3, r * 2.3, .18), (x, y, z), st, .03)
    for i in range(n):
        a = 2 * pi * (i + .5) / n
        lathe([(.1 * r, 0), (.13 * r, .06 * h), (.07 * r, .15 * h), (.07 * r, .8 * h), (.13 * r, h)], (x + r * .9 * cos(a), y + r * .9 * sin(a), z + .18), st, 10)
    lathe([(r * .7, h - .25 * r), (r * 1.0, h - .2 * r), (r * 1.0, h), (r * 1.35, h + .02), (r * 1.38, h + .1), (r * 1.0, h + .24), (r, h + .3)], (x, y, z + .18), st, 32)
    dome(r, r * 1.15, (x, y, z + h + .45), dm, .14, 32, 16)
    finial(r * .75, (x, y, z + h + .42 + r * 1.12), brass())


def fountain(x, y):
    """A lobed marble basin full of marigolds."""
    lathe([(1.35, 0), (1.4, .1), (1.35, .38), (1.45, .45), (1.25, .46), (1.2, .3), (.001, .3)], (x, y, 0), marble('#efe2cc', '#c2a67e'), 96, lobes=16, lobe_amp=.06)
    lathe([(.0001, .36), (1.24, .36)], (x, y, 0), water('#1e5a5e', .12, 3.), 64, lobes=16, lobe_amp=.06)
    lathe([(.2, .3), (.12, .5), (.1, .75), (.2, .9), (.5, 1.0), (.55, 1.06), (.5, 1.05), (.12, .96), (.06, 1.1), (.04, 1.3), (.09, 1.36), (.001, 1.42)], (x, y, 0), marble('#efe2cc', '#c2a67e'), 48)
    p1, p2, p3 = marigold_proto(.06, '#f28a10'), marigold_proto(.055, '#e8550c', 3), marigold_proto(.05, '#f7b21c', 5)
    for i in range(110):
        a, r = R.uniform(0, 2 * pi), 1.1 * sqrt(R.uniform(.12, 1))
        instance(R.choice([p1, p2, p3]), (x + r * cos(a), y + r * sin(a), .37), R.uniform(0, 6))


def arcade(x, y, n, st, w=2.2):
    """A wall of n cusped arches at y with columns before it and small windows above; the middle of it is at x."""
    L = n * w
    slab(rect(-L / 2 - .6, -.1, L / 2 + .6, 4.4), [arch(-L / 2 + (i + .5) * w, -.08, w * .8, 2.1, .9, 'cusp', 9) for i in range(n)], .4, st, (x, y, 0))
    slab(rect(-L / 2 - .6, 4.4, L / 2 + .6, 7.6), [arch(-L / 2 + (i + .5) * w, 5.1, 1.1, .9, None, 'cusp', 7) for i in range(n)], .3, st, (x, y + .1, 0))
    box((L + 1.2, .9, .12), (x, y - .2, 4.35), st, .03)
    for i in range(n + 1):
        lathe([(.0001, 0), (.22, 0), (.22, .2), (.14, .3), (.12, .42), (.13, 1.2), (.105, 2.0), (.16, 2.1), (.2, 2.2)], (x - L / 2 + i * w, y - .26, -.06), st, 24, lobes=12, lobe_amp=.05)
    slab(rect(-L / 2 - .6, 0, L / 2 + .6, 4.3), [], .2, plaster('#eac79a', .06), (x, y + 2.2, -.1))
    for i in range(n):
        lamp((x - L / 2 + (i + .5) * w, y + 1.1, 2.8), 'lantern', 6, .45, r=.18)


def merlons(x0, x1, y, z, st, w=.55):
    n = int((x1 - x0) / w)
    pl = [(-.2, 0), (.2, 0), (.2, .3), (.13, .45), (0, .62), (-.13, .45), (-.2, .3)]
    src = slab(pl, [], .18, st, (0, 0, 0), bevel=.015)
    for i in range(n):
        instance(src, (x0 + (i + .5) * (x1 - x0) / n, y, z))
    src.location.z = -1000


def bay(x, y, z, w, d, h, st, dm, s=3.):
    """Jharokha: projecting balcony with arches and a bowed roof, front at y - d."""
    o = arch(0, .75, w * .5, h * .32, None, 'cusp', 7)
    slab(rect(-w / 2, 0, w / 2, h), [o], .14, st, (x, y - d, z))
    for k in (-1, 1):
        slab(rect(-d / 2, 0, d / 2, h), [arch(0, .75, d * .55, h * .36, None, 'cusp', 5)], .14, st, (x + k * w / 2, y - d / 2, z), pi / 2)
    box((w + .3, d + .2, .14), (x, y - d / 2, z), st, .03)
    box((w + .2, d + .1, .1), (x, y - d / 2 - .05, z + .72), st, .03)
    for i, k in enumerate((.85, .6, .32)):
        box((w * k, d * k, .22), (x, y - d * k / 2, z - .22 * (i + 1)), st, .05)
    box((w + .7, d + .5, .09), (x, y - d / 2, z + h), st, .03)
    grid(20, 10, lambda u, v: ((u - .5) * (w + .3), -v * (d + .15), (w * .28) * (1 - (2 * u - 1) ** 2) * (1 - .5 * (2 * v - 1) ** 2) + .05), dm, (x, y, z + h + .05))
    for q in (-.3, 0, .3):
        finial(.4, (x + q * w, y - d * .5, z + h + w * .25), brass())
    glow_plane(x - w / 2, x + w / 2, z, z + h, y - .02, '#ffa848', s)


def facade(x0, x1, y, z, floors, st, fh=4., bayw=2.6, ow=1.5, kinds=('cusp',), s=2.6, depth=8., lit=.8):
    w = x1 - x0
    n = max(1, round(w / bayw))
    for f in range(floors):
        holes = []
        for i in range(n):
            cx = x0 + (i + .5) * w / n
            holes.append(arch(cx, .35 if f else .05, ow, fh * .46, None, kinds[f % len(kinds)], 9, 60))
        slab(rect(x0, 0, x1, fh), holes, .5, st, (0, y, z + f * fh))
        for i in range(n):
            cx = x0 + (i + .5) * w / n
            if R.random() < lit:
                glow_plane(cx - bayw / 2, cx + bayw / 2, z + f * fh, z + (f + 1) * fh, y + 1.3, R.choice(['#ffad50', '#ffb866', '#ff9c3c']), s * R.uniform(.6, 1.3))
            if f:   # railing
                box((ow + .1, .12, .7), (cx, y + .1, z + f * fh + .35), st, .02)
                for q in range(5):
                    box((.05, .14, .5), (cx - ow / 2 + (q + .5) * ow / 5, y + .03, z + f * fh + .43), st, .01)
            # moulded frame
            fr = arch(cx, .2, ow + .5, fh * .48, (ow + .5) * .62, 'ogee', steps=40)
            slab(fr, [arch(cx, .1 - .01, ow + .34, fh * .48, (ow + .34) * .62, 'ogee', steps=40)], .06, st, (0, y - .27, z + f * fh), bevel=.01)
        box((w + .3, 1.2, .1), ((x0 + x1) / 2, y - .35, z + (f + 1) * fh - .3), st, .03)
        box((w + .1, .7, .18), ((x0 + x1) / 2, y - .1, z + (f + 1) * fh - .2), st, .03)
        for i in range(n * 3):
            box((.1, .7, .22), (x0 + (i + .5) * w / n / 3, y - .35, z + (f + 1) * fh - .52), st, .02)
    top = z + floors * fh
    box((w, depth, .2), ((x0 + x1) / 2, y + depth / 2, top - .1), st, .02)
    for xx in (x0 + .25, x1 - .25):
        slab(rect(0, 0, depth, floors * fh), [], .5, st, (xx, y, z), pi / 2)
    box((w, .3, .5), ((x0 + x1) / 2, y, top), st, .03)
    merlons(x0, x1, y, top + .5, st)
    return top


DUSK = [(0, '#f6a45c'), (.06, '#ee8f5f'), (.16, '#c97f7f'), (.34, '#7f7899'), (.65, '#47578c'), (1, '#2b3a6b')]


@pictures('hero-udaipur-lake-palace')
def hero_udaipur():
    reset(11)
    st = stone('#dcab72', (1.1, .45), .8, .16, .012, .5)
    dm = stone('#e8c394', (3, 3), .7, .08, .002, .3)
    base = stone('#b98a58', (1.4, .5), .85, .2, .014, .6)
    # ghat and plinth
    for i in range(7):
        box((64, 26 - i * .8, .3), (0, 13 + i * .4, -.35 + i * .28), base, .03)
    z = 1.6
    t1 = facade(-9, 9, 2.5, z, 3, st, 4.1, 2.57, 1.5, ('cusp', 'ogee', 'cusp'))
    t2 = facade(-21, -11.4, 4., z, 2, st, 3.9, 2.4, 1.4, ('cusp', 'cusp'))
    t3 = facade(11.4, 23, 4., z, 2, st, 3.9, 2.4, 1.4, ('cusp', 'cusp'))
    for x in (-10.2, 10.2):     # octagonal towers
        lathe([(1.75, 0), (1.75, 4), (1.9, 4.05), (1.9, 4.3), (1.7, 4.35), (1.65, 8.3), (1.9, 8.4), (1.9, 8.7), (1.6, 8.75), (1.55, 12.8), (2.2, 13.), (2.25, 13.2), (.1, 13.2)], (x, 2.9, z), st, 8, pi / 8, smooth=False)
        for f in range(3):
            bay(x, 1.35, z + .7 + f * 4.2, 1.5, .7, 2.5, st, dm, 3.5)
        chhatri(x, 2.9, z + 13.2, 1.5, st, dm)
    for x in (-4.6, 4.6):
        bay(x, 2.3, z + 4.6, 2.3, 1.1, 2.9, st, dm, 3.5)
    bay(0, 2.3, z + 8.6, 3., 1.3, 3.1, st, dm, 4.)
    for x, r in ((-7.4, .9), (7.4, .9), (-2.2, .8), (2.2, .8)):
        chhatri(x, 4.2, t1 + .3, r, st, dm)
    chhatri(0, 6.5, t1 + .6, 2.2, st, dm, 8, 3.)
    for x, tt in ((-20, t2), (-13, t2), (13, t3), (21.6, t3)):
        chhatri(x, 5.4, tt + .3, 1., st, dm)
    # gardens
    b1, b2 = bush_proto(2.2, 3200, '#48602f', .1, 2, 1.1), bush_proto(2., 3000, '#566b33', .1, 5, 1.)
    for i in range(34):
        x = R.choice([R.uniform(-46, -23), R.uniform(25, 46), R.uniform(-46, -23)])
        instance(R.choice([b1, b2]), (x, R.uniform(3, 14), z + R.uniform(-.8, .6)), R.uniform(0, 6), R.uniform(.7, 1.5))
    pm = palm_proto(8, 1., 18, 2.8, 3)
    for x, y, s in ((-24.5, 4, 1.), (-27, 6, 1.25), (-31, 5, .9), (25.6, 3.5, 1.1), (29, 6, 1.3), (34, 5, 1.)):
        instance(pm, (x, y, z - .3), R.uniform(0, 6), s)
    mesh([(-500, -120, 0), (500, -120, 0), (500, 600, 0), (-500, 600, 0)], [(0, 1, 2, 3)], water('#1d3a48', .2, .55, .02, (1, 1.6, 1)))
    terrain(-420, 420, 170, 520, 150, 95, hills_mat('#4d4a44', '#6d5f52', s=.4), .009, 8, profile=lambda X, Y: np.clip((Y - 170) / 120, 0, 1) * (.55 + .45 * np.cos(X / 130 - 1.)), loc=(0, 0, -3))
    # ghat lamps and boat
    for i in range(15):
        x = -21 + i * 3.
        lathe([(.09, 0), (.09, .5), (.15, .55), (.15, .62)], (x, -.4, .05), base, 10)
        sphere(.13, (x, -.4, .8), emit('#ffb860', 14), seg=10)
    boat(-13., -13., 1.0, .35)
    d = Vector((-.55, .8, .06)).normalized()
    sky(DUSK, .85, d, '#ff9a4a', 5., 1., .75, '#ffb07a', '#8a6f86', 1.1, .5)
    area((-34, -34, 22), (0, 3, 7), (30, 20), 12000, '#ffdcc6')
    for x in (-16, -7, 0, 7, 17):
        area((x, -2.2, 1.8), (x, 3, 9), (4, .5), 300, '#ffc48a')
    camera((-9, -37, 2.6), (-.5, 2, 7.6), 23.5, level=True, shift=(-.23, 0))
    shot('hero-udaipur-lake-palace', exposure=.3, haze='#c98d78', haze_d=(60, 520), haze_p=1.1, bloom=.2, sat=1.1, bounces=3)


def boat(x, y, s=1., rot=0., canopy=True, z=0.):
    with group(x, y, rot, z, s):
        wd = wood('#6a4023', '#3a2110')
        def g(u, v):
            t = 2 * u - 1
            w = .75 * (1 - abs(t) ** 2.6) + .02
            a = pi * v
            return t * 3., -cos(a) * w, -.25 + .62 * (1 - sin(a)) ** 1. * 1. + .5 * t * t * abs(t) - .1 * sin(a)
        ob = grid(30, 14, g, wd)
        ob.modifiers.new('so', 'SOLIDIFY').thickness = .04
        for q in (-1, 0, 1):
            box((.25, 1.2, .05), (q * 1.1, 0, .22), wd, .01)
        if canopy:
            for qx in (-1.1, 1.1):
                for qy in (-.5, .5):
                    cyl(.025, 1.45, (qx, qy, .2), wd, seg=8)
            grid(12, 12, lambda u, v: ((u - .5) * 2.6, (v - .5) * 1.4, 1.62 + .18 * (1 - (2 * v - 1) ** 2)), fabric('#c9571f'))
        # lantern at the prow
        sphere(.07, (2.5, 0, .75), emit('#ffb860', 16), seg=10)


@pictures('hero-kochi-backwater-villa')
def hero_kochi():
    reset(21)
    wd, dk = wood('#7a4a28', '#46280f', 1., 2), wood('#5d371d', '#331c0b', 1., 2)
    rt = roof_tiles('#8a4a30')
    pls = plaster('#f0dfbf', .08)
    lat = stone('#8d5a40', (.5, .22), .9, .2, .012, .7)
    box((19, 12, 1.5), (0, 8, -.6), lat, .05)
    box((21, 3.2, .5), (0, 1.4, -.2), lat, .05)
    for i in range(3):
        box((4, .45, .3), (0, .2 - i * .42, .25 - i * .28), lat, .03)
    z = .9
    # veranda posts, rail and inner wall with doors
    box((18, 11, .06), (0, 8, z), planks('#7d5030', '#5d3a20', .14, 2.), .01)
    for i in range(8):
        x = -8.4 + i * 2.4
        lathe([(.16, 0), (.16, .5), (.1, .62), (.12, 1.2), (.09, 2.3), (.14, 2.45), (.17, 2.6), (.17, 2.8)], (x, 3., z), wd, 16)
        box((.9, .14, .14), (x, 3., z + 2.75), wd, .02)
        if i not in (3,) and i < 7:
            for k in range(12):
                box((.035, .035, .62), (x + (k + .5) * .2, 3., z + .12), dk, .004)
            box((2.4, .09, .06), (x + 1.2, 3., z + .74), wd, .01)
            box((2.4, .06, .05), (x + 1.2, 3., z + .1), wd, .01)
    box((18, .2, .25), (0, 3., z + 2.85), wd, .02)
    doors = [rect(c - .75, 0, c + .75, 2.35) for c in (-6, -2, 2, 6)]
    wins = [rect(c - .4, .9, c + .4, 2.2) for c in (-4, 0, 4)]
    slab(rect(-8, 0, 8, 3.1), doors + wins, .3, pls, (0, 5.4, z))
    for c in (-6, -2, 2, 6):
        for s in (-1, 1):
            box((.08, .36, 2.4), (c + s * .75, 5.4, z), dk, .01)
            box((.7, .05, 2.3), (c + s * 1.08, 5.1, z), wd, .01, s * .5)
        box((1.6, .36, .1), (c, 5.4, z + 2.33), dk, .01)
    for i in range(8):
        glow_plane(-8 + i * 2, -6 + i * 2, z, z + 3., 7.2, R.choice(['#ffb056', '#ffc070', '#ff9f40']), R.uniform(2.2, 3.4))
    for s in (-1, 1):
        slab(rect(-3.5, 0, 4.5, 3.1), [rect(-.5, .9, .7, 2.2)], .3, pls, (s * 8, 8.6, z), pi / 2)
    # roofs: wide hipped veranda roof, upper storey, gabled crown
    roof(17, 11.4, 3.6, (0, 8.1, z + 2.95), rt, 1.5, .14, hip=5.6)
    slab(rect(-5, 0, 5, 2.2), [rect(-4.4 + k * 1.8, .5, -3. + k * 1.8, 1.75) for k in range(5)], .2, wd, (0, 6.1, z + 4.35))
    glow_plane(-5, 5, z + 4.2, z + 6.6, 6.6, '#ffb050', 3.)
    for k in range(25):
        box((.05, .06, 1.3), (-4.5 + k * .375, 6.05, z + 4.85), dk, .004)
    for s in (-1, 1):
        slab(rect(-2, 0, 2, 2.2), [], .2, wd, (s * 5, 8.1, z + 4.35), pi / 2)
    roof(10, 5.4, 2.9, (0, 8.1, z + 6.45), rt, 1.2, .14, hip=2.3)
    for s in (-1, 1):
        slab([(-1.5, 0), (1.5, 0), (0, 1.5)], [], .12, wd, (s * 4.2, 8.1, z + 7.9), pi / 2)
        finial(.9, (s * 3.9, 8.1, z + 9.3), brass())
    # jetty, canoe, lamps
    for i in range(26):
        box((1.7, .2, .05), (-5.5, -1. - i * .23, .36), wd, .006)
    for i in range(5):
        for s in (-1, 1):
            cyl(.08, 1.6, (-5.5 + s * .8, -.9 - i * 1.35, -.5), dk, seg=10)
    lamp((-4.75, -6.2, 1.05), 'lantern', 9, .4, r=.16)
    boat(-1.2, -5.2, .95, .3, False)
    for x in (-7.2, -4.8, -2.4, 0, 2.4, 4.8, 7.2):
        lamp((x, 3.5, z + 2.85), 'pendant', 6, .35, r=.14, power=70)
    # vegetation
    p1, p2 = palm_proto(9.5, 1.6, 20, 3.1, 2), palm_proto(8, -1.1, 20, 2.9, 6)
    for x, y, s, q in ((-10.2, 3, 1.05, 1), (-12.5, 6, 1.3, 2), (-15, 2.5, .95, 1), (10.3, 2.5, 1.15, 2), (12.6, 5, 1.4, 1), (15.5, 3, 1., 2), (-7, 16, 1.5, 1), (3, 17, 1.6, 2), (8, 15, 1.45, 1), (-18, 9, 1.4, 2), (19, 10, 1.4, 1), (-23, 8, 1.3, 1), (23, 7, 1.3, 2)):
        instance(p1 if q == 1 else p2, (x, y, .1), R.uniform(0, 6), s)
    b1, b2 = bush_proto(1., 1500, '#3f6a2a', .16, 2, .8), bush_proto(1., 1500, '#527a2e', .16, 5, .8, '#e8892b')
    for i in range(60):
        s = R.choice([-1, 1])
        x = s * (9.9 + abs(R.gauss(0, 7)))
        instance(R.choice([b1, b2]), (x, R.uniform(1.5, 12), .1), R.uniform(0, 6), R.uniform(.7, 1.5))
    for i in range(16):
        x = -9 + i * 1.2
        if abs(x) > 1.9:
            instance(b1, (x, 2.3, .2), R.uniform(0, 6), R.uniform(.35, .55))
    for s in (-1, 1):
        box((80, 60, 1.), (s * 51, 32, -.75), ground('#4f6b30', '#6d6438'), .2)
    box((120, 60, .9), (0, 45, -.7), ground('#4f6b30', '#6d6438'), .2)
    bb = bush_proto(4., 3500, '#34552a', .07, 9, .9)
    for i in range(30):
        instance(bb, (R.uniform(-60, 60), R.uniform(24, 40), -1), R.uniform(0, 6), R.uniform(.8, 1.5))
    mesh([(-300, -100, 0), (300, -100, 0), (300, 300, 0), (-300, 300, 0)], [(0, 1, 2, 3)], water('#1b3a38', .13, .7, .02, (1, 1.7, 1)))
    d = Vector((.75, .7, .05)).normalized()
    sky([(0, '#f7b273'), (.07, '#f0966a'), (.2, '#c08aa0'), (.42, '#6f82b5'), (1, '#33508f')], .8, d, '#ffa552', 5, .9, .7, '#ffba8a', '#8a7390', 1., .5)
    area((-14, -26, 16), (0, 3, 3), (20, 14), 6500, '#ffdcc0')
    camera((-3.6, -16.8, 2.2), (-.2, 3, 4.0), 25, level=True)
    shot('hero-kochi-backwater-villa', exposure=.3, bloom=.2, sat=1.1, bounces=3)


def peaks(seed=5, near=140, far=1000, h=340, snow=120, w=1000, n=240, freq=.0026, mat=None):
    return terrain(-w, w, near, far, n, h, mat or hills_mat('#2c4030', '#48543a', snow, '#5a5552', s=.2), freq, seed, octaves=8, sharp=1.25, width=1.45, base=.12,
                   profile=lambda X, Y: np.clip((Y - near) / (far - near) * 1.7, 0, 1.2) ** 1.1 + .02, loc=(0, 0, -4))


@pictures('hero-manali-chalet')
def hero_manali():
    reset(31)
    wd, dk = wood('#8a5a33', '#553317', 1., 0), wood('#5a3920', '#341e0e', 1., 2)
    ss = stone('#8b8278', (.62, .3), .9, .3, .02, 1.)
    slate = stone('#5b5f66', (.5, .3), .7, .25, .01, .7)
    z = 0.
    slab(rect(-6, 0, 6, 3.1), [rect(-4.6, .8, -2.9, 2.3), rect(-.7, 0, .7, 2.35), rect(2.9, .8, 4.6, 2.3)], .5, ss, (0, 0, z))
    slab(rect(0, 0, 9, 3.1), [rect(2, .9, 3.6, 2.3), rect(5.4, .9, 7, 2.3)], .5, ss, (5.8, 0, z), pi / 2)
    slab(rect(0, 0, 9, 3.1), [], .5, ss, (-5.8, 0, z), pi / 2)
    # timber storey: log courses
    ops = [(-4.7, -2.7), (-.95, .95), (2.7, 4.7)]
    for k in range(10):
        zz = 3.15 + k * .29
        segs, x = [], -6.2
        for a, b in ops:
            if .3 < k * .29 < 2.3:
                segs.append((x, a))
                x = b
        segs.append((x, 6.2))
        for a, b in segs:
            box((b - a, .3, .27), ((a + b) / 2, -.02, zz), wd, .07)
        for s in (-1, 1):
            box((.3, 9.6, .27), (s * 5.95, 4.5, zz + .145), wd, .07)
    glow_plane(-6, 6, 0, 3, 1.2, '#ffb256', 2.6)
    glow_plane(-6, 6, 3.1, 6, 1.2, '#ffab4c', 3.)
    ob = mesh([(5.2, 1, 0), (5.2, 8, 0), (5.2, 8, 6), (5.2, 1, 6)], [(0, 1, 2, 3)], emit('#ffb056', 1.2))
    ob.visible_diffuse = False
    for a, b in ops:
        for i in range(4):
            box((.07, .12, 2.05), (a + (b - a) * i / 3, -.06, 3.4), dk, .008)
        for zz in (3.38, 4.35, 5.42):
            box((b - a + .1, .12, .08), ((a + b) / 2, -.06, zz), dk, .008)
    for a, b in ((-4.6, -2.9), (2.9, 4.6)):
        for i in range(4):
            box((.07, .12, 1.5), (a + (b - a) * i / 3, -.12, .8), dk, .008)
        box((b - a, .12, .07), ((a + b) / 2, -.12, 1.55), dk, .008)
        box((b - a + .3, .5, .12), ((a + b) / 2, -.3, .68), wd, .02)
    box((1.25, .1, 2.3), (0, .05, 0), wood('#6b4323', '#3d2411', 1., 2), .02)
    # balcony
    box((13, 1.7, .14), (0, -1., 3.0), wd, .02)
    for i in range(44):
        box((.16, .05, .8), (-6.35 + i * .295, -1.8, 3.2), dk if i % 2 else wd, .01)
    box((13, .12, .1), (0, -1.8, 4.), wd, .02)
    for x in (-6.2, -2.1, 2.1, 6.2):
        box((.22, .22, 6.1), (x, -1.75, 0), dk, .03)
    # gable front and roof
    slab([(-6.2, 0), (6.2, 0), (0, 3.7)], [rect(-1.2, .35, -.1, 1.7), rect(.1, .35, 1.2, 1.7)], .25, wood('#7b4e2b', '#4a2c15', 1., 2), (0, .1, 6.05))
    glow_plane(-2, 2, 6.1, 8.4, .8, '#ffb560', 2.8)
    rt = roof_tiles('#5b4a44', (.3, .4))
    ob = mesh([(-7.8, -3, 5.05), (0, -3, 9.95), (0, 11, 9.95), (-7.8, 11, 5.05), (7.8, -3, 5.05), (7.8, 11, 5.05)], [(0, 1, 2, 3), (1, 4, 5, 2)], slate)
    m = ob.modifiers.new('so', 'SOLIDIFY')
    m.thickness = .28
    for s in (-1, 1):
        with group(0, -3.02, 0):
            L = sqrt(7.8 ** 2 + 4.9 ** 2)
            box((L, .12, .4), (s * 3.9, 0, 7.3), dk, .02, (0, s * math.atan2(4.9, 7.8), 0))
    box((1.3, 1.1, 3.4), (3.4, 5.5, 7.6), ss, .05)
    # ground: meadow, path, stone wall
    terrain(-60, 60, -40, 90, 120, 3.2, ground('#5d6a38', '#8a7d4a', .4), .03, 9, False, profile=lambda X, Y: np.where((np.abs(X) < 8) & (Y < 12), .0, np.clip((np.hypot(X, (Y - 4) * .8) - 9) / 20, 0, 1)), loc=(0, 0, -.05))
    for i in range(17):
        y = -2.4 - i * .95
        lathe([(.001, .06), (.5, .06), (.55, .0)], (.9 * sin(i * .35) + R.uniform(-.12, .12), y, -.03), ss, 9, R.uniform(0, 3), smooth=False, scale=(R.uniform(.9, 1.25), .8, 1))
    for i in range(6):
        for s in (-1, 1):
            x, y = s * 1.25 + .9 * sin(i * .9), -3.4 - i * 2.4
            cyl(.05, .75, (x, y, 0), dk, seg=8)
            lamp((x, y, .74), 'lantern', 8, .32, r=.13)
    b1 = bush_proto(.8, 1200, '#4d6a30', .18, 4, .7, '#c94f6a')
    for i in range(26):
        s = R.choice([-1, 1])
        instance(b1, (s * R.uniform(2.4, 9), R.uniform(-3.2, -1.9) if R.random() < .6 else R.uniform(-9, -3), -.05), R.uniform(0, 6), R.uniform(.4, .9))
    for x in (-4.7, -3.8, -2.8, 2.8, 3.7, 4.7):
        instance(b1, (x, -.35, .75), R.uniform(0, 6), .32)
    v, f = [], []
    for i in range(30000):
        x, y = R.uniform(-16, 16), -17 + 15.5 * R.random() ** 1.3
        if abs(x - .9 * sin((-2.4 - y) * .37)) < .8:
            continue
        h, a = R.uniform(.05, .17), R.uniform(0, 6)
        k = len(v)
        v += [(x, y, -.04), (x + .025 * cos(a), y + .025 * sin(a), -.04), (x + .06 * cos(a * 2), y + .06 * sin(a * 2), h)]
        f += [(k, k + 1, k + 2)]
    mesh(v, f, leaf('#7d8a3f', .4, .4))
    ps = [pine_proto(11, 2.3, 1), pine_proto(13, 2.4, 4, 30), pine_proto(9, 2.2, 8, 22, '#48703c')]
    for i in range(90):
        s = R.choice([-1, 1])
        x = s * R.uniform(9, 48)
        y = R.uniform(1, 60) + max(0, 14 - abs(x)) * 1.2
        instance(R.choice(ps), (x, y, -.3), R.uniform(0, 6), R.uniform(.7, 1.35))
    for x, y, s in ((-10.5, -2.5, .9), (10.8, -1, 1.), (-13.5, -6, .75), (14, -5.5, .8)):
        instance(R.choice(ps), (x, y, -.2), 1., s)
    peaks()
    sun(12, -125, 3., '#ff9d66', 1.)
    d = Vector((-.85, -.5, .12)).normalized()
    sky([(0, '#f3c3a5'), (.07, '#e3a9a5'), (.2, '#a99abf'), (.45, '#5f79b3'), (1, '#2f4b8a')], .75, d, '#ffb070', 4, .5, .6, '#ffc6ae', '#9a8fae', 1., .52)
    area((-12, -24, 15), (0, -2, 2), (18, 12), 6500, '#ffd9bb')
    camera((-5.6, -19.5, 1.7), (.6, 2, 4.9), 24, level=True)
    shot('hero-manali-chalet', exposure=.25, haze='#b3a6c0', haze_d=(60, 2600), haze_p=.8, bloom=.2, sat=1.08, bounces=3)
