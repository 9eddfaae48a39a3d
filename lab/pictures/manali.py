"""Rooms in Manali."""
from kit import *
from interiors import *
from outdoors import peaks


def valley(z=-8.5, pines=80):
    """The slope below the house towards +y, pines on it, and the snow peaks behind."""
    at = terrain(-140, 140, 6, 200, 110, 30, ground('#48633a', '#7d8450', .12, .6), .014, 6, False, profile=lambda X, Y: np.clip((Y - 40) / 120, 0, 1.3) + .02, loc=(0, 0, z))
    ps = [pine_proto(11, 2.3, 1), pine_proto(13, 2.4, 4, 30)]
    R.seed(17)
    for i in range(pines):
        x, y = R.uniform(-50, 44), 15 + 70 * R.random() ** 1.4
        instance(R.choice(ps), (x, y, at(x, y) - .3), R.uniform(0, 6), R.uniform(.65, 1.15))
    peaks(5, 200, 900, 140, 20, 800, 170)


@pictures('room-pine-cabin', 'room-pine-cabin-bed', 'room-pine-cabin-view')
def room_pine():
    reset(10)
    pine, dk = wood('#c58a4c', '#8f5a2a', .8, 1), wood('#c58a4c', '#8f5a2a', .8, 0)
    box((6, 7, .1), (0, 2.6, -.1), planks('#b98049', '#8a5a2e', .16, 2.2), 0)
    W, D, H = 5., 5.2, 2.5
    # log walls, window in the back wall with a view
    for k in range(9):
        z = .28 * k
        zz = z + .14
        box((.26, D + .6, .3), (W / 2 + .1, D / 2, z), pine, .09)
        box((.26, D + .6, .3), (-W / 2 - .1, D / 2, z), pine, .09)
        if .55 < zz < 2.25:
            box((.9, .26, .3), (-W / 2 + .35, D, z), dk, .09)
            box((1.95, .26, .3), (W / 2 - .85, D, z), dk, .09)
        else:
            box((W + .5, .26, .3), (0, D, z), dk, .09)
    fr = wood('#8a5a33', '#55321a')
    x0, x1 = -W / 2 + .8, W / 2 - 1.83
    for x in (x0 + .04, (x0 + x1) / 2, x1 - .04):
        box((.08, .16, 1.75), (x, D - .02, .55), fr, .008)
    for z in (.55, 1.45, 2.24):
        box((x1 - x0, .15, .07), ((x0 + x1) / 2, D - .02, z), fr, .008)
    box((x1 - x0 + .2, .4, .06), ((x0 + x1) / 2, D - .15, .52), fr, .01)
    # pitched ceiling with rafters
    for s in (-1, 1):
        ob = mesh([(0, -1, 4.1), (s * 3.2, -1, 2.15), (s * 3.2, 6, 2.15), (0, 6, 4.1)], [(0, 1, 2, 3)], planks('#cf9a5c', '#a8743c', .14, 3., rot=0.))
    for y in (.9, 2.4, 3.9):
        box((6, .16, .2), (0, y, 2.5), fr, .02)
        box((.13, .13, 1.2), (0, y, 2.6), fr, .02)
        for s in (-1, 1):
            L = sqrt(3.2 ** 2 + 1.95 ** 2)
            box((L, .13, .16), (s * 1.6, y, 3.0), fr, .02, (0, s * math.atan2(1.95, 3.2), 0))
    slab([(-3.2, 2.2), (3.2, 2.2), (0, 4.15)], [], .1, planks('#cf9a5c', '#a8743c', .14, 3.), (0, D + .05, 0))
    with group(.95, 3.35, 0):
        bed(0, 0.25, 1.75, 2.05, 0, wood('#a87443', '#6f4522'), None, stripes('#e9dcc4', '#a3341f', 9., 1, .45), (fabric('#a3341f'), stripes('#efe4d0', '#31524a', 14., 0), fabric('#c99a4a')), 1.2, head_shape='panel', seed=7)
    for s in (-1, 1):
        nightstand(.95 + s * 1.25, 4.75, wood('#a87443', '#6f4522'), .45)
        lamp((.95 + s * 1.25, 4.75, .52), 'table', 8, .5)
    rug(2.6, 1.8, (.1, 1.95, 0), block_print('#e4d5b7', '#7a2f20', '#31524a', 3.2), None, .05)
    armchair(-1.65, 3.6, .8, fabric('#a3341f'), fr, stripes('#efe4d0', '#31524a', 14., 0))
    table(-1.75, 2.75, .42, .42, .48, fr, round_=True, legs='one')
    cup((-1.75, 2.73, .48), plain('#31524a', .3), 1.15)
    pot_plant((-2.15, 4.6, 0), .7, 'leaf', '#6d5a48', .7)
    for x in (x0 - .07, x1 + .07):      # closes the gaps between the round ends of the logs and the frame
        box((.24, .03, 1.8), (x, D + .1, .5), fr, 0)
    # outside
    valley()
    nishita(30, -60, .3)
    sun(24, -38, 4.5, '#ffd9a8', 1.)
    area(((x0 + x1) / 2, D + .3, 1.4), (0, 1, .8), (1.8, 1.6), 70, '#eef4ff')
    area((0, -.6, 2.6), (0, 4, .8), (4, 2), 95, '#ffe3c0')
    camera((-.95, -.35, 1.45), (.12, 4., 1.2), 20, level=True)
    shot('room-pine-cabin', exposure=.4, warm=(1., 1, 1.04), sat=.92)
    camera((-.35, 1.75, 1.25), (1.1, 4.6, .88), 27, level=True)
    shot('room-pine-cabin-bed', exposure=.5, warm=(1., 1, 1.04), sat=.92)
    camera((.35, 1.35, 1.4), (-1.0, 5.2, 1.08), 24, level=True)
    shot('room-pine-cabin-view', exposure=.15, warm=(1., 1, 1.04), sat=.92)


def boards(c1, c2, width=.14, axis=2):
    """Upright boards on a wall, as a material: grooves by the distance along the wall."""
    c1, c2 = C(c1), C(c2)
    def b(t):
        o = t('TexCoord').outputs['Object']
        s = t('SeparateXYZ', Vector=o)
        along = t.math('ADD', s.outputs[0], s.outputs[1]) if axis == 2 else s.outputs[2]
        k = t.math('FRACT', t.math('MULTIPLY', along, 1 / width))
        groove = t.ramp(k, [(0, .25), (.05, 1.), (.95, 1.), (1, .25)])
        plank = t('TexWhiteNoise', {'noise_dimensions': '1D'}, W=t.math('FLOOR', t.math('MULTIPLY', along, 1 / width)))
        sc = (14, 14, 1.2) if axis == 2 else (1.2, 1.2, 14)
        n = t('TexNoise', Vector=t('Mapping', Vector=o, Scale=sc), Scale=1.8, Detail=5., Roughness=.62, Distortion=.7)
        col = t.ramp(t.math('ADD', n.outputs[0], t.math('MULTIPLY', t.math('SUBTRACT', plank.outputs[0], .5), .22)), [(.3, c2), (.52, c1), (.75, mul(c1, 1.25))])
        return t('BsdfPrincipled', Base_Color=t.mix(1., col, groove, 'MULTIPLY'), Roughness=.5, Normal=bump(t, groove, .5, .006))
    return material(('boards', c1, c2, width, axis), b)


def apple_tree(seed=1, h=2.6):
    """An apple tree with fruit as one mesh at the origin, returned hidden; use instance()."""
    R.seed(seed)
    bark = wood('#6d5847', '#40332a', .8, 2, .9, 0)
    parts = []
    for k in range(5):
        a = k * 1.3 + seed
        pts = [(0, 0, 0), (.03 * cos(a), .03 * sin(a), h * .25), (.35 * cos(a), .35 * sin(a), h * .5), (.8 * cos(a), .8 * sin(a), h * .75)]
        tr = tube(pts, .09, bark, taper=[1.5, 1.2, .7, .3])
        bpy.ops.object.select_all(action='DESELECT')
        tr.select_set(True)
        bpy.context.view_layer.objects.active = tr
        bpy.ops.object.convert(target='MESH')
        parts.append(bpy.context.view_layer.objects.active)
    crown = bush_proto(1.45, 2600, '#5d8038', .1, seed, .85)
    crown.location = (0, 0, h * .42)
    parts.append(crown)
    R.seed(seed + 9)
    for i in range(34):
        a, e = R.uniform(0, 6.28), R.uniform(-.7, .9)
        r = R.uniform(1.0, 1.32)
        parts.append(sphere(.05, (r * cos(a) * cos(e), r * sin(a) * cos(e), h * .42 + .75 + r * .8 * sin(e)), plain('#b3261c' if i % 3 else '#d9822b', .35), seg=8))
    ob = join(parts)
    ob.location.z = -1000
    return ob


@pictures('room-orchard-twin', 'room-orchard-twin-bed', 'room-orchard-twin-orchard')
def room_orchard_twin():
    """Two firm single beds, and a wide window to the apple trees."""
    reset(91)
    W, D, H = 4.6, 4.6, 2.6
    pine = wood('#c99458', '#96652f', .9, 2)
    white, wains = plaster('#f3efe6', .04), boards('#cf9d62', '#a3733c', .13)
    win = rect(-1.7, .85, 1.0, 2.1)
    shell(W, D, H, white, planks('#b98a5c', '#8f6538', .15, 2.), None, back=[win], t=.3, back_mat=white)
    box((W + .6, D + 1.4, .06), (0, D / 2 - .4, H), boards('#d3a468', '#b07f47', .16), 0)
    for y in (.8, 2.3, 3.8):
        box((W, .16, .16), (0, y, H - .14), pine, .02)
    # wainscot on all walls
    for x in (-1, 1):
        box((.03, D, .84), (x * (W / 2 - .015), D / 2, 0), wains, .003)
        box((.06, D, .04), (x * (W / 2 - .03), D / 2, .84), pine, .006)
    box((W, .03, .84), (0, D - .015, 0), wains, .003)
    box((W, .16, .05), (0, D - .08, .82), pine, .006)
    fr = wood('#8a5a33', '#55321a', 1., 2)
    for x in (-1.67, -.35, .97):
        box((.07, .14, 1.25), (x, D + .05, .85), fr, .008)
    for z in (.85, 2.04):
        box((2.7, .13, .07), (-.35, D + .05, z), fr, .008)
    for x in (-.99, .29):
        box((.04, .1, 1.2), (x, D + .05, .87), fr, .006)
    for x, k in ((-2.0, 1), (1.28, 2)):
        curtain(.5, 1.4, (x, D - .12, .9), fabric('#b9453a'), 4, .04, 0, .2, k)
    tube([(-2.28, D - .12, 2.34), (1.6, D - .12, 2.34)], .014, plain('#3a3632', .4, .6))
    # two beds with their heads at the right wall
    for i, y in enumerate((1.35, 3.15)):
        bed(1.1, y, 1.0, 2.0, -pi / 2, pine, None, stripes('#efe6d3', '#2f5d4a', 8., 1, .45) if i else stripes('#efe6d3', '#2f5d4a', 8., 1, .45),
            (fabric('#b9453a'),), 1.05, pillows=1, head_shape='panel', seed=30 + i)
        box((.03, .8, .5), (W / 2 - .03, y, 1.38), pine, .01)
        box((.02, .66, .36), (W / 2 - .05, y, 1.45), art('#2f5d4a', '#efe0bd', '#b9453a'), .004)
    nightstand(2.02, 2.25, pine, .46, .42, .52, -pi / 2)
    lamp((2.02, 2.25, .52), 'table', 7, .5, shade_c='#f0dfb6')
    # a wool rug from Kullu: bands of diamonds
    def kullu(t):
        s = t('SeparateXYZ', Vector=t('TexCoord').outputs['Object'])
        u = t.math('FRACT', t.math('MULTIPLY', s.outputs[0], 5.))
        v = t.math('FRACT', t.math('MULTIPLY', s.outputs[1], 2.5))
        d = t.math('ADD', t.math('ABSOLUTE', t.math('SUBTRACT', u, .5)), t.math('ABSOLUTE', t.math('SUBTRACT', v, .5)))
        col = t.ramp(d, [(0, C('#e0a030')), (.12, C('#a5322a')), (.3, C('#efe3cb')), (.4, C('#24423a')), (.62, C('#a5322a')), (.8, C('#24423a'))], 'CONSTANT')
        f = t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=90., Detail=3.)
        return t('BsdfPrincipled', Base_Color=col, Roughness=.95, Specular=.1, Sheen=.4, Normal=bump(t, f, .5, .005))
    rug(1.5, 2.6, (-.75, 2.4, 0), material(('rug', C('#a5322a')), kullu))
    # bench under the window, chair, books, a bowl of apples
    box((2.2, .42, .05), (-.35, D - .3, .42), pine, .01)
    for x in (-1.3, .6):
        box((.06, .36, .42), (x, D - .3, 0), pine, .01)
    box((2.1, .38, .07), (-.35, D - .3, .47), fabric('#2f5d4a'), .03)
    cushion(.4, .4, .14, (.45, D - .3, .7), fabric('#b9453a'), (radians(66), 0, -.1), seed=2)
    lathe([(.0001, 0), (.07, 0), (.13, .05), (.16, .09), (.155, .09), (.12, .05), (.0001, .02)], (-1.0, D - .3, .54), wood('#a87443', '#6f4522'))
    for q in range(6):
        sphere(.042, (-1.0 + (.07 * cos(q * 1.26) if q else 0), D - .3 + (.07 * sin(q * 1.26) if q else 0), .62 if q else .66), plain('#b3261c' if q % 3 else '#d9a22b', .3, coat=.3), seg=14)
    # pegs with a shawl on the left wall
    box((.04, 1.3, .1), (-W / 2 + .02, 2.5, 1.62), pine, .008)
    for q in range(5):
        tube([(-W / 2 + .04, 2.0 + q * .25, 1.67), (-W / 2 + .14, 2.0 + q * .25, 1.7)], .012, fr)
    curtain(.34, .85, (-W / 2 + .1, 2.25, .82), stripes('#e9dcc4', '#a5322a', 14., 1, .35), 3, .03, pi / 2, .1, 4)
    lamp((0, 2.3, 2.46), 'pendant', 5, .42, r=.2)
    # orchard, with the slope and the peaks behind
    gr = terrain(-80, 80, D + .6, 150, 90, 9, ground('#6a8a3c', '#96a04e', .3, .5), .03, 6, False, profile=lambda X, Y: np.clip((Y - 14) / 80, 0, 1.2) + .015, loc=(0, 0, -.5))
    a1, a2 = apple_tree(1), apple_tree(4, 2.9)
    for row in range(7):
        for i in range(9):
            x, y = -12.5 + i * 3.3 + (row % 2) * 1.4, D + 3.6 + row * 3.4
            instance(R.choice([a1, a2]), (x, y, gr(x, y) - .05), R.uniform(0, 6), R.uniform(.85, 1.15))
    ps = [pine_proto(11, 2.3, 1), pine_proto(13, 2.4, 4, 30)]
    for i in range(60):
        x, y = R.uniform(-60, 60), R.uniform(48, 95)
        instance(R.choice(ps), (x, y, gr(x, y) - .5), R.uniform(0, 6), R.uniform(.7, 1.2))
    peaks(5, 170, 1000, 240, 90, 900, 160)
    nishita(36, -50, .3)
    sun(33, -48, 4.4, '#ffe2b8', 1.)
    area((-.35, D + .35, 1.5), (0, 1, .8), (2.5, 1.2), 85, '#f4f4ff')
    area((-.5, -.6, 2.2), (.3, 4, .8), (3, 2), 75, '#ffead0')
    camera((-1.55, -.1, 1.5), (.22, 4., 1.08), 19, level=True)
    shot('room-orchard-twin', exposure=.35, warm=(1.01, 1, .98))
    camera((-.65, 1.25, 1.3), (1.75, 3.25, .85), 24, level=True)
    shot('room-orchard-twin-bed', exposure=.45, warm=(1.01, 1, .98))
    camera((.35, 1.9, 1.45), (-.6, D, 1.3), 24, level=True)
    shot('room-orchard-twin-orchard', exposure=.1, warm=(1.01, 1, .98))


@pictures('room-deodar-chalet', 'room-deodar-chalet-stove')
def deodar_chalet_living_room():
    """The chalet's living room: an iron stove, a wall of stone, a ladder to the loft and a window to the peaks."""
    reset(92)
    W, D = 6., 5.6
    deo, dk = boards('#a87a4f', '#7d5632', .18), wood('#5a3d27', '#352214', 1., 0)
    beam, beam2 = wood('#6d4a2e', '#402a18', 1., 0), wood('#6d4a2e', '#402a18', 1., 2)
    shell(W, D, 2.6, deo, planks('#7d5a3c', '#573a24', .2, 2.4), None, left=[rect(1.5, .35, 4.5, 2.3)], t=.3, back_mat=stone('#a8947c', (.42, .19), .9, .42, .014, 1.))
    slab([(-W / 2 - .3, 2.55), (W / 2 + .3, 2.55), (0, 4.5)], [], .3, boards('#a87a4f', '#7d5632', .18), (0, D + .155, 0))
    box((W, .2, .22), (0, D - .06, 2.5), beam, .02)
    for s in (-1, 1):
        mesh([(0, -1, 4.45), (s * 3.5, -1, 2.3), (s * 3.5, D + .3, 2.3), (0, D + .3, 4.45)], [(0, 1, 2, 3)], planks('#b58657', '#8f6540', .16, 3.))
    for y in (.7, 2.4, 4.1):
        box((6.2, .18, .22), (0, y, 2.52), beam, .02)
        box((.15, .15, 1.6), (0, y, 2.7), beam2, .02)
        for s in (-1, 1):
            box((sqrt(9.6 + 3.6), .14, .18), (s * 1.6, y, 3.26), beam, .02, (0, s * math.atan2(1.95, 3.2), 0))
    window_frame(1.5, 4.5, .35, 2.3, -3.06, dk, 3, 0, .1)
    for y, k in ((1.2, 1), (4.85, 2)):
        curtain(.55, 2.3, (-2.84, y, .03), fabric('#2f4a3c'), 4, .05, pi / 2, .2, k)
    tube([(-2.84, .8, 2.36), (-2.84, 5.2, 2.36)], .016, plain('#2a2724', .4, .8))
    # stove on a slate slab
    iron = plain('#1d1c1b', .45, .6)
    slate = stone('#4f5357', (.6, .6), .6, .15, .008, .3, vert=False)
    sx = .45
    box((1.5, 1.15, .05), (sx, D - .62, 0), slate, .01)
    box((.74, .56, .78), (sx, D - .62, .2), iron, .03)
    for a in (-1, 1):
        for b in (-1, 1):
            cyl(.03, .2, (sx + a * .3, D - .62 + b * .2, .05), iron, seg=10)
    box((.84, .66, .05), (sx, D - .62, .98), iron, .015)
    box((.52, .02, .42), (sx, D - .905, .4), iron, .01)
    def fire(t):
        o = t('TexCoord').outputs['Generated']
        n = t('TexNoise', Vector=t('Mapping', Vector=o, Scale=(3, 1, 1.4)), Scale=2.4, Detail=4., Distortion=1.2)
        z = t('SeparateXYZ', Vector=o).outputs[2]
        k = t.math('SUBTRACT', n.outputs[0], t.math('MULTIPLY', z, .45))
        return t('Emission', Color=t.ramp(k, [(.18, (.03, .005, .0)), (.3, (.7, .09, .01)), (.45, (1, .35, .05)), (.6, (1, .7, .25))]), Strength=5.)
    box((.42, .012, .3), (sx, D - .918, .46), material(('emit', 'fire'), fire), 0)
    point((sx, D - 1.15, .55), 16, '#ff8a3c', .12)
    tube([(sx, D - .55, 1.0), (sx, D - .55, 4.4)], .085, iron)
    tube([(sx + .2, D - .93, .5), (sx + .2, D - .96, .62)], .012, brass())
    # logs beside it
    bark, cut = wood('#6d5240', '#3f2e22', .8, 1, .9, 0), plain('#c9a06a', .8)
    for j in range(5):
        for i in range(5 - (j % 2)):
            x, z = sx + 1.12 + i * .17 + (j % 2) * .085, .09 + j * .15
            tube([(x, D - .5, z), (x, D - .12, z)], .078, bark)
            lathe([(.0001, 0), (.07, 0)], (x, D - .505, z), cut, 16, (pi / 2, 0, 0))
    # sofa towards the stove, armchair, sheepskin, table
    mustard, fir = fabric('#c9922e'), fabric('#2f4a3c')
    tartan = stripes('#7a2f26', '#2f4a3c', 9., 1, .5)
    sofa(-1.75, 2.9, 2.1, pi / 2, fir, dk, (mustard, tartan, fabric('#e9dfca')))
    armchair(1.3, 2.75, -1.05, fabric('#b98a58'), dk, tartan)
    rug(2.3, 2.8, (-.25, 3.0, 0), stripes('#e6dcc6', '#4a5a4c', 3.5, 1, .3))
    box((.95, .6, .06), (-.35, 3.0, .36), wood('#8a6038', '#5a3c20', 1., 1), .015)
    for a in (-1, 1):
        box((.07, .5, .36), (-.35 + a * .36, 3.0, 0), dk, .01)
    cup((-.5, 2.85, .42), plain('#31524a', .3), 1.2)
    cup((-.2, 3.1, .42), plain('#31524a', .3), 1.2)
    for i in range(3):
        box((.22, .3, .03), (-.35, 3.22, .42 + i * .03), plain(('#7a2f26', '#efe6d2', '#2f4a3c')[i], .6), .004, .2 * i)
    # ladder to the loft
    box((1., 3.2, .14), (2.55, 4., 2.66), beam2, .01)
    for i in range(8):
        box((.06, .06, .62), (2.09, 2.5 + i * .42, 2.78), beam2, .008)
    box((.08, 3.1, .06), (2.09, 3.95, 3.38), beam2, .01)
    with group(1.58, 4.25, 0):
        for a in (-.24, .24):
            box((.06, .1, 3.0), (-.0, a, 0), beam2, .01, (0, radians(9), 0))
        for i in range(9):
            z = .3 + i * .31
            tube([(z * .158, -.24, z), (z * .158, .24, z)], .022, beam)
    lamp((-2.5, 1.1, 0), 'floor', 8, 1.5)
    tube([(0, 2.4, 2.52), (0, 2.4, 2.15)], .008, iron)
    lathe([(.3, 0), (.32, .02), (.16, .22), (.05, .25)], (0, 2.4, 1.92), iron, 32)
    sphere(.06, (0, 2.4, 1.97), emit('#ffc883', 18))
    point((0, 2.4, 1.88), 18, '#ffb668', .08)
    # the valley
    with group(0, 4, radians(68)):
        valley(pines=110)
    nishita(30, -95, .3)
    sun(24, -100, 4.2, '#ffd9a8', 1.)
    area((-3.4, 3., 1.4), (0, 3, 1.), (2.8, 1.8), 170, '#f2f2ff')
    area((.4, -.7, 2.4), (0, 4, .8), (4, 2), 150, '#ffe3c0')
    camera((1.55, .0, 1.5), (-.05, 4.4, 1.25), 20, level=True)
    shot('room-deodar-chalet', exposure=.45, warm=(1.01, 1, 1.))
    camera((-.9, 1.55, 1.3), (.62, D, 1.02), 25, level=True)
    shot('room-deodar-chalet-stove', exposure=.7, warm=(1.01, 1, 1.))


@pictures('room-deodar-chalet-bed')
def deodar_chalet_bedroom():
    """The king bed below the slope of the roof."""
    reset(93)
    W, D = 4.6, 4.8
    deo, dk = boards('#a87a4f', '#7d5632', .18), wood('#5a3d27', '#352214', 1., 0)
    beam = wood('#6d4a2e', '#402a18', 1., 0)
    win = rect(-2.05, .75, -.75, 2.0)
    shell(W, D, 2.2, deo, planks('#7d5a3c', '#573a24', .2, 2.4), None, back=[win], t=.25, back_mat=deo)
    slab([(-W / 2 - .25, 2.15), (W / 2 + .25, 2.15), (0, 3.75)], [], .25, deo, (0, D + .13, 0))
    for s in (-1, 1):
        mesh([(0, -1, 3.7), (s * 2.7, -1, 1.85), (s * 2.7, D + .3, 1.85), (0, D + .3, 3.7)], [(0, 1, 2, 3)], planks('#b58657', '#8f6540', .16, 3.))
    for y in (.8, 2.3, 3.8):
        for s in (-1, 1):
            box((sqrt(2.3 ** 2 + 1.58 ** 2), .13, .16), (s * 1.15, y, 2.78), beam, .02, (0, s * math.atan2(1.58, 2.3), 0))
    box((.16, D + 1, .2), (0, D / 2 - .3, 3.4), wood('#6d4a2e', '#402a18', 1., 1), .02)
    for x in (-2.02, -1.4, -.78):
        box((.06, .14, 1.25), (x, D + .05, .75), dk, .008)
    for z in (.75, 1.94):
        box((1.3, .13, .06), (-1.4, D + .05, z), dk, .008)
    box((1.5, .36, .05), (-1.4, D - .1, .72), dk, .01)
    mustard, fir = fabric('#c9922e'), fabric('#2f4a3c')
    tartan = stripes('#7a2f26', '#2f4a3c', 9., 1, .5)
    bed(.65, 3.55, 1.85, 2.05, 0, wood('#6d4a2e', '#402a18', 1., 2), None, fir, (tartan, mustard, tartan), 1.2, duvet=fabric('#ece4d4'), head_shape='panel', seed=41)
    for s in (-1, 1):
        nightstand(.65 + s * 1.28, 4.5, dk, .42)
        lamp((.65 + s * 1.28, 4.5, .52), 'table', 7, .45)
    picture(.65, 2.0, .85, .5, D, art('#2f4a3c', '#e9dfca', '#c9922e'))
    rug(2.6, 1.6, (-.1, 1.95, 0), stripes('#e6dcc6', '#4a5a4c', 3.5, 0, .3))
    box((1.2, .44, .34), (.65, 2.22, 0), wood('#8a6038', '#5a3c20', 1., 0), .02)      # a blanket chest
    box((1.26, .48, .05), (.65, 2.22, .34), wood('#8a6038', '#5a3c20', 1., 0), .012)
    folded(.5, .36, .14, 3, (.75, 2.22, .39), [fabric('#e9dfca', 120.), fabric('#7a2f26', 120.), fabric('#e9dfca', 120.)])
    armchair(-1.45, 3.3, .5, fabric('#b98a58'), dk, mustard)
    valley()
    nishita(30, -60, .3)
    sun(24, -38, 4.2, '#ffd9a8', 1.)
    area((-1.4, D + .3, 1.4), (0, 1, .8), (1.2, 1.2), 60, '#eef4ff')
    area((0, -.6, 2.), (0, 4, .8), (3, 1.6), 85, '#ffe3c0')
    camera((-.85, -.1, 1.4), (.12, 4., 1.15), 20, level=True)
    shot('room-deodar-chalet-bed', exposure=.5, warm=(1.01, 1, 1.))
