"""Rooms in Udaipur."""
from kit import *
from interiors import *
from outdoors import arcade, fountain


@pictures('room-deluxe-double', 'room-deluxe-double-bed', 'room-deluxe-double-window')
def room_deluxe():
    reset(3)
    shell(5.2, 5.4, 3.1, plaster('#efe0c4'), planks('#8a5a34', '#5f3a20', .13, 1.5), plaster('#f6efe2', .03),
          left=[rect(1.6, .35, 3.7, 2.6)], skirting=wood('#5e3a20', '#3c2413'), back_mat=plaster('#dfa66b', .05))
    fr = wood('#6a4023', '#432712')
    window_frame(1.6, 3.7, .35, 2.6, -2.66, fr, 3, 1)
    for y, k in ((1.25, 1), (4.05, 2)):
        curtain(.8, 2.75, (-2.42, y, .03), fabric('#c8763a'), 5, .05, pi / 2, .25, k)
    curtain(2.3, 2.6, (-2.54, 2.65, .03), sheer(), 16, .025, pi / 2)
    tube([(-2.44, .7, 2.8), (-2.44, 4.6, 2.8)], .016, brass())
    bed(.25, 4.2, 1.9, 2.05, 0, fabric('#7c3f22'), wood('#5a3720', '#38210f'), fabric('#b5541f'), (block_print(axes=(0, 1), scale=8.), fabric('#d98a2b'), block_print('#b5541f', '#f2dfb8', '#f2c15c', 8.)), 1.35, seed=2)
    for i in range(9):   # padded headboard channels
        box((2.1 / 9 - .004, .1, 1.3), (.25 - 1.05 + 2.1 / 9 * (i + .5), 5.27, .1), fabric('#8a4a28'), .045)
    st = wood('#6a4023', '#432712')
    for s in (-1, 1):
        nightstand(.25 + s * 1.42, 5.1, st)
        lamp((.25 + s * 1.42, 5.1, .52), 'table', 7, .55)
    for i, (cx) in enumerate((-.35, .25, .85)):
        picture(cx, 2.05, .46, .62, 5.4, art('#c9692d', '#e8b765', '#7a8f86') if i != 1 else art('#7a8f86', '#e9cf9a', '#c9692d'))
    rug(3.2, 2.3, (.15, 3.1, 0), block_print('#e9d8b8', '#9c4a24', '#c98a3a', 2.6))
    box((1.3, .45, .12), (.25, 2.78, .32), fabric('#9a5a30'), .05)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.02, .33, (.25 + sx * .55, 2.78 + sy * .15, 0), fr, .028, 12)
    armchair(-1.75, 4.1, .75, fabric('#c79a58'), fr, fabric('#b5541f'))
    table(-1.8, 3.25, .45, .45, .5, fr, round_=True, legs='one')
    cup((-1.8, 3.22, .5), plain('#fbf7ef', .15), 1.1)
    pot_plant((-2.1, 4.95, 0), 1.25, 'leaf')
    backdrop_garden(-6)
    nishita(32, -80, .32)
    sun(26, -62, 5.5, '#ffd3a0', 1.)
    area((-2.95, 2.65, 1.5), (0, 3, 1.2), (2.1, 2.2), 75, '#fff1dc')
    area((1.5, -.6, 2.4), (0, 4, .8), (3, 2), 45, '#ffeede')
    camera((1.75, .15, 1.45), (-.35, 4.3, .95), 21, level=True)
    shot('room-deluxe-double', exposure=.35, warm=(1.04, 1, .93))
    camera((1.75, 2.35, 1.2), (.1, 4.95, .82), 30, level=True)
    shot('room-deluxe-double-bed', exposure=.4, warm=(1.04, 1, .93))
    camera((.55, 1.55, 1.3), (-2., 4.15, .95), 25, level=True)
    shot('room-deluxe-double-window', exposure=.25, warm=(1.04, 1, .93))


@pictures('room-lake-suite', 'room-lake-suite-bed', 'room-lake-suite-view')
def room_lake_suite():
    reset(5)
    st = stone('#e3c193', (.9, .4), .75, .1, .004, .3)
    ops = [arch(c, .12, 1.45, 1.35, .85, 'cusp', 9) for c in (-1.85, 0, 1.85)]
    shell(6.6, 6., 3.6, plaster('#f1e2c8'), tiles('#f0e6d4', '#b98a56', .42, .12), plaster('#f5ecdc'), back=ops, back_mat=st, t=.4, skirting=None)
    for c in (-.925, .925):
        lathe([(.0001, 0), (.17, 0), (.17, .12), (.1, .2), (.085, .35), (.1, .8), (.085, 1.32), (.13, 1.42), (.16, 1.5)], (c, 6 - .02, .12), st, 32, lobes=16, lobe_amp=.06)
    box((6.6, .9, .12), (0, 6.5, 0), st)
    slab(rect(-3.3, 2.9, 3.3, 3.0), [], .5, st, (0, 5.9, 0))
    # balustrade outside
    for i in range(34):
        lathe([(.03, 0), (.045, .08), (.02, .2), (.05, .34), (.02, .5), (.03, .58)], (-3.1 + i * .19, 6.85, .12), st, 12)
    box((6.6, .16, .07), (0, 6.85, .7), st)
    # window-seat sofa, rug, table
    sofa(-1.85, 4.1, 1.9, 1.25, fabric('#e2d3b4'), wood(), (fabric('#c9571f'), block_print(scale=7.)))
    armchair(1.75, 4.5, -.75, fabric('#c9571f'), wood('#6a4023', '#432712'), block_print('#f4e9d6', '#b5431f', '#d9962b', 7.))
    rug(3.2, 2.3, (.1, 4.1, 0), block_print('#8f2f1c', '#e9c88a', '#d98f3a', 2.8), None, .1)
    table(.1, 4.15, .85, .85, .4, wood('#5a3720', '#38210f'), round_=True, legs='one')
    lathe([(.0001, 0), (.16, .0), (.2, .03), (.205, .035), (.0001, .02)], (.1, 4.15, .4), brass())
    p = marigold_proto(.045)
    p2 = marigold_proto(.045, '#e65c10', 2)
    for i in range(16):
        a, r = i * 2.4, .035 * sqrt(i)
        instance(R.choice([p, p2]), (.1 + r * cos(a), 4.15 + r * sin(a), .45 - r * .15), R.uniform(0, 6))
    # bed foot at the right, canopy post feel
    bed(1.55, 1.9, 1.9, 2.1, -pi / 2, wood('#6a4023', '#432712'), None, fabric('#c9571f'), (block_print(scale=7.), fabric('#d9962b')), 1.5, head_shape='arch', seed=6)
    for c in (-3.05, 3.05):
        curtain(.75, 3.1, (c, 5.7, .02), fabric('#c9822f'), 5, .05, 0, .25, c)
    tube([(.1, 4.1, 3.6), (.1, 4.1, 2.95)], .008, brass())
    lamp((.1, 4.1, 2.5), 'lantern', 5, .45, r=.2)
    pot_plant((-2.75, 5.35, 0), 1.4, 'palm')
    pot_plant((2.75, 5.35, 0), 1.0, 'leaf')
    backdrop_lake(10)
    d = sun(17, 28, 5., '#ffc88a', 1.)
    nishita(15, 28, .35, 2.)
    area((0, 6.9, 1.9), (0, 3, .8), (5.5, 2.4), 90, '#ffedd2')
    area((0, -.5, 2.6), (0, 4, 1), (4, 2.5), 75, '#ffe9d2')
    wd = wood('#6a4023', '#432712')
    box((.56, 2.9, 1.02), (3.0, 1.9, 0), wd, .02)     # the shelf behind the bed
    for y in (.65, 3.15):
        lamp((3.0, y, 1.02), 'table', 7, .5)
    for i, y in enumerate((1.2, 1.9, 2.6)):
        picture(3.29, 2.2, .5, .66, y, art('#c9692d', '#e8b765', '#7a8f86') if i != 1 else art('#2f6f73', '#efd9a8', '#d98a4a'), -pi / 2)
    camera((-1.0, .1, 1.5), (.12, 4.6, 1.32), 20, level=True)
    shot('room-lake-suite', exposure=.2, warm=(1.03, 1, .94))
    camera((.5, 3.1, 1.5), (-.35, 9., 1.3), 24, level=True)
    shot('room-lake-suite-view', exposure=.1, warm=(1.03, 1, .94))
    front_wall(6.6, 3.6, plaster('#f1e2c8'), light=60, at=(-.5, 2.))
    camera((-1.6, .75, 1.4), (2.5, 2.3, .98), 25, level=True)
    shot('room-lake-suite-bed', exposure=.45, warm=(1.03, 1, .94))


@pictures('room-family', 'room-family-beds', 'room-family-garden')
def room_family():
    reset(9)
    shell(6.4, 5.6, 3.1, plaster('#f3e6cd'), tiles('#c4703f', '#b5623a', .4, .3, False, '#8a5a40', 0.), plaster('#f8f2e6', .03),
          left=[arch(2.7, .05, 1.7, 1.5, .75, 'ogee')], back_mat=plaster('#e8b98a', .05))
    curtain(.7, 2.8, (-2.98, 1.45, .03), fabric('#b5431f'), 5, .05, pi / 2, .25, 1)
    curtain(.7, 2.8, (-2.98, 3.95, .03), fabric('#b5431f'), 5, .05, pi / 2, .25, 2)
    wd = wood('#6a4023', '#432712')
    bed(-.75, 4.35, 1.8, 2.05, 0, wd, None, fabric('#c9822f'), (block_print(scale=7.), fabric('#b5431f'), block_print(scale=7.)), 1.45, head_shape='arch', seed=2)
    bed(1.85, 4.35, 1.05, 2.05, 0, wd, None, fabric('#2f6f73'), (block_print('#f4e9d6', '#2f6f73', '#d9962b', 7.),), 1.25, pillows=1, head_shape='arch', seed=5)
    nightstand(.72, 5.3, wd, .5)
    lamp((.72, 5.3, .52), 'table', 7, .55)
    nightstand(-2.1, 5.3, wd, .5)
    lamp((-2.1, 5.3, .52), 'table', 7, .55)
    rug(3.8, 2., (.3, 2.75, 0), block_print('#e9d8b8', '#2f6f73', '#c9622a', 2.6))
    # toy corner: low table, stools, blocks
    table(1.1, 2.5, .7, .7, .42, wood('#b98a58', '#8a6038'), round_=True, legs='one')
    for a, c in ((.5, '#c9571f'), (2.6, '#2f6f73'), (4.4, '#d9962b')):
        cyl(.17, .28, (1.1 + .62 * cos(a), 2.5 + .62 * sin(a), 0), fabric(c), .15, 32)
    for i in range(6):
        box((.055, .055, .055), (1.02 + .07 * (i % 3), 2.46 + .06 * (i // 3), .42), plain(['#c9571f', '#2f6f73', '#d9962b'][i % 3], .5), .006, i * .4)
    picture(-.75, 2.2, .9, .6, 5.6, art('#2f6f73', '#efd9a8', '#d98a4a'))
    picture(1.85, 2.1, .55, .7, 5.6, art('#c9571f', '#efd9a8', '#2f6f73'))
    pot_plant((2.8, 5.1, 0), 1.3, 'palm')
    tube([(.3, 3.2, 3.1), (.3, 3.2, 2.75)], .008, brass())
    lamp((.3, 3.2, 2.3), 'lantern', 4, .45, r=.2)
    backdrop_garden(-7)
    box((.4, 44, 3.2), (-14.2, 3, -.6), stone('#d9ab78', (.8, .35), .85, .14, .008, .4))     # the garden has a wall
    nishita(30, -75, .32)
    sun(26, -75, 5.5, '#ffd6a0', 1.)
    area((-3.4, 2.7, 1.3), (0, 3, 1.), (1.7, 2.2), 110, '#fff1dc')
    area((1., -.6, 2.5), (0, 4, .8), (4, 2), 75, '#fff0e0')
    camera((1.5, .1, 1.5), (-.1, 4.2, 1.), 20, level=True)
    shot('room-family', exposure=.18, warm=(1.03, 1, .94))
    camera((-.15, 1.35, 1.3), (1.5, 4.5, .82), 25, level=True)
    shot('room-family-beds', exposure=.25, warm=(1.03, 1, .94))
    front_wall(6.4, 3.1, plaster('#f3e6cd'), light=70, at=(.5, 2.4))
    armchair(-2.45, .7, pi / 2 + .55, fabric('#2f6f73'), wd, block_print('#f4e9d6', '#b5431f', '#d9962b', 7.))   # the reading corner
    lamp((-2.85, .3, 0), 'floor', 6, 1.45)
    table(-1.75, .45, .42, .42, .46, wd, round_=True, legs='one')
    folded(.24, .17, .06, 2, (-1.75, .45, .46), [plain('#b5431f', .6), plain('#2f6f73', .6)], .3)
    camera((1.6, 3.45, 1.4), (-2.9, 2.15, 1.05), 23, level=True)
    shot('room-family-garden', exposure=.1, warm=(1.03, 1, .94))


def vault(w, y0, y1, z, rise, mat):
    """A barrel vault along y, from z at the walls."""
    def g(u, v):
        a = pi * u
        return -w / 2 * cos(a), y0 + (y1 - y0) * v, z + rise * sin(a)
    grid(40, 12, g, mat).modifiers.new('so', 'SOLIDIFY').thickness = .1


@pictures('room-courtyard-double', 'room-courtyard-double-bed', 'room-courtyard-double-courtyard')
def room_courtyard_double():
    """Ground floor: walls half a metre thick, a vault, and a double door to the fountain court at the end."""
    reset(71)
    W, D, T = 4.4, 5.2, .5
    lime = plaster('#f1ead9', .05, .85, .35)
    door = arch(.75, 0, 1.7, 1.75, .75, 'ogee')
    shell(W, D, 3.2, lime, tiles('#93988a', '#8a8f80', .6, .18, False, '#747a6c', 0.), None, back=[door], t=T, back_mat=lime)
    vault(W, -.3, D + .05, 2.3, .9, lime)
    st = stone('#dcb27c', (.6, .35), .8, .12, .006, .35)
    slab(arch(.75, 0, 2.14, 1.8, .98, 'ogee'), [arch(.75, -.01, 1.72, 1.76, .76, 'ogee')], .08, st, (0, D - .03, 0))
    # the two leaves of the door stand open into the wall
    wd, br = wood('#5b6f74', '#3f5156', 1., 2, .5), brass()
    for s in (-1, 1):
        with group(.75 + s * .87, D - .06, s * 1.9 if s < 0 else -1.9 + pi):
            box((.84, .06, 2.1), (-.42 if s > 0 else .42, 0, .02), wd, .01)
            for i in range(3):
                for k in range(5):
                    sphere(.022, ((-.42 if s > 0 else .42) + (i - 1) * .24, -.035, .3 + k * .4), br, seg=8)
                    sphere(.022, ((-.42 if s > 0 else .42) + (i - 1) * .24, .035, .3 + k * .4), br, seg=8)
    # bed with its head at the left wall
    dk = wood('#4a3020', '#2a190e')
    indigo = block_print('#23395d', '#efe3c8', '#d9962b', 8.)
    bed(-1.05, 2.75, 1.6, 2.05, pi / 2, dk, None, fabric('#e0a128'), (indigo, fabric('#e0a128'), indigo), 1.1, head_shape='panel', seed=12)
    for y in (1.58, 3.92):
        nightstand(-1.95, y, dk, .42, .4, .5, pi / 2)
        lamp((-1.95, y, .5), 'table', 7, .5)
    slab(arch(0, 0, 1.5, .5, .55, 'cusp', 9), [], .03, plaster('#e0b565', .06), (-W / 2 + .01, 2.75, 1.25), pi / 2)
    picture(-W / 2 + .02, 1.75, .6, .5, 2.75, art('#23395d', '#efd9a8', '#d98a2b'), pi / 2)
    rug(2.5, 1.7, (.7, 2.7, 0), block_print('#e9dfc6', '#23395d', '#c98a3a', 3.), None, pi / 2)
    # a low chest and a chair at the right wall
    box((.5, 1.5, .46), (W / 2 - .28, 2.5, 0), dk, .015)
    for y in (2.0, 2.5, 3.0):
        box((.02, .44, .34), (W / 2 - .54, y, .07), wood('#6a4630', '#3d2616'), .008)
        sphere(.018, (W / 2 - .56, y, .24), br, seg=10)
    lathe([(.0001, 0), (.09, 0), (.15, .12), (.13, .24), (.07, .3), (.09, .34)], (W / 2 - .28, 2.9, .46), brass())
    p1, p3 = marigold_proto(.05, '#f28a10'), marigold_proto(.045, '#f7b21c', 5)
    for i in range(9):
        instance([p1, p3][i % 2], (W / 2 - .28 + .05 * sqrt(i) * cos(i * 2.4), 2.9 + .05 * sqrt(i) * sin(i * 2.4), .84 - .01 * i), i)
    cushion(.4, 1.2, .1, (W / 2 - .3, 2.2, .52), indigo, seed=4)
    armchair(1.6, 4.2, -.5 - pi / 4, fabric('#e6d9bd'), dk, indigo)
    tube([(0, 2.6, 3.2), (0, 2.6, 2.72)], .008, br)
    lamp((0, 2.6, 2.3), 'lantern', 5, .42, r=.18)
    # the court
    box((24, 22, .1), (.75, D + 11.4, -.16), tiles('#f0e4cf', '#b5713f', .55, .12), 0)
    box((2.2, .6, .14), (.75, D + .55, -.14), st, .02)
    fountain(1.3, D + 5.2)
    arcade(1.3, D + 10.5, 6, st)
    for s, y in ((-1, 2.2), (1, 2.4), (-1, 8.6), (1, 8.6)):
        pot_plant((1.3 + s * (1.9 if y < 5 else 2.8), D + y, -.06), 1.4, 'palm' if y > 5 else 'leaf', '#a5532c', 1.25)
    nishita(50, -30, .3, 1.4)
    sun(50, -35, 4.2, '#ffe0b8', 1.)
    area((.75, D + .4, 1.3), (.2, 1, .6), (1.5, 2.), 95, '#fff2de')
    area((.3, -.6, 2.), (0, 4, .8), (3, 1.6), 70, '#ffe9d0')
    camera((1.0, .0, 1.45), (-.42, 4.4, 1.2), 19, level=True)
    shot('room-courtyard-double', exposure=.4, warm=(1.02, 1, .95))
    camera((1.35, 1.75, 1.3), (-1.9, 3.05, .85), 25, level=True)
    shot('room-courtyard-double-bed', exposure=.5, warm=(1.02, 1, .95))
    camera((.2, 2.7, 1.5), (1., D + 4, 1.3), 22, level=True)
    shot('room-courtyard-double-courtyard', exposure=.2, warm=(1.02, 1, .95))
