"""Close-ups: cheap scenes with shallow depth of field."""
from kit import *


def studio(elev=28, az=-60, strength=.28, p=4.):
    nishita(elev, az, strength)
    sun(elev, az, p, '#ffd09a', 1.2)


@pictures('detail-brass-lamp')
def detail_lamp():
    reset(42)
    box((3, 1.4, .05), (0, .1, -.05), wood('#6a3f22', '#331b0b', 1.2, 0, .22, .5), .01)
    slab(rect(-3, 0, 3, 2.4), [arch(c, -.2, .62, .55, .42, 'cusp', 9) for c in (-1.35, -.45, .45, 1.35)], .12, stone('#cf9c62', (.8, .35), .8, .1, .004, .3), (0, 1.15, -.05))
    br = brass('#d29a3e', .18)
    prof = [(.0001, 0), (.17, 0), (.175, .012), (.16, .03), (.10, .045), (.05, .07), (.03, .1), (.045, .13), (.05, .15), (.028, .18), (.022, .22), (.05, .25), (.055, .27), (.024, .3), (.02, .35), (.03, .37), (.03, .385)]
    lathe(prof, (0, .15, 0), br, 64)
    lathe([(.03, .385), (.1, .39), (.16, .41), (.175, .425), (.17, .427), (.15, .417), (.0001, .408)], (0, .15, 0), br, 64, lobes=10, lobe_amp=.06)
    lathe([(.02, .4), (.022, .44), (.035, .47), (.02, .5), (.016, .55), (.03, .57), (.012, .6), (.022, .625), (.001, .67)], (0, .15, 0), br, 40)
    fl = material(('emit', 'flame', 1), lambda t: t('Emission', Color=(1., .42, .09), Strength=14.))
    for i in range(5):
        a = 2 * pi * i / 5 - pi / 2 + .2
        x, y = .165 * cos(a), .15 + .165 * sin(a)
        lathe([(.0005, 0), (.009, .012), (.008, .024), (.003, .042), (.0004, .056)], (x, y, .428), fl, 12)
        point((x * .98, .15 + (y - .15) * .98, .46), .55, '#ff9a3c', .01)
    p1, p2, p3 = marigold_proto(.04, '#f28a10'), marigold_proto(.036, '#e8550c', 3), marigold_proto(.034, '#f7b21c', 5)
    for i in range(26):
        a = i * .2417 + .0
        r = .26 + .012 * sin(i * 7)
        instance([p1, p3, p2][i % 3], (r * cos(a), .15 + r * sin(a), .025), (R.uniform(-.3, .3), R.uniform(-.3, .3), R.uniform(0, 6)), 1.)
    for x, y, s in ((-.62, .5, .8), (.7, .62, .7), (-.95, .75, .6), (1.05, .3, .6)):
        lathe([(.0001, 0), (.05, 0), (.075, .03), (.07, .032), (.045, .012), (.0001, .01)], (x, y, 0), plaster('#a5532c'), scale=s)
        lathe([(.0005, 0), (.009, .012), (.008, .024), (.003, .042), (.0004, .056)], (x, y, .03), fl, 12, scale=s)
        point((x, y, .08), .5, '#ff9a3c', .012)
    sky([(0, '#f0a062'), (.06, '#e08a6a'), (.16, '#a57a90'), (.3, '#6a6a9a'), (1, '#3a4a7a')], .55)
    area((-1.5, -.8, 1.4), (0, .2, .3), (.8, 1.), 42, '#ffd9b0')
    area((1.6, .2, 1.2), (0, .2, .3), (.5, .9), 30, '#ffb87a')
    camera((.2, -1.72, .56), (-.2, .2, .4), 46, 2.4, (0, .08, .42))
    shot('detail-brass-lamp', exposure=.35, dof=True, bounces=4, bloom=.3, vig=.35)


@pictures('breakfast-table')
def breakfast():
    reset(44)
    wd = wood('#a87443', '#6b4020', 1., 0, .35, .25)
    for i in range(9):
        box((2.4, .145, .04), (0, -.5 + i * .15, -.04), wd, .006)
    cer, ter = plain('#f6efe2', .18, coat=.4), plain('#2f6f73', .22, coat=.4)
    # linen runner
    grid(60, 24, lambda u, v: ((u - .5) * 2.6, -.16 + v * .5 + .01 * sin(u * 9), .004 + .003 * nz(u * 9, v * 5)), stripes('#efe4cf', '#d9962b', 40., 1, .12))
    plate((-.2, .02, .004), cer, .15)
    plate((-.2, .02, .018), ter, .105)
    # croissants: bent, ridged tubes
    crust = material(('crust', 1), lambda t: t('BsdfPrincipled', Base_Color=t.ramp(t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=26., Detail=4.), [(.3, C('#8a4312')), (.55, C('#c97f2d')), (.75, C('#e0a552'))]), Roughness=.45, Clearcoat=.3,
        Normal=bump(t, t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=60.), .4, .004)))
    def croissant(loc, rot, s=1.):
        def g(u, v):
            t = 2 * u - 1
            th = t * 1.25
            r = .032 * (1 - abs(t) ** 2.2) * (.86 + .14 * abs(sin(t * 9.5)) ** .5) + .004 * (1 - abs(t) ** 8)
            cx, cy = .07 * sin(th), .07 * cos(th) - .05
            a = v * 2 * pi
            return (cx + r * cos(a) * sin(th)) * s, (cy + r * cos(a) * cos(th)) * s, (.03 + r * sin(a) * .9) * s
        grid(60, 20, g, crust, loc, rot)
    croissant((-.23, .0, .032), .4)
    croissant((-.17, .07, .036), 2.6, .95)
    cup((.13, -.02, .004), cer, 1.25, True, True, -.5)
    cup((.42, .3, .004), ter, 1.2, True, True, .6)
    # teapot
    lathe([(.0001, 0), (.06, 0), (.085, .025), (.098, .07), (.085, .115), (.05, .14), (.048, .145), (.0001, .145)], (.18, .4, 0), brass('#d8a04a', .15), 48)
    lathe([(.05, .145), (.035, .16), (.012, .168), (.008, .175), (.014, .185), (.001, .195)], (.18, .4, 0), brass('#d8a04a', .15), 32)
    tube([(.09 + .18 - .0, .4, .06), (.31, .4, .075), (.34, .4, .11), (.365, .4, .14)], .013, brass('#d8a04a', .15), taper=[1.5, 1.2, .9, .7])
    tube([(.18 - .09 - .05 * sin(pi * t / 10), .4, .03 + .085 * t / 10) for t in range(11)], .008, brass('#d8a04a', .15))
    # fruit bowl
    lathe([(.0001, 0), (.06, 0), (.065, .012), (.13, .05), (.165, .09), (.16, .092), (.125, .056), (.06, .02), (.0001, .018)], (-.42, .36, 0), ter, 56)
    def fruit(c1, c2, k=40.):
        return material(('fruit', C(c1), C(c2)), lambda t: t('BsdfPrincipled', Base_Color=t.ramp(t('TexNoise', Vector=t('TexCoord').outputs['Generated'], Scale=1.6, Detail=3.), [(.35, C(c1)), (.65, C(c2))]), Roughness=.35, Clearcoat=.2, Specular=.4,
            Normal=bump(t, t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=k * 5), .12, .002)))
    om, mg, ap = fruit('#e8780f', '#f59a24'), fruit('#f2b02a', '#d9531f'), fruit('#9c1f1a', '#c9452a')
    for x, y, z, r, m, s in ((-.48, .34, .09, .046, om, 1), (-.39, .32, .09, .045, om, 1), (-.44, .42, .092, .045, ap, 1), (-.35, .4, .095, .043, mg, (1.25, .9, .9)), (-.42, .36, .145, .045, om, 1), (-.5, .42, .1, .042, mg, (1., 1.2, .9))):
        sphere(r, (x, y, z), m, (s,) * 3 if not hasattr(s, '__len__') else s)
    # orange halves, glass of juice, jam, flowers
    for x, y, a in ((-.02, -.19, .2), (.07, -.25, 1.)):
        lathe([(.0001, 0), (.022, .004), (.036, .018), (.041, .04), (.0405, .041)], (x, y, .003), om, 40)
        seg = material(('emitless', 1), lambda t: (lambda s: t('BsdfPrincipled', Base_Color=t.ramp(t.math('ABSOLUTE', t.math('SINE', t.math('MULTIPLY', t.math('ARCTAN2', s.outputs[1], s.outputs[0]), 5.))), [(.0, C('#fbe3b0')), (.22, C('#f28a10')), (1, C('#f59a1c'))]), Roughness=.15, Clearcoat=.5))(t('SeparateXYZ', Vector=t('TexCoord').outputs['Object'])))
        lathe([(.0001, .041), (.036, .041)], (x, y, .003), seg, 40)
        lathe([(.036, .041), (.041, .0405)], (x, y, .0035), plain('#fbeccb', .4), 40)
    lathe([(.0001, .003), (.028, .003), (.03, .1)], (-.03, .24, .004), plain('#f28a10', .05, coat=1.), 32)
    lathe([(.0301, .1), (.031, .125), (.0318, .125), (.0308, .1)], (-.03, .24, .004), plain('#e8e4da', .05, coat=1.), 32)
    cyl(.03, .045, (.33, .08, .004), plain('#7a1420', .08, coat=1.), .033)
    cyl(.034, .003, (.33, .08, .045), cer)
    p1, p3 = marigold_proto(.036, '#f28a10'), marigold_proto(.033, '#f7b21c', 5)
    lathe([(.0001, 0), (.035, 0), (.045, .04), (.03, .09), (.022, .12), (.028, .135)], (.55, .48, 0), ter, 32)
    for i in range(7):
        a = i * 2.4
        instance([p1, p3][i % 2], (.55 + .035 * sqrt(i) * cos(a), .48 + .035 * sqrt(i) * sin(a), .17 - .008 * i), R.uniform(0, 6), 1.15)
    instance(p1, (.27, -.2, .026), (0.3, 0, 0), .9)
    for x, r in ((-.42, .06), (-.39, .0)):      # cutlery
        tube([(x, -.22, .008), (x + .01, .08, .008)], .004, plain('#d9d4ca', .2, 1.))
        sphere(.016, (x + .011, .1, .009), plain('#d9d4ca', .2, 1.), (.95, 2., .22), 16)
    # soft background: garden
    b = bush_proto(1.6, 5000, '#5f8a3a', .05, 3, .9, '#f0a030')
    for i in range(12):
        instance(b, (-6 + i * 1.1, 6.2 + R.uniform(-.6, 1.2), -1.2), R.uniform(0, 6), R.uniform(.9, 1.5))
    box((20, 20, .1), (0, 8, -1.1), ground(), 0)
    nishita(28, -50, .22)
    sun(26, -48, 4.6, '#ffd09a', 1.2)
    area((1.4, -.6, 1.3), (0, .2, 0), (1, 1), 10, '#fff0dc')
    camera((.08, -1.08, .6), (-.02, .15, .075), 45, 1.9, (-.03, .04, .05))
    shot('breakfast-table', exposure=.15, dof=True, bounces=4, warm=(1.02, 1, .96))


@pictures('spa-candles')
def spa():
    reset(45)
    st = stone('#6f6a62', (.6, .3), .8, .2, .006, .6)
    box((4, 2.2, .06), (0, .3, -.06), wood('#5d3b22', '#2f1b0d', 1., 0, .3, .3), .01)
    slab(rect(-3, 0, 3, 2.4), [rect(-1.5, .55, -.9, 1.1), rect(.95, .55, 1.55, 1.1)], .2, plaster('#a8805a', .1, .9, .6), (0, 1.25, -.06))
    mesh([(-3, 1.5, 0), (3, 1.5, 0), (3, 1.5, 2), (-3, 1.5, 2)], [(0, 1, 2, 3)], plaster('#8a6542'))
    tw = lambda c: material(('terry', C(c)), lambda t: t('BsdfPrincipled', Base_Color=C(c), Roughness=1., Sheen=.6, Specular=.05,
        Normal=bump(t, t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=260., Detail=2.), .9, .004)))
    # rolled towels
    def roll(x, y, z, c, r=.075, L=.36, rot=0.):
        def g(u, v):
            th = v * 2 * pi * 3.5
            rr = r * (.18 + .82 * v) * (1 + .015 * sin(u * 40))
            return (u - .5) * L, rr * cos(th), rr * sin(th)
        ob = grid(16, 160, g, tw(c), (x, y, z), rot)
        ob.modifiers.new('so', 'SOLIDIFY').thickness = .012
    roll(-.46, .42, .085, '#f3ecdf', rot=.25)
    roll(-.42, .6, .085, '#f3ecdf', rot=.2)
    roll(-.44, .51, .22, '#e0b064', rot=.22)
    # candles on a tray
    wax = lambda: material(('emit', 'wax', 2), lambda t: t('AddShader', _0=t('BsdfPrincipled', Base_Color=C('#f3e4c4'), Roughness=.5, Subsurface=0.),
        _1=t('Emission', Color=(1., .5, .16), Strength=t.ramp(t('SeparateXYZ', Vector=t('TexCoord').outputs['Generated']).outputs[2], [(0, .04), (.55, .2), (1, .95)]))))
    fl = material(('emit', 'flame', 1), lambda t: t('Emission', Color=(1., .45, .1), Strength=14.))
    def candle(x, y, h, r=.045, z=0.):
        lathe([(.0001, 0), (r, 0), (r, h - .004), (r - .004, h), (r * .7, h - .008), (.0001, h - .012)], (x, y, z), wax(), 40)
        lathe([(.0006, 0), (.008, .012), (.0075, .024), (.003, .042), (.0004, .058)], (x, y, z + h - .004), fl, 14)
        point((x, y, z + h + .06), 1.1, '#ff9c44', .012)
    box((.62, .34, .02), (.28, .34, 0), st, .008, -.08)
    candle(.12, .38, .2, .05, .02)
    candle(.3, .42, .13, .045, .02)
    candle(.43, .33, .08, .045, .02)
    for x in (-1.2, 1.25):
        candle(x, 1.25, .14, .045, .49)
        candle(x + .15, 1.22, .09, .04, .49)
    # oil bottles, stones, bowl with petals
    gl = plain('#c9822a', .05, trans=.9, ior=1.4)
    for x, y, s in ((.68, .5, 1.), (.8, .54, .8)):
        lathe([(.0001, 0), (.04, 0), (.042, .01), (.042, .1), (.016, .135), (.014, .165), (.018, .168), (.0001, .17)], (x, y, 0), gl, 32, scale=s)
        lathe([(.0001, .165), (.016, .165), (.02, .2), (.0001, .205)], (x, y, 0), wood('#a87443', '#6b4020'), 20, scale=s)
    z = 0.
    for i, (r, h) in enumerate(((.085, .05), (.068, .042), (.05, .034), (.034, .026))):
        sphere(1., (-.22 + .006 * (i % 2), .2, z + h / 2), plain('#3a3835', .35), (r, r * .85, h / 2 * 1.05), 20)
        z += h * .96
    lathe([(.0001, 0), (.06, 0), (.07, .015), (.14, .06), (.16, .085), (.155, .086), (.13, .06), (.06, .024), (.0001, .022)], (.52, .06, 0), brass(), 56)
    cyl(.145, .001, (.52, .06, .066), plain('#2c4a46', .02, coat=1.))
    p1, p2, p3 = marigold_proto(.036, '#f28a10'), marigold_proto(.034, '#e8550c', 3), marigold_proto(.034, '#f7f0e0', 5)
    for x, y, p in ((.48, .04, p1), (.57, .01, p3), (.56, .11, p2), (.46, .12, p3)):
        instance(p, (x, y, .072), R.uniform(0, 6), .9)
    instance(p1, (-.05, .05, .026), .5, 1.)
    instance(p3, (.05, .0, .024), .5, .9)
    pot_plant((-1.25, .9, 0), .75, 'leaf', '#6d5a48', .7, 14)
    sky([(0, '#d9a070'), (.4, '#8a7a8a'), (1, '#44507a')], .06)
    area((-1.8, -.5, 1.7), (0, .3, .1), (1.2, 1.2), 62, '#ffe0bc')
    area((1.8, .3, 1.4), (.3, .3, .1), (.6, 1), 26, '#ffc896')
    camera((.12, -1.12, .6), (.1, .36, .13), 43, 2.6, (.2, .32, .15))
    shot('spa-candles', exposure=.5, dof=True, bounces=4, bloom=.3, vig=.35)
