"""Shared places of the hotel and sights nearby."""
from kit import *
from interiors import shell, backdrop_garden, window_frame
from outdoors import boat, chhatri, facade, fountain, glow_plane, peaks


@pictures('lobby-courtyard')
def courtyard():
    reset(51)
    st = stone('#e2bd8a', (.9, .4), .8, .12, .006, .35)
    fl = tiles('#f0e4cf', '#b5713f', .55, .12, rot=pi / 4)
    box((12, 16, .1), (0, 8, -.1), fl, 0)
    def col(x, y, h=2.5):
        lathe([(.0001, 0), (.24, 0), (.24, .2), (.15, .3), (.12, .42), (.13, 1.2), (.105, h - .3), (.16, h - .2), (.2, h - .05), (.22, h)], (x, y, 0), st, 32, lobes=16, lobe_amp=.05)
    # arcades: left, right and end
    for s in (-1, 1):
        slab(rect(1, 0, 14.2, 4.4), [arch(2.35 + i * 2.2, .02, 1.75, 2.23, .95, 'cusp', 9) for i in range(6)], .35, st, (s * 3.4, 0, 0), pi / 2)
        for i in range(7):
            col(s * 3.24, 1.25 + i * 2.2, 2.2)
        box((.9, 13.4, .12), (s * 3.2, 7.6, 4.35), st, .03)
        slab(rect(0, 0, 15, 4.5), [arch(2.35 + i * 2.2, 0, 1.1, 1.5, None, 'ogee') for i in (1, 3, 5)], .3, plaster('#eac79a', .06), (s * 5.6, 0, 0), pi / 2)
        box((2.6, 14, .15), (s * 4.6, 7.6, 4.3), plaster('#f2e2c6'), 0)
        slab(rect(1, 0, 14.2, 3.2), [arch(2.35 + i * 2.2, .7, 1.1, .9, None, 'cusp', 7) for i in range(6)], .3, st, (s * 3.5, 0, 4.5), pi / 2)
        for i in range(6):
            lamp((s * 4.4, 2.35 + i * 2.2, 2.9), 'lantern', 6, .5, r=.2)
    slab(rect(-3.6, 0, 3.6, 4.4), [arch(-2.3, 0, 1.5, 1.75, .85, 'cusp', 9), arch(0, 0, 2.1, 1.8, 1.1, 'cusp', 11), arch(2.3, 0, 1.5, 1.75, .85, 'cusp', 9)], .4, st, (0, 14.2, 0))
    box((7.4, .9, .12), (0, 14., 4.35), st, .03)
    slab(rect(-3.6, 0, 3.6, 3.2), [arch(c, .7, 1.2, .9, None, 'cusp', 7) for c in (-2.3, 0, 2.3)], .3, st, (0, 14.3, 4.5))
    glow_plane(-4, 4, 0, 8, 16.3, '#ffb560', .5)
    fountain(0, 7.2)
    # planters, seats
    for s in (-1, 1):
        for y in (3.6, 5.6, 8.9, 11.):
            pot_plant((s * 2.6, y, 0), 1.5, 'palm' if y in (3.6, 8.9) else 'leaf', '#a5532c', 1.3)
    sofa(2.45, 4.7, 1.5, -pi / 2 + .15, fabric('#efe2c8'), wood(), (fabric('#c9571f'), block_print(scale=7.)))
    table(1.6, 4.4, .6, .6, .42, brass(), round_=True, legs='one')
    cup((1.6, 4.4, .42), plain('#fbf7ef', .15), 1.2)
    # reception flowers: garland over the main arch
    p1, p3 = marigold_proto(.06, '#f28a10'), marigold_proto(.05, '#f7b21c', 5)
    for k in range(40):
        t = k / 39
        x = -1.05 + 2.1 * t
        instance(R.choice([p1, p3]), (x, 13.9, 3.35 + 1.0 * (2 * t - 1) ** 2 * .6 - .25), R.uniform(0, 6), 1.1)
    nishita(48, -60, .28, 1.5)
    sun(52, -48, 4.6, '#ffdcb0', 1.)
    camera((-.9, .2, 1.6), (.15, 8., 1.3), 22, level=True)
    shot('lobby-courtyard', exposure=.25, warm=(1.04, 1, .94), bounces=4)


def setting(x, y, rot, z=.74):
    cer = plain('#f6efe2', .18, coat=.4)
    sil = plain('#d9d4ca', .2, 1.)
    with group(x, y, rot, z):
        plate((0, 0, .002), brass('#d0a050', .25), .15)
        plate((0, 0, .008), cer, .13)
        cushion(.1, .13, .045, (0, 0, .05), fabric('#c9571f'), (0, 0, .2), n=10)
        for q in (-.19, .19):
            box((.012, .2, .004), (q, -.01, 0), sil, .002)
            sphere(.016, (q, .08, .004), sil, (.8, 1.6, .25), 8)
        glass_wine((.2, .2, 0), plain('#f6f8f8', .02, trans=1., ior=1.25), .2)


@pictures('restaurant')
def restaurant():
    reset(52)
    st = stone('#dcb27c', (.9, .4), .8, .14, .006, .35)
    ops = [arch(1.3 + i * 2.3, .1, 1.7, 1.6, .95, 'cusp', 9) for i in range(4)]
    shell(7.4, 10, 3.7, plaster('#efdcbc'), planks('#8a5a34', '#5f3a20', .14, 1.8), plaster('#f3e6cf'), right=ops, back_mat=plaster('#8f4326', .08), t=.4)
    for i in range(6):
        box((7.4, .18, .24), (0, .6 + i * 1.8, 3.46), wood('#5a3720', '#33200f'), .02)
    wd, dk = wood('#7a4a28', '#46280f'), wood('#5a3720', '#33200f')
    tabs = [(-1.75, 2.7), (.95, 3.6), (-1.75, 5.2), (1., 6.1), (-1.75, 7.7), (1.1, 8.5)]
    cl = fabric('#fbf6ec')
    for i, (x, y) in enumerate(tabs):
        table(x, y, 1.0, 1.0, .735, wd, .0, True, 'one')
        # round cloth
        def g(u, v, x=x, y=y):
            a, r = u * 2 * pi, v * .78
            rr = min(r, .51) + .03 * max(0, r - .51) / .27
            hang = max(0, r - .51)
            k = 1 + hang * .5 * sin(a * 11) * .5
            return x + rr * k * cos(a), y + rr * k * sin(a), .742 - hang * 1.2
        grid(90, 18, g, cl)
        for k in range(4):
            b = k * pi / 2 + (.4 if i % 2 else .15)
            # chair faces -y in its own axes; put it on the +y side of its turned frame
            chair(x - sin(b) * .74, y + cos(b) * .74, b, dk, fabric('#c9722a'))
            setting(x - sin(b) * .32, y + cos(b) * .32, b + pi, .745)
        lathe([(.0001, 0), (.04, 0), (.045, .05), (.03, .09), (.034, .1)], (x, y, .745), brass(), 24)
        p = marigold_proto(.035, '#f28a10', 1)
        for q in range(7):
            instance(p, (x + .035 * sqrt(q) * cos(q * 2.4), y + .035 * sqrt(q) * sin(q * 2.4), .875 - .006 * q), q, 1.1)
        sphere(.025, (x + .12, y - .1, .79), emit('#ffb050', 12), seg=10)
        lamp((x, y, 3.6), 'pendant', 5, 1.3, r=.24, power=22)
    for i in range(4):
        picture(-2.7 + i * 1.8, 1.95, .9, 1.1, 10., art(*R.sample(['#d98a4a', '#efd9a8', '#6f8a6a', '#3f6f78', '#c9571f'], 3)))
    for y in (1.4, 3.95, 6.4, 9.3):
        pot_plant((-3.3, y, 0), 1.4, R.choice(['palm', 'leaf']), '#c98a5a')
    for i in range(3):
        with group(-3.68, 2.6 + i * 2.5, pi / 2):
            slab(arch(0, 0, 1.2, .8, .8, 'ogee'), [], .06, brass('#c99a4a', .3), (0, 0, 1.1))
            slab(arch(0, .06, 1.08, .78, .72, 'ogee'), [], .06, plain('#d9cbb0', .06, 1.), (0, -.02, 1.1))
    backdrop_garden(6.5, 1)
    nishita(22, 75, .3, 2.)
    sun(19, 68, 4.6, '#ffc88a', 1.)
    for i in range(4):
        area((3.9, 1.3 + i * 2.3, 1.6), (0, 1.3 + i * 2.3, .8), (1.4, 2.2), 36, '#ffeed6')
    area((-1, -.4, 2.8), (0, 5, .8), (4, 2), 70, '#ffe2c0')
    camera((-.35, .1, 1.5), (.1, 5., 1.2), 23, level=True)
    shot('restaurant', exposure=.3, warm=(1.04, 1, .93), bounces=4)


@pictures('pool')
def pool():
    reset(54)
    st = stone('#e6c596', (.9, .4), .8, .12, .006, .35)
    dk = stone('#d9bd92', (.8, .8), .7, .1, .008, .3, vert=False)
    outer = rect(-30, -6, 30, 26)
    px0, px1, py0, py1 = -3.2, 4.2, 1.2, 13.5
    slab(outer, [rect(px0, py0, px1, py1)], .3, dk, (0, 0, -.15), flat=True, bevel=.03)
    pt = tiles('#57c2c4', '#4bb0b8', .3, .3, False, '#a9dcd8', 0.)
    box((px1 - px0 + .4, py1 - py0 + .4, .1), ((px0 + px1) / 2, (py0 + py1) / 2, -1.5), pt, 0)
    for x in (px0 - .05, px1 + .05):
        box((.1, py1 - py0, 1.3), (x, (py0 + py1) / 2, -1.45), pt, 0)
    box((px1 - px0, .1, 1.3), ((px0 + px1) / 2, py1 + .05, -1.45), pt, 0)
    def wm(t):
        o = t('TexCoord').outputs['Object']
        n = t('TexNoise', Vector=o, Scale=1.6, Detail=3., Distortion=.5)
        nb = bump(t, n, .05, .1)
        # no refraction traced: the tiled floor is painted on the surface, wobbled by the ripples, with caustic lines
        w = t('VectorMath', {'operation': 'ADD'}, _0=o, _1=t('VectorMath', {'operation': 'SCALE'}, _0=n.outputs[1], Scale=.22))
        br = t('TexBrick', {'offset': 0.}, Vector=w, Color1=C('#35a9b4'), Color2=C('#2b9aab'), Mortar=C('#6ccbd0'), Scale=1., Mortar_Size=.012, Brick_Width=.4, Row_Height=.4)
        v = t('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=w, Scale=1.5)
        col = t.mix(t.ramp(v.outputs[0], [(.0, .55), (.07, .12), (.2, 0.)]), br.outputs[0], C('#d8f6f2'))
        g = t('BsdfGlossy', Color=(1, 1, 1), Roughness=.03, Normal=nb)
        return t('MixShader', _0=t.math('MULTIPLY', t('Fresnel', IOR=1.33, Normal=nb), .8), _1=t('BsdfDiffuse', Color=col), _2=g)
    mesh([(px0, py0, -.12), (px1, py0, -.12), (px1, py1, -.12), (px0, py1, -.12)], [(0, 1, 2, 3)], material(('water', 'pool'), wm))
    # arcade pavilion behind
    t1 = facade(-8, 9, 17, 0, 1, st, 4.2, 2.43, 1.65, ('cusp',), .42, 5., 1.)
    for x in (-6.5, .5, 7.5):
        chhatri(x, 18.6, t1 + .3, 1., st, stone('#ecd0a4', (3, 3), .7, .08, .002, .3))
    # loungers and parasols
    wd = wood('#8a5a33', '#55321a', 1., 0)
    def lounger(x, y, rot):
        with group(x, y, rot):
            box((.7, 1.95, .07), (0, 0, .28), wd, .015)
            for sx in (-.28, .28):
                for sy in (-.85, .85):
                    box((.06, .06, .28), (sx, sy, 0), wd, .006)
            box((.66, 1.25, .1), (0, -.34, .34), fabric('#fbf4e6'), .04)
            box((.66, .8, .1), (0, .58, .42), fabric('#fbf4e6'), .04, (radians(32), 0, 0))
            cushion(.5, .24, .12, (0, .82, .78), fabric('#e08a2a'), (radians(32), 0, 0))
            folded(.42, .28, .08, 1, (0, -.75, .44), fabric('#e08a2a'))
    for i in range(4):
        y = 3. + i * 2.9
        lounger(5.6, y, -pi / 2 - pi + pi + .0)
        lounger(5.6, y + 1.05, -pi / 2)
        cyl(.03, 2.5, (6.3, y + .5, 0), wd, seg=10)
        lathe([(1.5, 2.15), (.75, 2.42), (.001, 2.6)], (6.3, y + .5, 0), fabric('#f3e2bd') if i % 2 else fabric('#e9953a'), 8, smooth=False)
    # planting
    p1, p2 = palm_proto(7.5, 1.2, 20, 2.7, 2), palm_proto(6.2, -.8, 20, 2.5, 6)
    for x, y, s in ((-5.4, 5, 1.), (-6.4, 9, 1.15), (-5.8, 13.5, 1.), (8.6, 4.5, 1.05), (9, 10, 1.2), (10.5, 15, 1.1), (-11, 16, 1.3), (-9, 20, 1.4), (12, 21, 1.4), (3, 24, 1.5), (-4, 24, 1.4)):
        instance(R.choice([p1, p2]), (x, y, 0), R.uniform(0, 6), s)
    b1, b2 = bush_proto(.8, 1300, '#4d7a30', .18, 4, .8, '#e8602a'), bush_proto(.8, 1300, '#5a8238', .18, 6, .8)
    for i in range(46):
        y = -1 + i * .42
        instance(R.choice([b1, b2]), (-5.3 + R.uniform(-1, .2), y, -.1), R.uniform(0, 6), R.uniform(.7, 1.2))
        instance(R.choice([b1, b2]), (8.2 + R.uniform(-.2, 1), y, -.1), R.uniform(0, 6), R.uniform(.7, 1.2))
    for i in range(5):
        pot_plant((-3.9, 2 + i * 2.7, 0), 1.0, 'leaf', '#a5532c', 1.2)
    terrain(-400, 400, 120, 420, 100, 80, hills_mat('#6a7a52', '#9a9068', s=.4), .011, 8, profile=lambda X, Y: np.clip((Y - 120) / 110, 0, 1), loc=(0, 0, -3))
    nishita(34, -62, .3, 1.4)
    sun(32, -62, 4.4, '#ffdba6', .8)
    camera((-1.2, -4.6, 1.9), (.75, 8, 1.75), 25, level=True)
    shot('pool', exposure=.0, haze='#c9d3da', haze_d=(40, 420), haze_p=1., warm=(1.03, 1, .96), bounces=4, sat=1.1)


@pictures('yoga-deck-morning')
def yoga():
    reset(55)
    wd = wood('#9a6a3f', '#5f3a1d', 1., 0)
    for i in range(34):
        box((9, .19, .06), (0, -1 + i * .2, .1), wd, .008)
    for k, (x, y, c) in enumerate(((-2.1, 3., '#c9571f'), (0., 3.6, '#2f6f73'), (2.1, 3., '#d9962b'), (-1.05, 1.2, '#7d8f5a'), (1.05, 1.2, '#b5431f'))):
        grid(10, 30, lambda u, v: ((u - .5) * .66, (v - .5) * 1.8, .172 + .002 * nz(u * 4, v * 9)), fabric(c, 120.), (x, y, 0), subsurf=0).modifiers.new('so', 'SOLIDIFY').thickness = .008
        cyl(.2, .13, (x + .0, y - .55 if y > 2 else y - .5, .17), fabric('#f3e6cc'), .19, 40)
        box((.22, .12, .08), (x + .48, y + .5, .16), wood('#c99a62', '#9a6e3c'), .012)
    # gazebo
    dk = wood('#6a4023', '#3a2110', 1., 2)
    lathe([(.0001, 0), (.06, 0), (.07, .03), (.14, .1), (.16, .13), (.15, .13), (.12, .1), (.05, .04), (.0001, .035)], (0, 5.2, .16), brass(), 48)
    for x in (-3.9, 3.9):
        for y in (5.2,):
            lathe([(.09, 0), (.09, .35), (.06, .45), (.07, 1.2), (.055, 2.7), (.1, 2.85)], (x, y, .1), dk, 16)
        curtain(.6, 2.75, (x, 5.2, .15), sheer('#fdf6e8', 0.), 5, .05, 0, .45, x)
    box((8.2, .14, .16), (0, 5.2, 2.95), dk, .015)
    for x in (-3.9, 0, 3.9):
        box((.14, 3.4, .14), (x, 4.0, 3.1), dk, .015)
    for i in range(7):
        box((8.6, .05, .1), (0, 2.6 + i * .45, 3.24), dk, .008)
    terrain(-90, 90, 5, 140, 110, 2.2, ground('#5f8a3a', '#8a9a4c', .5, .4), .03, 4, False, profile=lambda X, Y: np.clip((Y - 7) / 30, 0, 1), loc=(0, 0, -.05))
    # grass tufts near the deck edge
    v, f = [], []
    for i in range(7000):
        x, y = R.uniform(-12, 12), 6.1 + abs(R.gauss(0, 5))
        h, a = R.uniform(.08, .22), R.uniform(0, 6)
        o = len(v)
        v += [(x, y, -.02), (x + .02 * cos(a), y + .02 * sin(a), -.02), (x + .05 * cos(a * 2), y + .05 * sin(a * 2), h)]
        f += [(o, o + 1, o + 2)]
    mesh(v, f, leaf('#7a9a3c', .3, .5))
    p1 = palm_proto(9, 1.5, 20, 3., 2)
    for x, y, s in ((-9, 17, 1.1), (-13, 22, 1.2), (9.5, 18, 1.), (13, 25, 1.3), (4, 34, 1.1), (-5, 38, 1.2), (18, 33, 1.1), (-21, 34, 1.2)):
        instance(p1, (x, y, 0), R.uniform(0, 6), s)
    b1, b2 = bush_proto(1., 1500, '#4d7a30', .16, 4, .8, '#e8702a'), bush_proto(1., 1500, '#5f8a3a', .16, 6, .8)
    for i in range(44):
        s = R.choice([-1, 1])
        instance(R.choice([b1, b2]), (s * R.uniform(5.2, 14), R.uniform(4, 22), -.1), R.uniform(0, 6), R.uniform(.7, 1.5))
    bb = bush_proto(5., 3500, '#4a6e34', .07, 9, .95)
    for i in range(34):
        instance(bb, (R.uniform(-75, 75), R.uniform(48, 80), -1), R.uniform(0, 6), R.uniform(.9, 1.7))
    terrain(-420, 420, 150, 520, 110, 90, hills_mat('#5a7050', '#7a8062', s=.4), .009, 8, profile=lambda X, Y: np.clip((Y - 150) / 110, 0, 1), loc=(0, 0, -3))
    d = sun(13, 14, 4.2, '#ffc27a', 1.5)
    sky([(0, '#fbdca6'), (.08, '#f7d3a6'), (.25, '#d4d6cf'), (.5, '#9dbcd6'), (1, '#5f93c9')], .75, d, '#ffc060', 5, .8, .4, '#fff0d8', '#c9c4c4', 1., .54)
    area((-3, -3, 4), (0, 3, .5), (5, 3), 330, '#ffe9d0')
    camera((-.7, -2.7, 1.62), (.1, 4, 1.3), 25, level=True)
    shot('yoga-deck-morning', exposure=.1, haze='#f4d9ae', haze_d=(10, 600), haze_p=.7, warm=(1.02, 1, .96), bounces=3, bloom=.25)


@pictures('conference-room')
def conference():
    reset(56)
    wdp = wood('#9a6a3f', '#6b4224', .8, 2)
    shell(6.2, 8., 3.1, plaster('#efe6d6', .03), tiles('#8a7a66', '#857561', .6, .6, False, '#7a6c5a', 0.), plaster('#f8f4ec', .02),
          left=[rect(1. + i * 2.3, .4, 2.8 + i * 2.3, 2.6) for i in range(3)], back_mat=plaster('#b98a5a', .04))
    for i in range(3):
        window_frame(1. + i * 2.3, 2.8 + i * 2.3, .4, 2.6, -3.16, wood('#5a3720', '#33200f'), 2, 0)
        curtain(.42, 2.85, (-2.98, .78 + i * 2.3, .03), fabric('#d9b98a'), 3, .05, pi / 2, 0, i)
    curtain(.42, 2.85, (-2.98, 7.65, .03), fabric('#d9b98a'), 3, .05, pi / 2, 0, 5)
    for i in range(38):   # timber slats, right wall
        box((.05, .09, 3.1), (3.07, .3 + i * .2, 0), wdp, .006)
    box((3.4, .06, 1.75), (0, 7.96, .85), plain('#22201e', .4), .01)
    scr = material(('emit', 'screen'), lambda t: t('Emission', Strength=.9, Color=t.ramp(t.math('ADD', t('SeparateXYZ', Vector=t('TexCoord').outputs['Generated']).outputs[2], t.math('MULTIPLY', t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=.9).outputs[0], .25)), [(.2, C('#8f3f1c')), (.38, C('#c9692d')), (.55, C('#e9a552')), (.8, C('#f6deb0'))], 'EASE')))
    box((3.28, .02, 1.63), (0, 7.925, .91), scr, 0)
    wd = wood('#7a4a28', '#4a2c14', .8, 1)
    box((1.5, 4.9, .05), (0, 4.3, .71), wd, .02)
    for y in (2.6, 6.):
        box((.9, .12, .7), (0, y, 0), wood('#4a2f1c', '#2d1b0f'), .01)
    fb = fabric('#c9822f')
    def meet(x, y, rot):
        with group(x, y, rot):
            lathe([(.0001, .38), (.03, .38), (.03, .1), (.3, .05), (.3, .03), (.0001, .03)], (0, 0, 0), plain('#3a3632', .3, .8), 5)
            box((.5, .48, .08), (0, 0, .42), fb, .035)
            box((.5, .07, .56), (0, .25, .48), fb, .03, (radians(-9), 0, 0))
            for s in (-1, 1):
                tube([(s * .27, -.12, .44), (s * .29, -.12, .64), (s * .29, .2, .64)], .014, plain('#3a3632', .3, .8))
    for i in range(6):
        y = 2.25 + i * .82
        meet(1.12, y, pi / 2 * -1 + R.uniform(-.12, .12))
        meet(-1.12, y, pi / 2 + R.uniform(-.12, .12))
        for s in (-1, 1):
            box((.22, .3, .006), (s * .5, y, .762), plain('#f7f1e4', .8), .001, s * .05)
            tube([(s * .36, y - .1, .77), (s * .36, y + .04, .77)], .005, brass())
            lathe([(.027, 0), (.032, .1)], (s * .42, y + .26, .762), plain('#f4f7f7', .03, trans=.9, ior=1.2), 20)
    for y in (3.2, 5.4):
        lathe([(.0001, 0), (.05, 0), (.07, .06), (.05, .13), (.055, .15)], (0, y, .76), brass(), 32)
        p = marigold_proto(.045, '#f28a10', 1)
        for q in range(12):
            instance(p, (.055 * sqrt(q) * cos(q * 2.4), y + .055 * sqrt(q) * sin(q * 2.4), .95 - .008 * q), q, 1.)
    for i in range(3):
        y = 2.6 + i * 1.7
        tube([(0, y, 3.1), (0, y, 2.35)], .006, brass())
        lathe([(.34, 0), (.36, .02), (.3, .18), (.1, .24)], (0, y, 2.12), shade('#f6e6c4', 2.2), 40)
        point((0, y, 2.08), 14, '#ffc080', .1)
    pot_plant((2.5, 7.3, 0), 1.5, 'palm')
    pot_plant((-2.5, 7.4, 0), 1.2, 'leaf')
    backdrop_garden(-7)
    nishita(34, -75, .32)
    sun(32, -72, 4.5, '#ffe0b4', 1.)
    for i in range(3):
        area((-3.45, 1.9 + i * 2.3, 1.5), (0, 1.9 + i * 2.3, .8), (1.7, 2.1), 52, '#fff6e8')
    area((.5, -.5, 2.6), (0, 4, .8), (4, 2), 60, '#fff0e0')
    camera((1.15, .1, 1.55), (-.1, 5., 1.05), 21, level=True)
    shot('conference-room', exposure=.25, bounces=4)


@pictures('attraction-lake-sunset')
def lake_sunset():
    reset(61)
    st = stone('#c99762', (.9, .4), .8, .12, .006, .35)
    mesh([(-900, -60, 0), (900, -60, 0), (900, 1500, 0), (-900, 1500, 0)], [(0, 1, 2, 3)], water('#25343f', .16, .55, .02, (1, 1.8, 1)))
    for i, (near, h, sd, c) in enumerate(((150, 48, 3, '#4a4438'), (320, 95, 7, '#5a5048'), (620, 170, 11, '#6a5c58'))):
        terrain(-900, 900, near, near + 330, 150, h, hills_mat(c, c, s=.3), .0062, sd, profile=lambda X, Y, n=near: np.clip((Y - n) / 90, 0, 1) * np.clip(.25 + np.abs(X - 40) / (150 + n * .6), .2, 1.1), loc=(0, 0, -2), sharp=1.25, width=1.4)
    # island pavilion
    lathe([(.1, .9), (7.2, .9), (7.6, .4), (8.2, -.3)], (16, 44, 0), stone('#8d6b48', (.9, .4)), 40)
    with group(16, 44, .3, .9):
        for x in (-3, 3):
            chhatri(x, 0, 0, 1.2, st, st)
        chhatri(0, 0, 0, 2.4, st, st, 10, 3.6)
        for x in (-3, 0, 3):
            sphere(.18, (x, 0, 1.6), emit('#ffb050', 12), seg=8)
    b = bush_proto(1.6, 1600, '#3f4a28', .12, 2, 1.1)
    for i in range(9):
        instance(b, (16 + R.choice([-1, 1]) * R.uniform(4.6, 6.2), 44 + R.uniform(-2, 3), .6), i, R.uniform(.6, 1.1))
    boat(-5.2, 13, 1.1, .25)
    boat(-21, 50, 1.2, -.3)
    # foreground terrace with balustrade and lamp
    s2 = stone('#9a7448', (.9, .4), .8, .14, .006, .4)
    for i in range(30):
        lathe([(.05, 0), (.07, .08), (.035, .2), (.075, .36), (.035, .52), (.05, .6)], (-9 + i * .5, 2.2, .35), s2, 12)
    box((20, .3, .12), (0, 2.2, .95), s2, .03)
    box((20, .4, .5), (0, 2.2, -.1), s2, .03)
    for x in (-4.6, 4.9):
        box((.5, .5, 1.1), (x, 2.2, .1), s2, .03)
    d = Vector((-.16, 1, .062)).normalized()
    sun(3.6, -9, 3., '#ff8a3c', 1.2)
    sky([(0, '#ffb35c'), (.045, '#fb9a55'), (.12, '#e98562'), (.26, '#b97f8f'), (.5, '#6f6fa0'), (1, '#38467f')], .95, d, '#ffb24a', 9, 1.6, .8, '#ff9d62', '#7d5f7d', 1., .48)
    camera((0, -3.4, 2.3), (.5, 40, 5.4), 27, level=True)
    shot('attraction-lake-sunset', exposure=-.05, haze='#e89a68', haze_d=(50, 1500), haze_p=.6, bounces=3, bloom=.3, sat=1.1)


@pictures('attraction-hill-fort')
def fort():
    reset(62)
    st = stone('#c9965c', (1.4, .6), .9, .2, .03, .8)
    hm = hills_mat('#7a7a44', '#a8915c', s=.35)
    prof = lambda X, Y: .12 + .95 * np.exp(-((X - 26) / 85) ** 2 - ((Y - 158) / 62) ** 2) + .3 * np.exp(-((X + 110) / 70) ** 2 - ((Y - 150) / 60) ** 2)
    at = terrain(-260, 260, 0, 330, 240, 60, hm, .018, 21, profile=prof, octaves=7, loc=(0, 0, -4), base=.6, sharp=1.2, width=1.5)
    at2 = terrain(-900, 900, 380, 900, 120, 170, hills_mat('#7a7a58', '#98906a', s=.3), .006, 5, profile=lambda X, Y: np.clip((Y - 380) / 150, 0, 1), loc=(0, 0, -6), sharp=1.25, width=1.4)
    mer = slab([(-.5, 0), (.5, 0), (.5, .9), (.25, 1.3), (0, 1.5), (-.25, 1.3), (-.5, .9)], [], .7, st, (0, 0, -1000), bevel=.03)
    # wall line across the hill
    pts = []
    for i in range(60):
        x = -128 + i * 4.4
        y = 98 + 34 * sin(i * .13 + .6) + 8 * sin(i * .4)
        pts.append((x, y))
    tops = [at(x, y) + 8 for x, y in pts]
    for _ in range(3):
        tops = [tops[0]] + [(tops[i - 1] + tops[i] * 2 + tops[i + 1]) / 4 for i in range(1, 59)] + [tops[-1]]
    for i in range(59):
        (x0, y0), (x1, y1) = pts[i], pts[i + 1]
        L, a = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        h = (tops[i] + tops[i + 1]) / 2
        box((L + .4, 2.4, 22), ((x0 + x1) / 2, (y0 + y1) / 2, h - 22), st, .05, a)
        box((L + .5, 2.7, .4), ((x0 + x1) / 2, (y0 + y1) / 2, h - 1.2), st, .05, a)
        for k in range(3):
            t = (k + .5) / 3
            instance(mer, (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - .8, h), a)
        if i % 7 == 3:
            lathe([(4.6, 0), (3.9, 22), (3.8, 24.), (4.2, 24.4), (4.2, 25.4), (3.4, 25.4), (.1, 25.)], (x0, y0 - 1, h - 22), st, 28)
            for k in range(14):
                b_ = 2 * pi * k / 14
                instance(mer, (x0 + 3.9 * cos(b_), y0 - 1 + 3.9 * sin(b_), h + 3.2), b_ + pi / 2)
    # palace on the crest
    s2, dm = stone('#dfb27a', (1.1, .5), .8, .16, .02, .5), stone('#ecc898', (3, 3), .7, .08, .002, .3)
    hx, hy = 26, 150
    hz = at(hx, hy) + 3
    with group(hx, hy, .12, hz - 3):
        box((46, 24, 24), (0, 9, -19), st, .1)
        t1 = facade(-20, 20, 0, 5, 2, s2, 5., 3.3, 1.7, ('cusp', 'ogee'), .25, 10, 1.)
        for x in (-20.5, 20.5):
            lathe([(3.2, -10), (2.8, 12), (2.7, 16), (3.2, 16.4), (3.2, 17), (.1, 17)], (x, 0, 0), s2, 24)
            chhatri(x, 0, 17, 2.3, s2, dm)
        facade(-8, 8, 3, 15.2, 1, s2, 5., 3.2, 1.7, ('cusp',), .25, 6, 1.)
        chhatri(0, 6, 21., 3., s2, dm)
        for x in (-12, 12, -6.6, 6.6):
            chhatri(x, 3, 15.6 if abs(x) > 8 else 20.8, 1.5, s2, dm)
    b1, b2 = bush_proto(2.2, 1500, '#5a6a30', .13, 2, .9), bush_proto(2., 1500, '#6b7238', .13, 5, .8)
    for i in range(420):
        x, y = R.uniform(-150, 150), R.uniform(8, 150)
        if y < 92 + 34 * sin((x + 128) / 4.4 * .13 + .6) - 8 or R.random() < .15:
            instance(R.choice([b1, b2]), (x, y, at(x, y) - .4), R.uniform(0, 6), R.uniform(.6, 1.5))
    d = sun(19, -105, 4.6, '#ffc27d', .8)
    sky([(0, '#f6dcb4'), (.1, '#d9d3c8'), (.3, '#9db9d6'), (.6, '#5f90c8'), (1, '#3a6bb0')], .62, d, '#ffd090', 4, .5, .85, '#fff3e0', '#b9b4bd', .9, .5)
    camera((-34, -26, 15), (6, 120, 38), 33)
    shot('attraction-hill-fort', contrast='High Contrast', exposure=.25, haze='#d3c8ba', haze_d=(60, 1500), haze_p=.85, bounces=3, sat=1.08)


@pictures('attraction-backwater-houseboat')
def houseboat():
    reset(63)
    wd, dk = wood('#7a4a28', '#46280f'), wood('#4f2f18', '#2a170a')
    thatch = material(('thatch', C('#a8834c')), lambda t: t('BsdfPrincipled', Roughness=.9, Specular=.15,
        Base_Color=t.mix(.7, t.ramp(t('TexNoise', Vector=t('Mapping', Vector=t('TexCoord').outputs['Object'], Scale=(9, 1.2, 1.2)), Scale=3., Detail=5.), [(.3, C('#5f4526')), (.6, C('#b08b52')), (.8, C('#d0ac70'))]),
            t.ramp(t('TexBrick', {'offset': .5}, Vector=t('CombineXYZ', X=t('SeparateXYZ', Vector=t('TexCoord').outputs['Object']).outputs[0], Y=t('SeparateXYZ', Vector=t('TexCoord').outputs['Object']).outputs[2]), Color1=(1, 1, 1), Color2=(.75, .75, .75), Mortar=(.3, .3, .3), Scale=1., Mortar_Size=.012, Brick_Width=.34, Row_Height=.17), [(0, 0.), (1, 1.)]), 'MULTIPLY'),
        Normal=bump(t, t('TexNoise', Vector=t('Mapping', Vector=t('TexCoord').outputs['Object'], Scale=(14, 2, 2)), Scale=4., Detail=4.), .8, .03)))
    with group(.6, 12, .32):
        def hull(u, v):
            t = 2 * u - 1
            w = 1.75 * (1 - abs(t) ** 3.2) + .03
            a = pi * v
            return t * 8.6, -cos(a) * w, .55 - 1.05 * sin(a) ** .8 + 1.9 * abs(t) ** 5
        grid(60, 18, hull, dk).modifiers.new('so', 'SOLIDIFY').thickness = .06
        box((11.5, 3., .08), (-.3, 0, .55), planks('#8a5a34', '#6b4224', .14, 2.), .01)
        # barrel roofs
        def shell_(x0, x1, r, z, k=1.):
            def g(u, v):
                a = pi * (v * 1.16 - .08)
                x = x0 + (x1 - x0) * u
                e = 1 + .05 * cos(2 * pi * u)
                return x, -cos(a) * r * e, z + sin(a) * r * .95 * e * k
            grid(40, 30, g, thatch).modifiers.new('so', 'SOLIDIFY').thickness = .1
        shell_(-5.6, .5, 1.72, 1.3)
        shell_(.9, 5., 1.6, 1.55, .8)
        # cabin wall with windows; open lounge at the bow
        slab(rect(-5.4, .6, .3, 1.9), [rect(-4.9 + k * 1.3, 1., -4.1 + k * 1.3, 1.65) for k in range(4)], .06, thatch, (0, -1.62, 0))
        glow_plane(-5.2, .3, .7, 1.9, -1.3, '#ffb860', 2.2)
        for k in range(4):
            x = -4.5 + k * 1.3
            for a, b, w_, h_ in ((x, .97, .9, .05), (x, 1.63, .9, .05)):
                box((w_, .1, h_), (a, -1.66, b), wd, .006)
            for q in (-.42, .42, 0):
                box((.05, .1, .7), (x + q, -1.66, .97), wd, .006)
        for x in (1., 2.9, 4.8):
            for y in (-1.45, 1.45):
                cyl(.05, 1.6, (x, y, .6), wd, seg=12)
        box((4., .06, .06), (2.9, -1.45, 1.2), wd, .008)
        for q in range(20):
            box((.03, .03, .6), (1. + q * .2, -1.45, .62), wd, .004)
        with group(2.2, .6, 0, .6):
            sofa(0, .4, 1.5, 0, fabric('#e9dcc2'), wd, (fabric('#c9571f'), fabric('#2f6f73')))
        lamp((3.6, 0, 2.25), 'lantern', 7, .4, r=.16)
        # prow
        tube([(7.4, 0, 1.1), (8.4, 0, 2.), (8.8, 0, 2.9), (8.5, 0, 3.3)], .12, dk, taper=[1.3, 1., .7, .4])
        tube([(-7.4, 0, 1.1), (-8.3, 0, 1.8), (-8.6, 0, 2.5)], .12, dk, taper=[1.3, 1., .5])
    mesh([(-300, -60, 0), (300, -60, 0), (300, 500, 0), (-300, 500, 0)], [(0, 1, 2, 3)], water('#24453c', .1, .7, .015, (1, 1.7, 1)))
    box((240, 40, .7), (0, 62, -.3), ground('#5a7a34', '#7a7a3c'), .2)
    box((26, 60, .7), (-34, 42, -.3), ground('#5a7a34', '#7a7a3c'), .2, .3)
    p1, p2 = palm_proto(10, 1.8, 20, 3.2, 2), palm_proto(8.5, -1.3, 20, 3., 6)
    for i in range(60):
        instance(R.choice([p1, p2]), (R.uniform(-80, 80), R.uniform(43, 60), .2), R.uniform(0, 6), R.uniform(.85, 1.4))
    for x, y, s in ((-23, 24, 1.1), (-25, 30, 1.25), (-21.5, 31, 1.), (-27, 21, 1.2), (-22, 39, 1.2), (-30, 27, 1.3)):
        instance(R.choice([p1, p2]), (x, y, .2), R.uniform(0, 6), s)
    bb = bush_proto(2.4, 2200, '#3f6a2d', .1, 9, .8)
    for i in range(90):
        instance(bb, (R.uniform(-90, 90), R.uniform(42.5, 56), .1), R.uniform(0, 6), R.uniform(.5, 1.2))
    for i in range(24):
        instance(bb, (-24 + R.uniform(-6, 2.2), R.uniform(17, 42), 0.), R.uniform(0, 6), R.uniform(.4, .8))
    # overhanging fronds in the near corner
    for k in range(7):
        frond(leaf('#4a6b28', .4), (-6.6, 2.2, 5.6), -.9 + k * .33, R.uniform(3., 3.8), R.uniform(1.1, 2.), 26, .7, 1.)
    sun(15, -128, 4.4, '#ffc486', 1.)
    d = Vector((-.8, .6, .1)).normalized()
    sky([(0, '#fbd9a0'), (.08, '#f3cfa4'), (.25, '#bcc8d0'), (.5, '#7fa8d0'), (1, '#4a7cbc')], .7, d, '#ffc870', 4, .7, .7, '#ffe6c4', '#b0a8b4', 1., .5)
    camera((-3.6, -5.6, 2.1), (.2, 12, 2.5), 29, level=True)
    shot('attraction-backwater-houseboat', exposure=.25, haze='#f0d9b0', haze_d=(25, 420), haze_p=1.3, bounces=3, sat=1.1)


@pictures('attraction-pine-valley')
def pine_valley():
    reset(64)
    peaks(12, 180, 1300, 440, 165, 1200, 260, .002)
    hm = ground('#5d7a38', '#8f8a4a', .25, .5)
    at = terrain(-160, 160, -20, 240, 150, 14, hm, .012, 9, False, profile=lambda X, Y: .15 + np.clip(np.abs(X + 6 * np.sin(Y / 22)) / 60, 0, 1.6), loc=(0, 0, -3))
    # stream down the middle
    def strm(u, v):
        y = -12 + v * 150
        x = -6 * sin(y / 22) + (u - .5) * (3.2 + .8 * sin(y * .5)) * (1 + v * .8)
        return x, y, at(-6 * sin(y / 22), y) + .55
    grid(8, 120, strm, water('#3f6670', .5, 1.6, .04))
    ss = stone('#8b8a84', (5, 5), .9, .25, .001, .8)
    for i in range(150):
        y = -6 + abs(R.gauss(0, 34))
        x = -6 * sin(y / 22) + R.choice([-1, 1]) * (2.2 + abs(R.gauss(0, 1.1)))
        r = R.uniform(.12, .6)
        grid(10, 8, lambda u, v: tuple(Vector((cos(u * 2 * pi) * sin(v * pi), sin(u * 2 * pi) * sin(v * pi), .6 * cos(v * pi))) * r * (1 + .35 * nz(u * 3 + i, v * 3, i))), ss, (x, y, at(x, y) + .2), R.uniform(0, 6))
    ps = [pine_proto(13, 2.5, 1), pine_proto(15, 2.6, 4, 32), pine_proto(11, 2.4, 8, 24, '#48703c')]
    for i in range(330):
        y = R.uniform(14, 190)
        x = R.choice([-1, 1]) * (9 + abs(R.gauss(0, 26)) + y * .03) - 6 * sin(y / 22)
        instance(R.choice(ps), (x, y, at(x, y) - .3), R.uniform(0, 6), R.uniform(.6, 1.25))
    for x, y, s in ((-9.5, 7, .95), (-12.5, 11, 1.15), (11, 9, 1.05), (14, 5, .9), (8.6, 15, .8), (-7.5, 17, .7)):
        instance(R.choice(ps), (x, y, at(x, y) - .3), R.uniform(0, 6), s)
    v, f = [], []
    for i in range(9000):
        y = -8 + abs(R.gauss(0, 9))
        x = R.uniform(-14, 14)
        if abs(x + 6 * sin(y / 22)) < 2.2:
            continue
        h, a, z = R.uniform(.1, .32), R.uniform(0, 6), at(x, y) + .02
        o = len(v)
        v += [(x, y, z), (x + .03 * cos(a), y + .03 * sin(a), z), (x + .08 * cos(a * 2), y + .08 * sin(a * 2), z + h)]
        f += [(o, o + 1, o + 2)]
    mesh(v, f, leaf('#7f9a40', .35, .5))
    fl = bush_proto(.35, 160, '#5f8a3a', .2, 3, .7, '#f0b020')
    for i in range(60):
        x, y = R.uniform(-10, 10), R.uniform(-6, 12)
        if abs(x + 6 * sin(y / 22)) > 2.6:
            instance(fl, (x, y, at(x, y)), i, R.uniform(.5, 1.))
    d = sun(27, -72, 4.6, '#ffdcae', .6)
    sky([(0, '#dfe6ec'), (.12, '#b4cde6'), (.35, '#6f9fd6'), (.7, '#3a70bc'), (1, '#2a5aa6')], .65, d, '#fff0d0', 4, .3, .8, '#ffffff', '#b4bcc8', .9, .5)
    camera((1.2, -13, 2.6), (-1, 40, 9.5), 27, level=True)
    shot('attraction-pine-valley', exposure=.15, haze='#b4c6da', haze_d=(50, 2600), haze_p=.75, bounces=3, sat=1.1)


@pictures('attraction-lamp-bazaar')
def bazaar():
    reset(65)
    box((30, 40, .1), (0, 14, -.1), stone('#8a7a68', (.5, .5), .35, .2, .02, .6, vert=False), 0)
    cols = ['#d98a4a', '#c9733c', '#e0b070', '#b5643a', '#8fa08a', '#d9a060', '#e6c596']
    for s in (-1, 1):
        y = 1.0
        k = 0
        while y < 24:
            w = R.uniform(2.7, 3.5)
            c = plaster(R.choice(cols), .12, .9, .5)
            hts = R.uniform(5.6, 8.)
            holes = [arch(w / 2, .35, w - .7, 1.5, .55, R.choice(['ogee', 'cusp', 'round']), 9)] + [arch(q, 4.0, .75, .9, .42, 'cusp', 7) for q in (w * .3, w * .7)]
            slab(rect(0, 0, w, hts), holes, .3, c, (s * 2.9, y, 0), pi / 2)
            ob = mesh([(s * 4.6, y, 0), (s * 4.6, y + w, 0), (s * 4.6, y + w, 3.), (s * 4.6, y, 3.)], [(0, 1, 2, 3)], emit(R.choice(['#e8792c', '#f09040', '#d9742c']), .42))
            ob.visible_diffuse = False
            ob = mesh([(s * 3.6, y, 3.6), (s * 3.6, y + w, 3.6), (s * 3.6, y + w, 6), (s * 3.6, y, 6)], [(0, 1, 2, 3)], emit(R.choice(['#f09a4a', '#5a3a28', '#f0a050', '#3a2a22']), .45))
            ob.visible_diffuse = False
            # shop floor, shelves with cloth bolts, hanging fabrics, awning
            box((1.2, w - .7, .5), (s * 3.35, y + w / 2, 0), wood('#6a4023', '#3a2110', 1., 1), .02)
            for q in range(7):
                yy = y + .55 + q * (w - 1.1) / 6
                hh = R.uniform(.14, .3)
                cyl(.1, .5, (s * 3.0, yy, .5), fabric(R.choice(['#c9571f', '#2f6f73', '#d9962b', '#8f2f5c', '#5f7b4c', '#e9d3a2', '#a3341f'])), seg=16) if k % 2 else lathe([(.0001, 0), (.1, 0), (.15, .1), (.12, .1), (.0001, .13 + hh * .4)], (s * 3.0, yy, .5), plaster(R.choice(['#d9741a', '#b53a1a', '#e0b030', '#7a8a2c', '#8f4a1e']), .2), 20)
            for q in range(3):
                curtain(.5, 1.2, (s * 2.72, y + .7 + q * (w - 1.4) / 2, 1.55), block_print(*R.choice([('#f4e9d6', '#b5431f', '#d9962b'), ('#2f4f56', '#efd9a8', '#d9962b'), ('#8f2f1c', '#e9c88a', '#d98f3a'), ('#f0c060', '#a3341f', '#2f6f73')]), 6., (1, 2)), 3, .03, pi / 2, 0, q + k)
            def aw(u, v, y=y, w=w, s=s):
                return s * (2.75 - v * 1.15), y + .12 + u * (w - .24), 3.35 - v * .75 - .05 * sin(u * pi * 6) * v - .06 * sin(v * pi)
            grid(24, 8, aw, stripes('#f2e4c8', R.choice(['#b5431f', '#2f6f73', '#d9962b']), 3.2, 1, .5))
            box((.9, w, .1), (s * 2.7, y + w / 2, hts - .3), c, .02)
            lamp((s * 1.85, y + w / 2, 2.15), 'lantern', 9, .42, r=.17)
            point((s * 1.95, y + w / 2, 2.2), 24, '#ffa850', .09)
            tube([(s * 2.75, y + w / 2, 2.9), (s * 1.85, y + w / 2, 2.62)], .012, brass())
            y += w
            k += 1
    # strings of lamps and a gate at the end
    for i in range(7):
        y = 2.5 + i * 2.9
        pts = [(-2.75 + 5.5 * t / 16, y + .5 * sin(i), 4.9 - .9 * (1 - (2 * t / 16 - 1) ** 2) + .2 * (i % 2)) for t in range(17)]
        tube(pts, .008, plain('#2a2420', .6))
        for t, p in enumerate(pts[1:-1]):
            sphere(.045 if t % 2 else .07, (p[0], p[1], p[2] - .07), emit(['#ffc060', '#ff9a3c', '#ffd890'][t % 3], 10), seg=8)
    gt = stone('#dcb27c', (.9, .4), .8, .14, .01, .4)
    slab(rect(-4, 0, 4, 8.4), [arch(0, 0, 2.9, 2.9, 1.7, 'cusp', 11)] + [arch(c, 5.9, .8, .8, .45, 'cusp', 7) for c in (-2.4, -.8, .8, 2.4)], .9, gt, (0, 25, 0))
    for x in (-3., 0, 3.):
        chhatri(x, 25, 8.5, .9 if x else 1.3, gt, gt)
    glow_plane(-4, 4, 5.5, 8, 26.2, '#ffb056', 2.)
    # a few people-free props: handcart, pots, baskets of marigolds
    p1, p3 = marigold_proto(.055, '#f28a10'), marigold_proto(.05, '#f7b21c', 5)
    for x, y in ((-1.55, 3.2), (-1.75, 3.95), (1.6, 5.2)):
        lathe([(.0001, 0), (.22, 0), (.33, .22), (.34, .25), (.3, .23), (.0001, .22)], (x, y, 0), wood('#a87443', '#6b4020'), 28)
        for q in range(55):
            a, r = q * 2.4, .037 * sqrt(q)
            instance(R.choice([p1, p1, p3]), (x + r * cos(a), y + r * sin(a), .3 - r * .28), q)
    for x, y, r_ in ((1.75, 3.1, 1.), (1.5, 2.75, .7), (1.9, 3.6, .8)):
        lathe([(.0001, 0), (.12, 0), (.24, .16), (.25, .26), (.14, .38), (.12, .42), (.17, .46)], (x, y, 0), brass(), 32, scale=r_)
    sky([(0, '#f0a070'), (.15, '#b98a9a'), (.4, '#5f6fa8'), (1, '#2f4686')], .55, Vector((0, 1, .1)).normalized(), '#ffb070', 4, .6, .5, '#e8a890', '#6f6a90', 1., .52)
    area((0, -1.5, 4), (0, 8, 1), (4, 2), 160, '#ffd0a0')
    camera((-.25, -1.3, 1.65), (.1, 12, 2.35), 26, level=True)
    shot('attraction-lamp-bazaar', exposure=.35, haze='#c98a6a', haze_d=(8, 90), haze_p=1.2, bounces=3, bloom=.28, sat=1.08)


@pictures('arrival-luggage')
def arrival():
    """Two suitcases and the driver's board with the name of the house, below the gate of the old city."""
    reset(66)
    st = stone('#d6a873', (.7, .35), .85, .16, .01, .5)
    box((14, 12, .1), (0, 4, -.1), stone('#b59672', (.6, .6), .7, .18, .012, .5, vert=False), 0)
    slab(rect(-6, 0, 6, 5.5), [arch(.9, .18, 2.3, 1.75, 1.15, 'cusp', 11)], .9, st, (0, 4.2, 0))
    for x in (-.45, 2.25):
        lathe([(.0001, 0), (.24, 0), (.24, .22), (.15, .32), (.13, .5), (.13, 1.4), (.1, 1.7), (.17, 1.8), (.22, 1.95)], (x, 3.72, .16), st, 32, lobes=16, lobe_amp=.05)
    slab(arch(.9, 0, 3.3, 2., 1.6, 'ogee'), [arch(.9, -.01, 2.9, 1.96, 1.42, 'ogee')], .12, st, (0, 3.72, .16))
    for i in range(2):
        box((4.6 - i * .6, .5, .09), (.9, 3.35 + i * .4, i * .09), st, .02)
    # one leaf of the door stands open, studded with brass
    wd, br = wood('#4f6a70', '#38505a', 1., 2, .5), brass()
    with group(-.2, 4.6, 1.2):
        box((1.15, .07, 2.6), (.58, 0, .2), wd, .012)
        for i in range(4):
            for k in range(6):
                sphere(.03, (.16 + i * .28, -.045, .5 + k * .4), br, seg=8)
    # beyond the gate: the lane in evening light
    glow_plane(-2, 4, 0, 4.5, 9.5, '#ffb560', .8)
    slab(rect(0, 0, 6, 5), [arch(2.2, .2, 1.2, 1.4, None, 'ogee')], .3, plaster('#d98a4a', .12), (2.6, 4.8, 0), pi / 2)
    slab(rect(0, 0, 6, 5), [], .3, plaster('#e0b070', .12), (-1.2, 4.8, 0), pi / 2)
    lamp((.9, 4.3, 2.62), 'lantern', 8, .48, r=.2)
    point((.9, 4.2, 2.5), 40, '#ffb668', .1)

    def suitcase(x, y, w, d, h, c, rot, strap):
        leather = plain(c, .42, coat=.15)
        trim = plain(mul(c, .45), .4)
        with group(x, y, rot):
            box((w, d, h), (0, 0, .02), leather, .045)
            box((w + .006, d * .16, h + .006), (0, 0, .017), trim, .01)
            for q in (-.3, .3):
                box((w * .07, d + .014, h + .014), (q * w, 0, .013), strap, .012)
                box((.06, .012, .045), (q * w, -d / 2 - .012, h * .62), br, .004)
            for sx in (-1, 1):
                for sz in (0, 1):
                    box((w * .1, d + .01, h * .13), (sx * w * .455, 0, .018 + sz * h * .873), trim, .02)
            tube([(-.09, 0, h + .02), (-.08, 0, h + .075), (.08, 0, h + .075), (.09, 0, h + .02)], .012, trim)
            for sx in (-1, 1):
                sphere(.018, (sx * .09, 0, h + .025), br, seg=10)
    suitcase(-1.35, 2.35, .82, .27, .56, '#8a4a22', .22, plain('#3a2010', .4))
    suitcase(-.72, 2.0, .58, .22, .4, '#b5703a', -.12, plain('#4a2914', .4))
    lathe([(.0001, 0), (.2, 0), (.21, .02), (.21, .2), (.19, .215), (.0001, .215)], (-1.42, 2.38, .585), plain('#d9b27a', .5), 48)
    lathe([(.212, .13), (.216, .13), (.216, .16), (.212, .16)], (-1.42, 2.38, .585), plain('#8a3a1c', .5), 48)
    # the board on its stand
    with group(.02, 2.75, .12):
        dk = wood('#5a3720', '#33200f', 1., 2)
        for q in (-.26, .26):
            tube([(q, .02, 1.2), (q * 1.25, -.18, 0)], .018, dk)
        tube([(0, .04, 1.2), (0, .35, 0)], .018, dk)
        box((.86, .03, .54), (0, -.05, .74), dk, .008)
        box((.78, .012, .46), (0, -.07, .78), plain('#f6f0e2', .7), .003)
        ink = plain('#8f2f16', .6)
        for words, z, size in (('Welcome', 1.04, .13), ('The Kesar', .88, .115)):
            cu = bpy.data.curves.new('words', 'FONT')
            cu.body, cu.size, cu.align_x, cu.extrude = words, size, 'CENTER', .001
            ob = add('words', cu, ink, (0, -.08, z), (pi / 2, 0, 0))
    p1, p3 = marigold_proto(.04, '#f28a10'), marigold_proto(.036, '#f7b21c', 5)
    with group(.02, 2.75, .12):       # a garland over its corner
        for i in range(22):
            t = i / 21
            instance([p1, p3][i % 2], (-.44 + .88 * t, -.1, 1.3 - .1 * sin(pi * t)), i, 1.)
    pot_plant((3.05, 3.1, 0), 1.3, 'palm', '#a5532c', 1.3)
    pot_plant((-2.35, 3.2, 0), 1.1, 'leaf', '#a5532c', 1.2)
    nishita(24, -120, .26, 1.6)
    sun(24, -140, 3.6, '#ffc488', 1.2)
    area((-2.5, -1.5, 3.), (-.3, 2.6, .6), (2, 2), 110, '#ffe4c4')
    camera((-.75, -.95, 1.1), (-.28, 3., .86), 32, level=True)
    shot('arrival-luggage', exposure=.2, warm=(1.03, 1, .94), bounces=4, bloom=.2)
