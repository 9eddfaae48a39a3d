"""Rooms in Kochi."""
from kit import *
from interiors import *
from outdoors import boat


@pictures('room-twin', 'room-twin-bed', 'room-twin-window')
def room_twin():
    reset(8)
    shell(5., 5., 3., plaster('#f0e6d2'), planks('#b98a58', '#92673c', .12, 1.4), plaster('#f8f2e6', .03),
          right=[rect(1.7, .8, 3.6, 2.5)], skirting=wood('#8a5a33', '#5b3519'), back_mat=plaster('#8fa08a', .05))
    fr = wood('#8a5a33', '#5b3519')
    window_frame(1.7, 3.6, .8, 2.5, 2.56, fr, 2, 1)
    for y, k in ((1.4, 1), (3.92, 2)):
        curtain(.7, 2.65, (2.34, y, .03), fabric('#e9d3a2'), 5, .05, pi / 2, .25, k)
    tube([(2.36, .9, 2.7), (2.36, 4.4, 2.7)], .016, brass())
    for i, x in enumerate((-1.25, .75)):
        bed(x, 3.75, 1.15, 2.05, 0, wood('#a87443', '#6f4522'), None, stripes('#f2e8d8', '#7d8f5a', 22., 1, .35),
            (block_print('#f4e9d6', '#5f7b4c', '#d9962b', 7.),), 1.15, pillows=1, head_shape='panel', seed=3 + i)
        picture(x, 1.95, .8, .55, 5., art('#6f8a6a', '#efd9a8', '#d98a4a') if i else art('#d98a4a', '#efd9a8', '#6f8a6a'))
    nightstand(-.25, 4.72, wood('#a87443', '#6f4522'), .55)
    lamp((-.25, 4.72, .52), 'table', 7, .55)
    rug(3.6, 1.7, (-.2, 2.35, 0), block_print('#e8dcc0', '#6f8a5a', '#c98a3a', 3.))
    armchair(1.75, 4.25, -.5, fabric('#b9c2a2'), fr, block_print('#f4e9d6', '#b5431f', '#d9962b', 7.))
    pot_plant((-2.15, 4.6, 0), 1.2, 'palm', '#c98a5a', .9)
    backdrop_garden(6, 1)
    nishita(35, 70, .32)
    sun(30, 72, 5., '#ffdcae', 1.)
    area((2.8, 2.65, 1.65), (0, 3, 1.), (1.9, 1.7), 85, '#fff3e0')
    area((-1., -.6, 2.4), (0, 4, .8), (3, 2), 55, '#fff0e0')
    camera((-1.75, .1, 1.45), (.15, 4., .95), 21, level=True)
    shot('room-twin', exposure=.25, warm=(1.03, 1, .94))
    camera((.3, 2.05, 1.2), (-1.02, 4.75, .78), 29, level=True)
    shot('room-twin-bed', exposure=.3, warm=(1.03, 1, .94))
    camera((-.75, 1.15, 1.4), (1.95, 3.6, 1.12), 23, level=True)
    shot('room-twin-window', exposure=.1, warm=(1.03, 1, .94))


@pictures('room-veranda', 'room-veranda-bed', 'room-veranda-view')
def room_veranda():
    reset(12)
    wd, dk = wood('#7a4a28', '#46280f', 1., 2), wood('#5d371d', '#331c0b', 1., 2)
    D = 5.4
    shell(5.4, D, 3.1, plaster('#f2e7d2', .05), planks('#7d5030', '#57351c', .13, 1.8, .22), None,
          back=[rect(-2.1, 0, .9, 2.5)], t=.22)
    for i in range(8):
        box((6, .12, .16), (0, .2 + i * .75, 2.98), dk, .015)
    box((6.4, 6.6, .05), (0, 2.8, 3.12), planks('#8a5a34', '#6b4224', .16, 3.), 0)
    # folding doors stand open
    for s, x in ((-1, -2.08), (1, .88)):
        for k in range(2):
            with group(x + s * .28 * (k + .3) , D - .25 - .1 * k, s * (1.25 - .12 * k)):
                for q in (-.33, .33):
                    box((.07, .045, 2.45), (q, 0, .02), wd, .006)
                for q in (.02, .85, 1.6, 2.38):
                    box((.66, .045, .08), (0, 0, q), wd, .006)
                for q in range(44):
                    if q % 15 != 14:        # the rails
                        box((.6, .012, .05), (0, 0, .14 + q * .051), wd, .003, (.5, 0, 0))
    # four-poster with net
    with group(1.25, 3.3, 0):
        bed(0, .4, 1.8, 2.05, 0, dk, None, fabric('#3f7a6c'), (block_print('#f4e9d6', '#2f6f63', '#d9962b', 7.), fabric('#d9962b')), 1.2, head_shape='panel', seed=4)
        for sx in (-.95, .95):
            for sy in (-.7, 1.5):
                lathe([(.045, 0), (.045, .5), (.03, .6), (.04, 1.2), (.028, 2.1), (.03, 2.3)], (sx, sy, 0), dk, 14)
            box((.05, 2.25, .05), (sx, .4, 2.28), dk, .006)
            curtain(.45, 2.2, (sx, 1.38, .08), sheer('#fdf8ee', 0.), 5, .04, pi / 2, .3, sx)
            curtain(.3, 2.2, (sx, -.58, .08), sheer('#fdf8ee', 0.), 4, .04, pi / 2, .35, sx + 2)
        for sy in (-.7, 1.5):
            box((1.95, .05, .05), (0, sy, 2.28), dk, .006)
        for q in range(5):
            box((1.85, .03, .03), (0, -.5 + q * .45, 2.3), dk, .004)
    # veranda beyond: deck, posts, cane chairs, view over water with palms
    box((9, 2.6, .08), (0, D + 1.5, -.08), planks('#8a5a34', '#6b4224', .14, 2.), .01)
    for x in (-3.3, -1.3, .7, 2.7):
        cyl(.07, 3., (x, D + 2.55, 0), dk, seg=14)
    for z in (.45, .9):
        box((9, .06, .06), (0, D + 2.6, z), wd, .01)
    for i in range(40):
        box((.03, .03, .45), (-3.3 + i * .16, D + 2.6, .48), wd, .004)
    box((9, 2.9, .05), (0, D + 1.5, 2.75), planks('#8a5a34', '#6b4224', .14, 2.), .01)
    armchair(-1.35, D + 1.5, .5, fabric('#e8d9b5'), wd, fabric('#3f7a6c'))
    table(-.55, D + 1.35, .5, .5, .5, wd, round_=True, legs='one')
    box((1.9, .8, .1), (2.1, D + 1.3, .3), dk, .015)         # the day bed
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.07, .07, .5 if sx > 0 else .3), (2.1 + sx * .9, D + 1.3 + sy * .36, 0), dk, .01)
    box((1.84, .76, .14), (2.1, D + 1.3, .4), fabric('#efe6cf'), .05)
    for q in (-.2, .2):
        cushion(.42, .42, .16, (2.78, D + 1.3 + q, .74), fabric('#3f7a6c') if q > 0 else fabric('#d9962b'), (0, radians(-64), 0), seed=3)
    for z in (.45, .9):
        box((.06, 2.3, .06), (4.4, D + 1.45, z), wd, .01)
    cup((-.5, D + 1.3, .5), plain('#fbf7ef', .15), 1.1)
    mesh([(-200, D + 6, -1.2), (200, D + 6, -1.2), (200, 300, -1.2), (-200, 300, -1.2)], [(0, 1, 2, 3)], water('#2c5a50', .15, .6))
    box((120, 4, .5), (0, D + 5, -1.4), ground('#4f7a30', '#6d6a38'), .1)
    p1 = palm_proto(8.5, 1.5, 20, 2.9, 2)
    for x, y, s in ((-3.6, D + 6, 1.), (-6.5, D + 8, 1.1), (1.2, D + 5.8, .9), (4, D + 7, 1.1)):
        instance(p1, (x, y, -1.2), R.uniform(0, 6), s)
    for i in range(26):
        instance(p1, (R.uniform(-55, 40), R.uniform(60, 80), -1), R.uniform(0, 6), R.uniform(.9, 1.3))
    bb = bush_proto(4., 2500, '#3b6a2d', .08, 9, .8)
    for i in range(26):
        instance(bb, (-60 + i * 4.5, R.uniform(68, 84), -1.5), R.uniform(0, 6), R.uniform(.8, 1.3))
    b1 = bush_proto(.8, 1200, '#4d7a30', .18, 4, .7, '#e8602a')
    for i in range(12):
        instance(b1, (-4 + i * .6, D + 3.3 + R.uniform(0, .8), -1.), R.uniform(0, 6), R.uniform(.8, 1.2))
    for i in range(22):      # the garden goes on beside the veranda
        instance(b1, (R.uniform(5.2, 11), D + R.uniform(-2, 3.6), -1.), R.uniform(0, 6), R.uniform(1.3, 2.2))
    for x, y, s in ((7.5, D + 3, .9), (10, D + 1, 1.1), (13, D + 4, 1.), (18, D + 3.4, 1.2), (25, D + 5, 1.1)):
        instance(p1, (x, y, -1.2), R.uniform(0, 6), s)
    nightstand(2.42, 5.0, dk, .42)
    lamp((2.42, 5.0, .52), 'table', 8, .5)
    rug(2., 1.5, (-.7, 2.8, 0), stripes('#e8dcc0', '#3f7a6c', 7., 0, .4))
    pot_plant((-2.3, 4.5, 0), 1.5, 'palm')
    lamp((-.5, 2.8, 3.0), 'pendant', 4, .5, r=.22)
    nishita(28, -35, .34, 2.)
    sun(25, -30, 4.5, '#ffdcae', 1.)
    area((-.6, D + .2, 1.4), (0, 2, .6), (2.8, 2.2), 110, '#fff4e2')
    area((-.6, -.6, 2.5), (0, 4, .8), (4, 2), 85, '#ffecd4')
    camera((-.75, -.15, 1.5), (.12, 4.2, 1.12), 20, level=True)
    shot('room-veranda', exposure=.25, warm=(1.02, 1, .95))
    camera((.75, .75, 1.4), (1.33, 4.3, 1.08), 26, level=True)
    shot('room-veranda-bed', exposure=.35, warm=(1.02, 1, .95))
    for i in range(60):      # the far bank goes on to the right
        instance(bb, (54 + i * 4.5, R.uniform(64, 80), -1.5), R.uniform(0, 6), R.uniform(.9, 1.4))
    for i in range(44):
        instance(p1, (R.uniform(42, 300), R.uniform(58, 76), -1), R.uniform(0, 6), R.uniform(.9, 1.4))
    camera((-3.5, D + .75, 1.5), (.2, D + 3.3, 1.0), 23, level=True)
    shot('room-veranda-view', exposure=-.1, warm=(1.02, 1, .95))


OXIDE = '#8c3a22'    # the red oxide floors of old houses in Kerala


def red_floor():
    c = C(OXIDE)
    def b(t):
        o = t('TexCoord').outputs['Object']
        n = t('TexNoise', Vector=o, Scale=1.1, Detail=5., Roughness=.65)
        br = t('TexBrick', {'offset': 0.}, Vector=o, Color1=(1, 1, 1), Color2=(.96, .96, .96), Mortar=(.45, .45, .45), Scale=1., Mortar_Size=.004, Brick_Width=1.2, Row_Height=1.2)
        col = t.mix(1., t.ramp(n, [(.3, mul(c, .75)), (.7, mul(c, 1.2))]), br.outputs[0], 'MULTIPLY')
        return t('BsdfPrincipled', Base_Color=col, Roughness=t.ramp(n, [(.3, .16), (.7, .3)]), Clearcoat=.25)
    return material(('oxide', c), b)


def gable(w, y0, y1, z, rise, boards, beam, step=1.5):
    """A boarded ceiling of two slopes along y with rafters, from z at the walls."""
    for s in (-1, 1):
        mesh([(0, y0, z + rise), (s * (w / 2 + .3), y0, z - .3 * rise / (w / 2)), (s * (w / 2 + .3), y1, z - .3 * rise / (w / 2)), (0, y1, z + rise)], [(0, 1, 2, 3)], boards)
        L = sqrt((w / 2) ** 2 + rise ** 2)
        y = y0 + .6
        while y < y1 - .1:
            box((L, .1, .14), (s * w / 4, y, z + rise / 2 - .16), beam, .01, (0, s * math.atan2(rise, w / 2), 0))
            y += step
    box((.14, y1 - y0, .18), (0, (y0 + y1) / 2, z + rise - .26), beam, .01)


def backwater(D, seed=31):
    """The canal beyond y = D with palms on the far bank; water lies 1 m below the floor."""
    R.seed(seed)
    mesh([(-200, D + 3.2, -1.), (200, D + 3.2, -1.), (200, 300, -1.), (-200, 300, -1.)], [(0, 1, 2, 3)], water('#2a5550', .13, .6))
    p1, p2 = palm_proto(9., 1.5, 20, 3., 2), palm_proto(8., -1.1, 20, 2.8, 6)
    for i in range(34):
        instance(R.choice([p1, p2]), (R.uniform(-60, 60), R.uniform(56, 76), -1), R.uniform(0, 6), R.uniform(.9, 1.4))
    bb = bush_proto(4., 2500, '#3f6e2f', .08, 9, .8)
    for i in range(30):
        instance(bb, (-70 + i * 4.8, R.uniform(62, 80), -1.5), R.uniform(0, 6), R.uniform(.8, 1.3))
    box((160, 30, .5), (0, 78, -1.3), ground('#5a7a34', '#7a7a3c'), .1)


@pictures('room-backwater-villa', 'room-backwater-villa-kitchen', 'room-backwater-villa-jetty')
def backwater_villa_sitting_room():
    """The boatbuilder's house: sitting room with a kitchen corner, open to its own jetty."""
    reset(81)
    W, D = 6., 5.8
    teak, dk = wood('#9a6436', '#623a1a', 1., 2), wood('#5d371d', '#331c0b', 1., 2)
    white = plaster('#f4efe4', .04)
    shell(W, D, 2.7, white, red_floor(), None, back=[rect(-2.3, 0, 1.1, 2.35)], t=.25, back_mat=white)
    slab([(-W / 2 - .25, 2.65), (W / 2 + .25, 2.65), (0, 4.3)], [], .25, white, (0, D + .13, 0))
    gable(W, -.8, D + .2, 2.7, 1.5, planks('#a8723f', '#8a5a30', .16, 3.), dk)
    for x in (-2.3, 1.1):
        box((.12, .34, 2.4), (x, D + .1, 0), dk, .01)
    box((3.6, .33, .12), (-.6, D + .1, 2.33), dk, .01)
    for x, s in ((-2.24, -1), (1.04, 1)):           # folded shutters
        for k in range(2):
            with group(x + s * (.1 + .12 * k), D - .34, pi / 2 + s * .1):
                box((.62, .045, 2.28), (0, 0, .03), plain('#4d7f86', .5), .006)
                for q in range(12):
                    box((.5, .05, .03), (0, 0, .2 + q * .165), plain('#3d6a70', .5), .004)
    # cane sofa and chairs around a low table
    navy = block_print('#27436b', '#efe3c8', '#d9962b', 7.)
    sofa(-2.05, 3.1, 2., pi / 2, fabric('#f1ece0'), teak, (navy, fabric('#d9962b')))
    armchair(-.1, 4.35, .35, fabric('#7fa3a6'), teak, navy)
    rug(2.2, 1.6, (-.55, 3.1, .0), stripes('#ece2cc', '#27436b', 9., 1, .35), None, pi / 2)
    table(-.6, 3.1, .95, .95, .38, teak, round_=True, legs='one')
    lathe([(.0001, 0), (.07, 0), (.13, .05), (.16, .1), (.155, .1), (.12, .05), (.0001, .02)], (-.6, 3.2, .38), brass())
    for q in range(5):
        sphere(.042, (-.6 + .06 * cos(q * 1.26), 3.2 + .06 * sin(q * 1.26), .47), plain('#e8a21a' if q % 2 else '#c9571f', .4), seg=12)
    cup((-.35, 2.95, .38), plain('#fbf7ef', .15), 1.1)
    # the kitchen corner along the right wall
    kz = wood('#8a5a33', '#55321a', 1., 2)
    box((.6, 2.6, .86), (W / 2 - .3, 3.7, .04), plain('#4d7f86', .45), .01)
    for i in range(4):
        box((.02, .6, .7), (W / 2 - .61, 2.74 + i * .64, .12), plain('#568b92', .4), .008)
        tube([(W / 2 - .64, 2.6 + i * .64, .7), (W / 2 - .64, 2.88 + i * .64, .7)], .008, brass())
    box((.66, 2.66, .05), (W / 2 - .32, 3.7, .9), teak, .01)
    box((.02, 2.6, .5), (W / 2 - .01, 3.7, .95), tiles('#f0e8d8', '#e9e0cc', .1, .15, False, '#c9bfa9', 0.), 0)
    lathe([(.0001, .02), (.16, .02), (.17, .06), (.19, .07)], (W / 2 - .32, 4.5, .9), plain('#d9d4ca', .2, 1.), 32)
    tube([(W / 2 - .1, 4.5, .95), (W / 2 - .1, 4.5, 1.22), (W / 2 - .16, 4.5, 1.27), (W / 2 - .28, 4.5, 1.22)], .012, brass())
    lathe([(.0001, 0), (.09, 0), (.12, .05), (.1, .12), (.05, .15), (.0001, .17)], (W / 2 - .3, 3.2, .95), brass(), 32)
    tube([(W / 2 - .3, 3.09, 1.03), (W / 2 - .3, 3.02, 1.08), (W / 2 - .3, 2.99, 1.11)], .012, brass())
    box((.34, .24, .03), (W / 2 - .32, 3.85, .95), teak, .006, .2)
    for q in range(3):
        sphere(.04, (W / 2 - .34 + q * .06, 3.82 + (q % 2) * .07, 1.02), plain(('#d9962b', '#7a8f2c', '#c9571f')[q], .4), seg=12)
    for z in (1.62, 1.98):
        box((.24, 2.4, .03), (W / 2 - .13, 3.7, z), teak, .006)
        for q in range(9):
            y = 2.7 + q * .25
            k = (q + int(z * 10)) % 4
            if k == 0:
                lathe([(.0001, 0), (.05, 0), (.07, .06), (.06, .14), (.03, .16), (.04, .18)], (W / 2 - .14, y, z + .03), brass(), 24)
            elif k == 1:
                cyl(.05, .15, (W / 2 - .14, y, z + .03), plain('#f2ead8', .3), seg=24)
            elif k == 2:
                for j in range(4):
                    plate((W / 2 - .14, y, z + .03 + j * .014), plain('#7fa3a6' if j % 2 else '#f2ead8', .25), .09)
            else:
                lathe([(.0001, 0), (.045, 0), (.05, .02), (.055, .09), (.05, .09), (.0001, .01)], (W / 2 - .14, y, z + .03), plain('#27436b', .3), 24)
    for y in (3.2, 4.2):
        lamp((W / 2 - .75, y, 2.72), 'pendant', 5, .75, r=.15, power=14)
    with group(1.55, 3.7, pi / 2):        # a narrow table with two stools
        table(0, 0, 1.2, .6, .86, teak)
    for y in (3.35, 4.05):
        cyl(.16, .04, (1.0, y, .6), teak, seg=28)
        for q in range(4):
            tube([(1.0 + .07 * cos(q * pi / 2 + .8), y + .07 * sin(q * pi / 2 + .8), .6), (1.0 + .16 * cos(q * pi / 2 + .8), y + .16 * sin(q * pi / 2 + .8), 0)], .014, dk)
    picture(-W / 2 + .01, 1.75, .95, .65, 3.1, art('#27436b', '#efe3c8', '#4d7f86'), pi / 2)
    pot_plant((-2.5, 4.95, 0), 1.3, 'palm', '#b5683a')
    lamp((-2.6, 1.7, 0), 'floor', 7, 1.45)
    tube([(-.6, 3.6, 4.), (-.6, 3.6, 3.15)], .006, brass())
    lathe([(.28, 0), (.3, .03), (.2, .22), (.05, .27)], (-.6, 3.6, 2.9), shade('#f0dcae', 2.), 40)
    point((-.6, 3.6, 2.87), 16, '#ffc080', .1)
    # veranda, jetty, rowing boat
    box((8, 2.9, .08), (0, D + 1.6, -.1), planks('#8a5a34', '#6b4224', .14, 2.), .01)
    for x in (-2.9, -2.2 + 3.8):
        cyl(.075, 2.9, (x, D + 2.8, -.1), dk, seg=14)
    box((7, .14, .16), (-.6, D + 2.8, 2.55), dk, .01)
    mesh([(-4, D + .2, 3.1), (4, D + .2, 3.1), (4, D + 3.5, 2.35), (-4, D + 3.5, 2.35)], [(0, 1, 2, 3)], planks('#8a5a34', '#6b4224', .16, 3.))
    for i in range(40):
        box((1.7, .19, .05), (-.75, D + 3.15 + i * .21, -.2), planks('#8f6a48', '#6b4c30', .3, 2.), .006)
    for i in range(6):
        for s in (-1, 1):
            cyl(.075, 1.9 if i in (0, 5) else 1.3, (-.75 + s * .85, D + 3.3 + i * 1.62, -1.3), dk, seg=10)
    lamp((.1, D + 11.4, .6), 'lantern', 8, .4, r=.15)
    boat(1.75, D + 8.6, .85, pi / 2 - .12, False, -1.)
    chair(-2.0, D + 1.5, pi - .5, teak, fabric('#f1ece0'))
    chair(-1.1, D + 1.7, pi + .4, teak, fabric('#f1ece0'))
    table(-1.6, D + 2.1, .5, .5, .5, teak, round_=True, legs='one')
    b1 = bush_proto(.8, 1200, '#4d7a30', .18, 4, .7, '#e8602a')
    for i in range(12):
        x = -4.6 + i * .75
        if not -2.1 < x < .6:
            instance(b1, (x, D + 3.4, -.9), R.uniform(0, 6), R.uniform(.8, 1.2))
    backwater(D)
    nishita(30, -50, .33, 1.8)
    sun(27, -48, 4.6, '#ffdcae', 1.)
    area((-.6, D + .3, 1.3), (0, 2, .6), (3.2, 2.1), 130, '#fff4e2')
    area((.2, -.6, 2.4), (0, 4, .8), (4, 2), 100, '#ffeed8')
    camera((.75, .1, 1.5), (-.35, 4.6, 1.2), 20, level=True)
    shot('room-backwater-villa', exposure=.35, warm=(1.02, 1, .95))
    camera((-.8, 2.25, 1.5), (2.6, 3.95, 1.03), 24, level=True)
    shot('room-backwater-villa-kitchen', exposure=.4, warm=(1.02, 1, .95))
    camera((-1.55, D + 2.75, 1.75), (.2, D + 11, .8), 22, level=True)
    shot('room-backwater-villa-jetty', exposure=-.15, haze='#d8dccb', haze_d=(20, 260), haze_p=1.2, warm=(1.02, 1, .96), sat=1.1)


@pictures('room-backwater-villa-bed')
def backwater_villa_bedroom():
    reset(82)
    W, D = 4.8, 5.
    teak, dk = wood('#9a6436', '#623a1a', 1., 2), wood('#5d371d', '#331c0b', 1., 2)
    shell(W, D, 2.8, plaster('#f4efe4', .04), red_floor(), None, left=[rect(1.9, .55, 3.5, 2.2)], t=.25, back_mat=plaster('#6f979c', .06))
    slab([(-W / 2 - .25, 2.75), (W / 2 + .25, 2.75), (0, 4.1)], [], .25, plaster('#6f979c', .06), (0, D + .13, 0))
    gable(W, -.6, D + .1, 2.8, 1.25, planks('#a8723f', '#8a5a30', .16, 3.), dk)
    window_frame(1.9, 3.5, .55, 2.2, -2.45, dk, 2, 1)
    blue = plain('#4d7f86', .5)
    for y, s in ((1.86, 1), (3.54, -1)):       # shutters stand open into the room
        with group(-2.36, y, s * .35 if s > 0 else -.35):
            box((.05, .78, 1.62), (.03, -s * .4, .56), blue, .006)
            for q in range(11):
                box((.07, .62, .03), (.03, -s * .4, .66 + q * .135), plain('#3d6a70', .5), .004)
    navy = block_print('#27436b', '#efe3c8', '#d9962b', 7.)
    with group(.3, 3.55, 0):
        bed(0, .2, 1.9, 2.05, 0, teak, None, stripes('#efe6d2', '#27436b', 9., 1, .4), (navy, fabric('#d9962b'), navy), 1.15, head_shape='arch', seed=21)
        for sx in (-1.02, 1.02):
            for sy in (-.92, 1.32):
                lathe([(.05, 0), (.05, .45), (.035, .55), (.045, 1.1), (.03, 1.95), (.045, 2.05), (.02, 2.15)], (sx, sy, 0), teak, 16)
            box((.045, 2.24, .05), (sx, .2, 2.05), teak, .006)
        for sy in (-.92, 1.32):
            box((2.04, .045, .05), (0, sy, 2.05), teak, .006)
    for s in (-1, 1):
        nightstand(.3 + s * 1.42, 4.72, teak, .44)
        lamp((.3 + s * 1.42, 4.72, .52), 'table', 7, .5)
    picture(.3, 2.66, 1.1, .5, D, art('#27436b', '#efe3c8', '#d9962b'))
    box((1.3, .45, .1), (.3, 2.2, .34), navy, .04)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.02, .35, (.3 + sx * .55, 2.2 + sy * .15, 0), teak, .026, 12)
    rug(2.6, 1.5, (.2, 1.75, 0), stripes('#ece2cc', '#27436b', 9., 1, .35))
    armchair(-1.7, 3.95, .75, fabric('#7fa3a6'), teak, fabric('#d9962b'))
    pot_plant((-2.0, 1.2, 0), 1.1, 'leaf', '#b5683a')
    p1 = palm_proto(7.5, 1.2, 20, 2.8, 2)
    for x, y, s in ((-9, 1.5, 1.), (-12, 5, 1.15), (-15, 2, 1.2), (-10.5, 7, .9)):
        instance(p1, (x, y, -1), R.uniform(0, 6), s)
    backdrop_garden(-5, c='#4f7a36')
    nishita(32, -78, .32)
    sun(28, -70, 5., '#ffdcae', 1.)
    area((-2.75, 2.7, 1.4), (0, 3, 1.), (1.6, 1.6), 85, '#fff3e0')
    area((.6, -.6, 2.4), (0, 4, .8), (3, 2), 60, '#fff0e0')
    camera((-.85, .0, 1.45), (.22, 4., 1.2), 20, level=True)
    shot('room-backwater-villa-bed', exposure=.35, warm=(1.02, 1, .95))
