"""A small kit that builds scenes: materials, furniture, light, camera and output (Blender 3.4, Cycles on the processor)."""
import bpy, ctypes, math, os, random, shutil, time
import numpy as np
from math import sin, cos, pi, radians, sqrt, exp
from mathutils import Vector, Matrix, noise as mnoise

R = random.Random(7)
WORK = os.environ.get('PICTURES_WORK', '.cache/demo-pictures')   # holds denoise.so; receives draft/ and out/
PREVIEW = os.environ.get('PREVIEW') == '1'
SCALE = float(os.environ.get('SCALE', .25 if PREVIEW else 1.25))   # 1 is 1440 x 960
SPP = int(os.environ.get('SPP', 8 if PREVIEW else 0))              # samples per pixel; 0 chooses by the light
WIDTH = int(os.environ.get('WIDTH', int(1440 * SCALE) if PREVIEW else 1800))   # of the picture that is written
THREADS = int(os.environ.get('THREADS', 2))
MAX_BYTES = 220_000
_mats = {}
scenes = {}     # picture name -> the function that builds its scene and takes it
wanted = set()  # the pictures to take in this run


def pictures(*names):
    """Says which pictures a scene takes. All of them show the same geometry."""
    def add_scene(build):
        for name in names:
            assert name not in scenes, name
            scenes[name] = build
        return build
    return add_scene


def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    R.seed(seed)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.device = 'CPU'
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    s.world = bpy.data.worlds.new('w')
    s.world.use_nodes = True
    return s


# ---------------------------------------------------------------- node helpers
class T:
    """Thin wrapper over a node tree: t('TexNoise', Scale=4) adds a node, links sockets passed as values."""
    def __init__(self, tree):
        self.t = tree
        tree.nodes.clear()

    def __call__(self, kind, props=None, **kw):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in kw.items():
            key = int(k[1:]) if k[0] == '_' and k[1:].isdigit() else k.replace('_', ' ')
            self.set(n.inputs[key], v)
        return n

    def set(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], sock)
        elif sock.type == 'RGBA':
            sock.default_value = tuple(v)[:3] + (1,)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, clamp=False):
        n = self.t.nodes.new('ShaderNodeMath')
        n.operation = op
        n.use_clamp = clamp
        self.set(n.inputs[0], a)
        self.set(n.inputs[1], b)
        return n.outputs[0]

    def ramp(self, fac, stops, interp='LINEAR'):
        n = self.t.nodes.new('ShaderNodeValToRGB')
        n.color_ramp.interpolation = interp
        e = n.color_ramp.elements
        while len(e) > 1:
            e.remove(e[0])
        for i, (p, c) in enumerate(stops):
            x = e[0] if i == 0 else e.new(p)
            x.position = p
            x.color = (tuple(c) + (1,))[:4] if hasattr(c, '__len__') else (c, c, c, 1)
        self.set(n.inputs[0], fac)
        return n.outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        n = self.t.nodes.new('ShaderNodeMixRGB')
        n.blend_type = mode
        self.set(n.inputs[0], fac)
        self.set(n.inputs[1], a)
        self.set(n.inputs[2], b)
        return n.outputs[0]


def hexc(h):
    h = h.lstrip('#')
    v = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v)


def C(c):
    return hexc(c) if isinstance(c, str) else tuple(c)


def mul(c, k):
    return tuple(min(1, x * k) for x in C(c))


def material(key, build):
    if key not in _mats:
        m = bpy.data.materials.new(str(key)[:60])
        m.use_nodes = True
        t = T(m.node_tree)
        out = t('OutputMaterial')
        sh = build(t)
        if isinstance(key[1], tuple) and key[0] not in ('emit', 'shade', 'sheer', 'leaf', 'water') and not (key[0] == 'plain' and key[6] > 0):
            # bounce light sees a flat colour: no texture evaluation there (several times faster)
            lp = t('LightPath')
            sh = t('MixShader', _0=lp.outputs['Is Diffuse Ray'], _1=sh, _2=t('BsdfDiffuse', Color=mul(key[1], .92)))
        t.set(out.inputs[0], sh)
        _mats[key] = m
    return _mats[key]


def bump(t, h, strength=.3, dist=.01):
    return t('Bump', Strength=strength, Distance=dist, Height=h).outputs[0]


def plain(c, rough=.5, metal=0., spec=.5, coat=0., sheen=0., trans=0., ior=1.45, sub=0.):
    c = C(c)
    def b(t):
        return t('BsdfPrincipled', Base_Color=c, Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat,
                 Sheen=sheen, Transmission=trans, IOR=ior)
    return material(('plain', c, rough, metal, spec, coat, sheen, trans), b)


def brass(c='#c8923c', rough=.22):
    c = C(c)
    def b(t):
        o = t('TexCoord').outputs['Object']
        n = t('TexNoise', Vector=o, Scale=9., Detail=4.)
        r = t.ramp(n, [(.3, rough * .7), (.75, rough * 1.9)])
        col = t.mix(t.ramp(n, [(.35, 0), (.8, .55)]), c, mul(c, .45))
        return t('BsdfPrincipled', Base_Color=col, Roughness=r, Metallic=1.)
    return material(('brass', c, rough), b)


def wood(c1='#8a5a33', c2='#5b3519', scale=1., axis=0, rough=.38, coat=.15):
    c1, c2 = C(c1), C(c2)
    def b(t):
        o = t('TexCoord').outputs['Object']
        rnd = t('ObjectInfo').outputs['Random']
        sc = [9 * scale] * 3
        sc[axis] = .7 * scale
        off = t('CombineXYZ', X=t.math('MULTIPLY', rnd, 31.), Y=t.math('MULTIPLY', rnd, 17.), Z=t.math('MULTIPLY', rnd, 7.))
        v = t('Mapping', Vector=t('VectorMath', {'operation': 'ADD'}, _0=o, _1=off), Scale=sc)
        n = t('TexNoise', Vector=v, Scale=1.6, Detail=5., Roughness=.62, Distortion=.9)
        f = t('TexNoise', Vector=v, Scale=14., Detail=3.)
        k = t.mix(.25, n.outputs[0], f.outputs[0])
        k2 = t.math('ADD', k, t.math('MULTIPLY', t.math('SUBTRACT', rnd, .5), .16))
        col = t.ramp(k2, [(.3, c2), (.5, c1), (.72, mul(c1, 1.3))])
        return t('BsdfPrincipled', Base_Color=col, Roughness=t.ramp(k, [(.3, rough * 1.35), (.7, rough)]), Clearcoat=coat,
                 Clearcoat_Roughness=.25, Normal=bump(t, k, .25, .004))
    return material(('wood', c1, c2, scale, axis, rough), b)


def planks(c1='#9b6a3f', c2='#6b4224', width=.14, length=1.6, rough=.32, gap='#1d120a', rot=0., coat=.2):
    c1, c2, gap = C(c1), C(c2), C(gap)
    def b(t):
        o = t('TexCoord').outputs['Object']
        v = t('Mapping', Vector=o, Rotation=(0, 0, rot))
        br = t('TexBrick', {'offset': .37, 'squash': 1.}, Vector=v, Color1=c1, Color2=c2, Mortar=gap, Scale=1.,
               Mortar_Size=.0025, Mortar_Smooth=.1, Bias=0., Brick_Width=length, Row_Height=width)
        v2 = t('Mapping', Vector=v, Scale=(1.2, 18, 18))
        n = t('TexNoise', Vector=v2, Scale=2.2, Detail=5., Roughness=.65, Distortion=.6)
        col = t.mix(.75, br.outputs[0], t.ramp(n, [(.25, .35), (.55, .85), (.8, 1.)]), 'MULTIPLY')
        h = t.math('SUBTRACT', t.math('MULTIPLY', n.outputs[0], .12), br.outputs[1])
        return t('BsdfPrincipled', Base_Color=col, Roughness=t.ramp(n, [(.2, rough * 1.4), (.8, rough)]), Clearcoat=coat,
                 Clearcoat_Roughness=.2, Normal=bump(t, h, .5, .004))
    return material(('planks', c1, c2, width, length, rot, rough), b)


def plaster(c='#efe3cf', var=.06, rough=.85, b_=.25, scale=1.):
    c = C(c)
    def b(t):
        o = t('TexCoord').outputs['Object']
        n = t('TexNoise', Vector=o, Scale=1.3 * scale, Detail=5., Roughness=.6)
        f = t('TexNoise', Vector=o, Scale=38. * scale, Detail=4.)
        col = t.ramp(n, [(.3, mul(c, 1 - var * 1.6)), (.7, mul(c, 1 + var))])
        h = t.math('ADD', t.math('MULTIPLY', n.outputs[0], 2.), t.math('MULTIPLY', f.outputs[0], .35))
        return t('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=.25, Normal=bump(t, h, b_, .01))
    return material(('plaster', c, var, rough, b_, scale), b)


def stone(c='#c79a63', size=(.9, .38), rough=.8, var=.22, mortar=.01, b_=.5, vert=True, scale=1.):
    """Coursed masonry; coordinates: x+y along the wall, z up (vert) or the floor plane."""
    c = C(c)
    def b(t):
        o = t('TexCoord').outputs['Object']
        s = t('SeparateXYZ', Vector=o)
        if vert:
            v = t('CombineXYZ', X=t.math('ADD', s.outputs[0], s.outputs[1]), Y=s.outputs[2])
        else:
            v = t('CombineXYZ', X=s.outputs[0], Y=s.outputs[1])
        br = t('TexBrick', {'offset': .5}, Vector=v, Color1=mul(c, 1 + var * .5), Color2=mul(c, 1 - var), Mortar=mul(c, .45), Scale=1.,
               Mortar_Size=mortar, Mortar_Smooth=.6, Bias=.1, Brick_Width=size[0], Row_Height=size[1])
        n = t('TexNoise', Vector=o, Scale=2.2 * scale, Detail=5., Roughness=.65)
        f = t('TexNoise', Vector=o, Scale=22. * scale, Detail=4., Roughness=.7)
        col = t.mix(.8, br.outputs[0], t.ramp(n, [(.25, (.55, .5, .46)), (.6, (1, 1, 1))]), 'MULTIPLY')
        col = t.mix(.35, col, t.ramp(f, [(.3, .45), (.65, 1.)]), 'MULTIPLY')
        h = t.math('ADD', t.math('MULTIPLY', br.outputs[1], -1.2), t.math('ADD', n.outputs[0], t.math('MULTIPLY', f.outputs[0], .5)))
        return t('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=.3, Normal=bump(t, h, b_, .02))
    return material(('stone', c, size, rough, var, mortar, vert, scale), b)


def tiles(c1='#efe7d8', c2='#2f4858', size=.3, rough=.15, checker=True, grout='#b9ae9a', rot=pi / 4):
    c1, c2, grout = C(c1), C(c2), C(grout)
    def b(t):
        o = t('Mapping', Vector=t('TexCoord').outputs['Object'], Rotation=(0, 0, rot), Location=(.013, .017, .5))
        ch = t('TexChecker', Vector=o, Color1=c1, Color2=c2, Scale=1 / size) if checker else None
        br = t('TexBrick', {'offset': 0.}, Vector=o, Color1=c1, Color2=mul(c1, .93) if not checker else c1, Mortar=grout, Scale=1.,
               Mortar_Size=.003, Mortar_Smooth=.2, Brick_Width=size, Row_Height=size)
        n = t('TexNoise', Vector=o, Scale=3.5, Detail=5., Roughness=.7, Distortion=1.4)
        base = t.mix(br.outputs[1], ch.outputs[0] if checker else br.outputs[0], grout)
        col = t.mix(.5, base, t.ramp(n, [(.3, .6), (.55, 1.)]), 'MULTIPLY')
        return t('BsdfPrincipled', Base_Color=col, Roughness=t.ramp(n, [(.3, rough * 1.8), (.7, rough)]), Normal=bump(t, t.math('MULTIPLY', br.outputs[1], -1.), .3, .003))
    return material(('tiles', c1, c2, size, checker, rot, rough), b)


def marble(c='#f1ece4', vein='#8d8378', scale=1., rough=.12):
    c, vein = C(c), C(vein)
    def b(t):
        o = t('TexCoord').outputs['Object']
        n = t('TexNoise', Vector=o, Scale=1.4 * scale, Detail=5., Roughness=.62, Distortion=1.7)
        w = t.math('ABSOLUTE', t.math('SUBTRACT', n.outputs[0], .5))
        col = t.ramp(w, [(0, vein), (.025, mul(c, .8)), (.09, c)])
        return t('BsdfPrincipled', Base_Color=col, Roughness=rough, Clearcoat=.3)
    return material(('marble', c, vein, scale), b)


def fabric(c='#f3eee4', weave=260., rough=.92, sheen=.35, b_=.2, var=.08):
    c = C(c)
    def b(t):
        o = t('TexCoord').outputs['Object']
        v = t('Mapping', Vector=o, Scale=(weave, weave, weave))
        s = t('SeparateXYZ', Vector=v)
        h = t.math('MULTIPLY', t.math('SINE', s.outputs[0]), t.math('SINE', t.math('ADD', s.outputs[1], s.outputs[2])))
        n = t('TexNoise', Vector=o, Scale=6., Detail=4.)
        f = t('TexNoise', Vector=o, Scale=70., Detail=3.)
        col = t.ramp(n, [(.3, mul(c, 1 - var)), (.7, mul(c, 1 + var))])
        hh = t.math('ADD', t.math('MULTIPLY', h, .3), f.outputs[0])
        return t('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=.15, Sheen=sheen, Sheen_Tint=.3, Normal=bump(t, hh, b_, .003))
    return material(('fabric', c, weave, b_, var), b)


def block_print(bg='#f4e9d6', fg='#b5431f', fg2='#d9962b', scale=7., axes=(0, 1), border=None):
    """A repeating block-print motif: eight-petalled flowers on a half-drop lattice with dots and lines."""
    bg, fg, fg2 = C(bg), C(fg), C(fg2)
    def b(t):
        o = t('TexCoord').outputs['Object']
        s = t('SeparateXYZ', Vector=o)
        X, Y = (t.math('MULTIPLY', s.outputs[a], scale) for a in axes)
        def cell(x, y):
            fx = t.math('SUBTRACT', t.math('FRACT', x), .5)
            fy = t.math('SUBTRACT', t.math('FRACT', y), .5)
            r = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', fx, fx), t.math('MULTIPLY', fy, fy)))
            a = t.math('ARCTAN2', fy, fx)
            pet = t.math('ADD', .2, t.math('MULTIPLY', t.math('ABSOLUTE', t.math('COSINE', t.math('MULTIPLY', a, 4.))), .16))
            flower = t.math('LESS_THAN', r, pet)
            core = t.math('LESS_THAN', r, .1)
            ring = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', r, .43)), .025)
            return flower, core, ring
        fl, co, ri = cell(X, Y)
        f2, c2, r2 = cell(t.math('ADD', X, .5), t.math('ADD', Y, .5))
        n = t('TexNoise', Vector=o, Scale=60., Detail=4.)
        wear = t.ramp(n, [(.3, .72), (.6, 1.)])
        col = t.mix(t.math('MULTIPLY', fl, wear), bg, fg)
        col = t.mix(co, col, bg)
        col = t.mix(c2, col, fg2)
        col = t.mix(t.math('MULTIPLY', ri, wear), col, fg2)
        v = t('Mapping', Vector=o, Scale=(300, 300, 300))
        q = t('SeparateXYZ', Vector=v)
        w = t.math('MULTIPLY', t.math('SINE', q.outputs[0]), t.math('SINE', t.math('ADD', q.outputs[1], q.outputs[2])))
        return t('BsdfPrincipled', Base_Color=col, Roughness=.92, Specular=.15, Sheen=.3, Normal=bump(t, t.math('ADD', w, n.outputs[0]), .15, .003))
    return material(('print', bg, fg, fg2, scale, axes), b)


def stripes(c1='#f2e8d8', c2='#b5431f', scale=20., axis=0, duty=.5):
    c1, c2 = C(c1), C(c2)
    def b(t):
        s = t('SeparateXYZ', Vector=t('TexCoord').outputs['Object'])
        f = t.math('LESS_THAN', t.math('FRACT', t.math('MULTIPLY', s.outputs[axis], scale)), duty)
        n = t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=90.)
        return t('BsdfPrincipled', Base_Color=t.mix(f, c1, c2), Roughness=.95, Specular=.1, Sheen=.3, Normal=bump(t, n, .2, .003))
    return material(('stripes', c1, c2, scale, axis), b)


def emit(c='#ffc780', s=5.):
    c = C(c)
    return material(('emit', c, s), lambda t: t('Emission', Color=c, Strength=s))


def shade(c='#f6dfb4', s=2.):
    """Lamp shade or paper lantern: translucent cloth that also glows."""
    c = C(c)
    def b(t):
        a = t('BsdfTranslucent', Color=c)
        d = t('BsdfDiffuse', Color=c)
        m = t('MixShader', _0=.5, _1=a, _2=d)
        e = t('Emission', Color=(1., .62, .28), Strength=s)
        return t('AddShader', _0=m, _1=e)
    return material(('shade', c, s), b)


def sheer(c='#fbf4e6', k=.45):
    c = C(c)
    def b(t):
        m = t('MixShader', _0=.45, _1=t('BsdfTranslucent', Color=c), _2=t('BsdfDiffuse', Color=c))
        return t('MixShader', _0=k, _1=m, _2=t('BsdfTransparent'))
    return material(('sheer', c, k), b)


def leaf(c='#4c7a2f', var=.35, trans=.35, rough=.45):
    c = C(c)
    def b(t):
        rnd = t('ObjectInfo').outputs['Random']
        n = t('TexNoise', Vector=t('TexCoord').outputs['Object'], Scale=1.7, Detail=3.)
        k = t.math('ADD', t.math('MULTIPLY', n.outputs[0], .7), t.math('MULTIPLY', rnd, .3))
        col = t.ramp(k, [(.25, mul(c, 1 - var)), (.7, mul(c, 1 + var))])
        p = t('BsdfPrincipled', Base_Color=col, Roughness=rough, Specular=.15)
        return t('MixShader', _0=trans, _1=p, _2=t('BsdfTranslucent', Color=t.mix(.5, col, mul(c, 1.5))))
    return material(('leaf', c, var, trans), b)


def water(deep='#16323a', ripple=.25, scale=1., rough=.03, aniso=(1, 1, 1)):
    deep = C(deep)
    def b(t):
        o = t('Mapping', Vector=t('TexCoord').outputs['Object'], Scale=aniso)
        n = t('TexNoise', Vector=o, Scale=1.1 * scale, Detail=4., Roughness=.55, Distortion=.4)
        f = t('TexNoise', Vector=o, Scale=5. * scale, Detail=3.)
        h = t.math('ADD', n.outputs[0], t.math('MULTIPLY', f.outputs[0], .25))
        nb = bump(t, h, ripple, .12)
        g = t('BsdfGlossy', Color=(1, 1, 1), Roughness=rough, Normal=nb)
        d = t('BsdfDiffuse', Color=deep)
        fr = t('Fresnel', IOR=1.5, Normal=nb)
        return t('MixShader', _0=t.math('ADD', t.math('MULTIPLY', fr, 1.05), .03, True), _1=d, _2=g)
    return material(('water', deep, ripple, scale), b)


def ground(c1='#5c6b34', c2='#8a7a4c', scale=.6, b_=.6):
    c1, c2 = C(c1), C(c2)
    def b(t):
        o = t('TexCoord').outputs['Object']
        n = t('TexNoise', Vector=o, Scale=scale, Detail=5., Roughness=.7)
        f = t('TexNoise', Vector=o, Scale=scale * 30, Detail=4., Roughness=.7)
        k = t.mix(.4, n.outputs[0], f.outputs[0])
        return t('BsdfPrincipled', Base_Color=t.ramp(k, [(.35, c1), (.65, c2)]), Roughness=.95, Specular=.1, Normal=bump(t, k, b_, .08))
    return material(('ground', c1, c2, scale), b)


def hills_mat(low='#5a6440', high='#8a7a58', snow=None, rock='#5f5a55', tree_z=None, s=1.):
    """Terrain by height and slope; snow = height of the snow line."""
    low, high, rock = C(low), C(high), C(rock)
    def b(t):
        g = t('NewGeometry')
        z = t('SeparateXYZ', Vector=g.outputs['Position']).outputs[2]
        nz = t('SeparateXYZ', Vector=g.outputs['Normal']).outputs[2]
        n = t('TexNoise', Vector=g.outputs['Position'], Scale=.09 * s, Detail=5., Roughness=.68)
        f = t('TexNoise', Vector=g.outputs['Position'], Scale=.9 * s, Detail=5., Roughness=.75)
        col = t.mix(t.ramp(n, [(.35, 0), (.65, 1)]), low, high)
        col = t.mix(t.ramp(f, [(.35, .7), (.6, 0.)]), col, mul(low, .35))
        if snow is not None:
            zz = t.math('ADD', z, t.math('MULTIPLY', t.math('SUBTRACT', n.outputs[0], .5), snow * .8))
            zz = t.math('ADD', zz, t.math('MULTIPLY', t.math('SUBTRACT', f.outputs[0], .5), snow * .35))
            col = t.mix(t.ramp(t.math('DIVIDE', zz, snow * 2), [(.24, 0), (.34, 1)]), col, t.mix(f.outputs[0], mul(rock, .6), rock))
            k = t.math('MULTIPLY', t.ramp(t.math('DIVIDE', zz, snow * 2), [(.42, 0), (.53, 1)]), t.ramp(t.math('ADD', nz, t.math('MULTIPLY', f.outputs[0], .3)), [(.56, 0), (.74, 1)]))
            col = t.mix(k, col, (.9, .92, .96))
        return t('BsdfPrincipled', Base_Color=col, Roughness=.95, Specular=.05, Normal=bump(t, t.mix(.5, n, f), .8, 1.2 / s))
    return material(('hills', low, high, snow, s), b)


# ---------------------------------------------------------------- geometry
def add(name, me, mat=None, loc=(0, 0, 0), rot=0, smooth=False, bevel=0, subsurf=0, scale=None):
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = rot if hasattr(rot, '__len__') else (0, 0, rot)
    if scale is not None:
        ob.scale = scale if hasattr(scale, '__len__') else (scale,) * 3
    if mat and hasattr(me, 'materials') and not me.materials:
        me.materials.append(mat)
    if isinstance(me, bpy.types.Mesh):
        if smooth or bevel:
            me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        if bevel:
            m = ob.modifiers.new('b', 'BEVEL')
            m.width, m.segments, m.limit_method, m.harden_normals = bevel, 2, 'ANGLE', True
            me.use_auto_smooth = True
            me.auto_smooth_angle = radians(35)
        if subsurf:
            m = ob.modifiers.new('s', 'SUBSURF')
            m.levels = m.render_levels = subsurf
    return ob


def mesh(verts, faces, mat=None, loc=(0, 0, 0), rot=0, **kw):
    me = bpy.data.meshes.new('m')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    return add('m', me, mat, loc, rot, **kw)


def box(size, loc, mat, bevel=.008, rot=0, **kw):
    """loc is the middle of the bottom face."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    v = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(v, f, mat, loc, rot, bevel=bevel, **kw)


def lathe(profile, loc, mat, seg=40, rot=0, smooth=True, scale=None, lobes=0, lobe_amp=0.):
    v, f = [], []
    n = len(profile)
    for i in range(seg):
        a = 2 * pi * i / seg
        k = 1 + lobe_amp * abs(sin(lobes * a / 2)) if lobes else 1
        v += [(r * k * cos(a), r * k * sin(a), z) for r, z in profile]
    for i in range(seg):
        j = (i + 1) % seg
        f += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    ob = mesh(v, f, mat, loc, rot, smooth=smooth, scale=scale)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = radians(50)
    return ob


def cyl(r, h, loc, mat, r2=None, seg=32, rot=0, bevel=0):
    r2 = r if r2 is None else r2
    return lathe([(0.0001, 0), (r, 0), (r2, h), (0.0001, h)], loc, mat, seg, rot)


def sphere(r, loc, mat, scale=None, seg=24):
    return lathe([(max(1e-4, r * sin(pi * k / seg)), -r * cos(pi * k / seg)) for k in range(seg + 1)], loc, mat, seg * 2, scale=scale)


def dome(r, h, loc, mat, onion=.12, seg=40, lobes=0):
    p = []
    for k in range(17):
        t = k / 16
        rr = cos(t * pi / 2) ** .8 * (1 + onion * sin(t * pi) * (1 - t) * 2)
        p.append((max(1e-3, r * rr), h * sin(t * pi / 2) ** 1.15))
    return lathe(p, loc, mat, seg, lobes=lobes, lobe_amp=.05 if lobes else 0)


def finial(h, loc, mat):
    r = h * .16
    return lathe([(r * 1.4, 0), (r * .5, h * .12), (r * 1.2, h * .25), (r * .5, h * .42), (r * .8, h * .55), (r * .25, h * .7), (.001, h)], loc, mat, 16)


def tube(pts, r, mat, closed=False, taper=None):
    cu = bpy.data.curves.new('t', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, 3, True
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        if taper:
            sp.points[i].radius = taper[i]
    sp.use_cyclic_u = closed
    return add('t', cu, mat)


def slab(outer, holes, thick, mat, loc=(0, 0, 0), rot=0, bevel=.012, flat=False):
    """Polygon with holes, thickened. Upright by default: polygon x along the wall, y up; rot turns it about z."""
    cu = bpy.data.curves.new('s', 'CURVE')
    cu.dimensions, cu.fill_mode, cu.extrude = '2D', 'BOTH', max(.001, thick / 2 - bevel)
    cu.bevel_depth, cu.bevel_resolution, cu.offset = bevel, 1, -bevel
    for poly in [outer] + list(holes):
        sp = cu.splines.new('POLY')
        sp.points.add(len(poly) - 1)
        for i, p in enumerate(poly):
            sp.points[i].co = (p[0], p[1], 0, 1)
        sp.use_cyclic_u = True
    # to a mesh, turned upright, so that object-space textures have z up
    tmp = bpy.data.objects.new('tmp', cu)
    bpy.context.scene.collection.objects.link(tmp)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(dg))
    bpy.data.objects.remove(tmp)
    if not flat:
        me.transform(Matrix.Rotation(pi / 2, 4, 'X'))
    me.materials.clear()
    ob = add('s', me, mat, loc, rot)
    return ob


def rect(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def arch(cx, z0, w, spring, rise=None, kind='cusp', n=9, steps=90):
    """Opening outline: jambs from z0 to z0+spring, then an arch. kinds: cusp (multifoil), ogee, round."""
    rise = rise or w * .55
    pts = [(cx - w / 2, z0), (cx + w / 2, z0)]
    for i in range(steps + 1):
        th = pi * i / steps
        k = .86 + .14 * abs(sin(n * th)) ** .7 if kind == 'cusp' else 1.
        x, y = w / 2 * k * cos(th), rise * k * sin(th)
        if kind in ('cusp', 'ogee'):
            y += rise * .32 * exp(-(x / (w * .13)) ** 2) * sin(th)
        if kind == 'cusp' and (i == 0 or i == steps):
            x = w / 2 * cos(th)
        pts.append((cx + x, z0 + spring + y))
    return pts


def grid(nx, ny, fn, mat, loc=(0, 0, 0), rot=0, closed=False, **kw):
    v = [fn(i / (nx - 1), j / (ny - 1)) for j in range(ny) for i in range(nx)]
    f = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    kw.setdefault('smooth', True)
    return mesh(v, f, mat, loc, rot, **kw)


def nz(x, y, z=0., s=1.):
    return mnoise.fractal(Vector((x * s, y * s, z * s)), .9, 2., 4)


def _perlin(x, y, seed):
    rs = np.random.RandomState(seed)
    p = rs.permutation(256)
    p = np.concatenate([p, p, p])
    ang = rs.rand(256) * 2 * pi
    gx, gy = np.cos(ang), np.sin(ang)
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    xf, yf = x - xi, y - yi
    u, v = xf ** 3 * (xf * (xf * 6 - 15) + 10), yf ** 3 * (yf * (yf * 6 - 15) + 10)
    def g(dx, dy):
        h = p[(p[(xi + dx) % 256] + yi + dy) % 256]
        return gx[h] * (xf - dx) + gy[h] * (yf - dy)
    return (g(0, 0) * (1 - u) + g(1, 0) * u) * (1 - v) + (g(0, 1) * (1 - u) + g(1, 1) * u) * v


def terrain(x0, x1, y0, y1, n, height, mat, freq=.02, seed=3, ridged=True, profile=None, octaves=8, loc=(0, 0, 0), sharp=2., width=1.9, base=0.):
    """profile(X, Y) scales the height, so that ranges can be placed by hand."""
    xs, ys = np.linspace(x0, x1, n), np.linspace(y0, y1, n)
    X, Y = np.meshgrid(xs, ys)
    Z, amp, fr, tot, prev = np.zeros_like(X), 1., freq, 0., 1.
    for o in range(octaves):
        q = _perlin(X * fr + 11.3 * o, Y * fr + 5.7 * o, seed + o)
        if ridged:
            q = (1 - np.abs(q) * width).clip(0, 1) ** sharp
            Z += amp * q * prev
            prev = q.clip(.25, 1)
        else:
            Z += amp * (q + .5)
        tot += amp
        amp *= .5
        fr *= 2.05
    Z = (Z / tot * (1 - base) + base) * height
    if profile:
        Z = Z * profile(X, Y)
    me = bpy.data.meshes.new('terrain')
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    idx = np.arange(n * n).reshape(n, n)
    q = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    me.from_pydata(v.tolist(), [], q.tolist())
    ob = add('terrain', me, mat, loc, smooth=True)
    ob['h'] = 0
    def at(x, y):
        i = int(np.clip((x - x0) / (x1 - x0) * (n - 1), 0, n - 1))
        j = int(np.clip((y - y0) / (y1 - y0) * (n - 1), 0, n - 1))
        return float(Z[j, i]) + loc[2]
    return at


# ---------------------------------------------------------------- soft things
def cushion(w, h, t, loc, mat, rot=(0, 0, 0), puff=1., n=30, seed=0):
    """Pillow lying in local xy, thickness along z."""
    def f(side):
        def g(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            k = max(0, (1 - abs(a) ** 2.3) * (1 - abs(b) ** 2.3)) ** .6
            pin = 1 - .07 * (1 - k) * (1 - abs(abs(a) - abs(b)))
            x, y = a * w / 2 * (1 - .1 * (1 - b * b) * abs(a)) * pin, b * h / 2 * (1 - .1 * (1 - a * a) * abs(b)) * pin
            z = side * t / 2 * k * puff + .018 * t / .15 * nz(x * 5 + seed, y * 5, seed * 1.7) * k
            return x, y, z
        return g
    ob = grid(n, n, f(1), mat, loc, rot, subsurf=1)
    o2 = grid(n, n, f(-1), mat, loc, rot, subsurf=1)
    return ob, o2


def drape(w, l, z, loc, mat, drop=.35, rot=0, wrinkle=.012, sides=True, foot=True, seed=0, n=70, thick=.03, r=.07, flare=.05):
    """Cloth over a box top w by l at height z: hangs over the long sides and over the -y end."""
    def fold(s, half):
        a = abs(s)
        if a <= half - r:
            return s, 0.
        e = a - (half - r)
        arc = r * pi / 2
        sg = 1 if s > 0 else -1
        if e < arc:
            th = e / r
            return sg * (half - r + r * sin(th)), -r * (1 - cos(th))
        d = e - arc
        return sg * (half + flare * d / max(drop, .01)), -r - d
    def g(u, v):
        ext = drop if sides else 0
        s = (2 * u - 1) * (w / 2 + ext)
        t0 = -l / 2 - (drop if foot else 0) + v * (l + (drop if foot else 0))
        x, dz = fold(s, w / 2 + .005)
        y, dz2 = (fold(t0, l / 2) if t0 < 0 else (t0, 0.))
        hang = min(1, (-dz - dz2) / max(drop, .05))
        wv = .022 * hang * (sin(t0 * 17 + seed) + .6 * sin(t0 * 31 + 2 * seed)) if dz < dz2 else .022 * hang * (sin(s * 17 + seed) + .6 * sin(s * 29))
        nn = wrinkle * (nz(s * 2.2 + seed, t0 * 2.2, seed) + .6 * nz(s * 6, t0 * 4, 3 + seed))
        if dz < dz2:
            x += (1 if s > 0 else -1) * (abs(wv) + abs(nn))
        elif dz2 < 0:
            y -= abs(wv) + abs(nn)
        return x, y, z + max(dz + dz2, -drop - .02) + nn + .01
    ob = grid(n, n, g, mat, loc, rot, subsurf=1)
    m = ob.modifiers.new('so', 'SOLIDIFY')
    m.thickness = thick
    m.offset = 1
    return ob


def curtain(w, h, loc, mat, folds=7, depth=.06, rot=0, gather=0., seed=0):
    def g(u, v):
        x = (u - .5) * w
        k = 1 - gather * exp(-((v - .42) / .16) ** 2)
        ph = u * folds * 2 * pi + .5 * sin(v * 2 + seed)
        return x * k, depth * sin(ph) * (.7 + .3 * v) + .02 * nz(u * 6, v * 3, seed), v * h
    return grid(folds * 14, 26, g, mat, loc, rot)


def rug(w, l, loc, mat, border=None, rot=0):
    g = lambda u, v: ((u - .5) * w, (v - .5) * l, .012 + .004 * nz(u * 6, v * 6))
    grid(30, 30, g, mat, loc, rot)
    if border:
        for s in (-1, 1):
            box((w + .1, .12, .018), (loc[0] - s * sin(rot) * l / 2, loc[1] + s * cos(rot) * l / 2, loc[2]), border, .004, rot)


def folded(w, d, h, n, loc, mat, rot=0, band=None):
    """Stack of n folded towels: rounded fold at the front (-y)."""
    each = h / n
    for i in range(n):
        k = R.uniform(-.012, .012)
        mt = mat[i % len(mat)] if isinstance(mat, (list, tuple)) else mat
        pts = []
        layers = 2
        for L in range(layers):
            z0, z1 = i * each + each * L / layers, i * each + each * (L + 1) / layers
            def g(u, v, z0=z0, z1=z1, L=L):
                # a closed loop cross-section in y-z swept along x
                a = v * 2 * pi
                ry, rz = d / 2 - .006 * L, (z1 - z0) / 2 * 1.04
                cy, cz = cos(a), sin(a)
                yy = ry * math.copysign(abs(cy) ** .25, cy)
                zz = rz * math.copysign(abs(cz) ** .5, cz)
                x = (u - .5) * (w - .008 * L)
                return x, yy + k + .003 * nz(x * 9, a, i), (z0 + z1) / 2 + zz * (1 - .3 * abs(2 * u - 1) ** 8) + .004 * nz(x * 5, yy * 5, i + L)
            ob = grid(26, 40, g, mt, loc, rot + k * 2, subsurf=1)
            # caps
            for e in (0, 25):
                vs = [ob.data.vertices[j * 26 + e].co[:] for j in range(40)]
                mesh(vs, [tuple(range(40))], mt, loc, rot + k * 2)


# ---------------------------------------------------------------- furniture
LINEN, CREAM = '#f4efe6', '#eadfca'


def bed(x, y, w=1.8, l=2.05, rot=0, head=None, frame=None, throw=None, accents=(), head_h=1.25, duvet=None, pillows=2, head_shape='rect', seed=0):
    """Bed with the head towards +y of its own axes; x, y is the middle of the bed."""
    M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(rot, 4, 'Z')
    before = set(bpy.context.scene.objects)
    frame = frame or wood()
    head = head or frame
    box((w + .08, l + .06, .16), (0, 0, .14), frame, .015)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.08, .08, .15), (sx * (w / 2 - .1), sy * (l / 2 - .1), 0), frame, .01)
    if head_shape == 'arch':
        slab(arch(0, 0, w + .2, head_h * .62, head_h * .5, 'ogee'), [], .07, head, (0, l / 2 + .05, 0), bevel=.025)
    elif head_shape == 'panel':
        n = 9
        for i in range(n):
            box(((w + .2) / n - .008, .09, head_h), (-(w + .2) / 2 + (i + .5) * (w + .2) / n, l / 2 + .06, 0), head, .02)
    else:
        box((w + .2, .09, head_h), (0, l / 2 + .06, 0), head, .03)
    box((w, l, .26), (0, 0, .28), fabric('#f7f3ec'), .06)
    drape(w, l - .45, .555, (0, -.225, 0), duvet or fabric(LINEN), drop=.3, seed=seed + 1, wrinkle=.014, thick=.045, r=.09)
    # folded-back sheet near the pillows
    grid(50, 14, lambda u, v: ((u - .5) * (w + .06), l / 2 - .72 + v * .3, .62 + .02 * sin(v * pi) + .012 * nz(u * 5, v * 3, seed) - (.1 * max(0, abs(2 * u - 1) - .93) / .07)), fabric('#fbf8f2'), smooth=True).modifiers.new('so', 'SOLIDIFY').thickness = .02
    if throw:
        drape(w + .09, .62, .634, (0, -l / 2 + .62, 0), throw, drop=.34, foot=False, seed=seed + 4, wrinkle=.012, thick=.015, r=.1, n=54)
    pm = fabric('#faf7f0')
    pw = (w - .1) / pillows
    for i in range(pillows):
        px = -w / 2 + .05 + pw * (i + .5)
        cushion(min(pw * .97, .78), .5, .2, (px, l / 2 - .2, .72), pm, (radians(52), 0, R.uniform(-.05, .05)), seed=i + seed)
        cushion(min(pw * .95, .74), .48, .2, (px, l / 2 - .38, .69), pm, (radians(40), 0, R.uniform(-.06, .06)), seed=i + 5 + seed)
    na = len(accents)
    for i, a in enumerate(accents):
        px = (i - (na - 1) / 2) * (.5 if na > 1 else 0)
        big = .44 if i % 2 == 0 else .4
        cushion(big, big, .16, (px, l / 2 - .58 - .03 * (i % 2), .78), a, (radians(58), 0, R.uniform(-.12, .12)), seed=i + 9 + seed)
    place(before, M)


def place(before, M):
    for o in set(bpy.context.scene.objects) - before:
        o.matrix_basis = M @ o.matrix_basis


def group(x, y, rot=0, z=0, s=1.):
    """with group(...): everything built inside is moved and turned together."""
    class G:
        def __enter__(self):
            self.b = set(bpy.context.scene.objects)
        def __exit__(self, *a):
            place(self.b, Matrix.Translation((x, y, z)) @ Matrix.Rotation(rot, 4, 'Z') @ Matrix.Scale(s, 4))
    return G()


def lamp(loc, kind='table', on=6., h=.5, base=None, shade_c='#f3dcae', r=.16, power=None):
    base = base or brass()
    x, y, z = loc
    if kind == 'table':
        lathe([(.0001, 0), (.085, 0), (.085, .015), (.03, .04), (.02, .08), (.065, .15), (.075, .2), (.03, .27), (.012, .3), (.012, h * .72)], loc, base, 32)
        lathe([(r * 1.15, h * .6), (r * .75, h)], loc, shade(shade_c, on * .35), 40)
        point((x, y, z + h * .8), power or on * 2., '#ffb668', .05)
    elif kind == 'floor':
        lathe([(.0001, 0), (.15, 0), (.15, .02), (.015, .04), (.012, h - .3)], loc, base, 32)
        lathe([(r * 1.3, h - .34), (r * .95, h)], loc, shade(shade_c, on * .35), 40)
        point((x, y, z + h - .17), power or on * 3., '#ffb668', .06)
    elif kind == 'pendant':   # loc is the ceiling point, h the drop
        tube([(x, y, z), (x, y, z - h)], .006, base)
        lathe([(.001, .0), (r * .5, -.02), (r, -.16), (r * 1.05, -.22)], (x, y, z - h), base, 32)
        sphere(.05, (x, y, z - h - .14), emit('#ffc883', on * 4))
        point((x, y, z - h - .26), power or on * 3., '#ffb668', .06)
    elif kind == 'lantern':
        g = emit('#ffbe72', on)
        lathe([(.0001, 0), (r * .6, 0), (r * .62, .02)], loc, base, 8)
        lathe([(r * .5, .03), (r * .5, h * .66)], loc, g, 8)
        for i in range(8):
            a = 2 * pi * i / 8
            tube([(x + r * .58 * cos(a), y + r * .58 * sin(a), z + .02), (x + r * .58 * cos(a), y + r * .58 * sin(a), z + h * .68)], .006, base)
        lathe([(r * .72, h * .68), (r * .5, h * .76), (r * .15, h * .9), (.01, h)], loc, base, 8)


def picture(x, z, w, h, y, mat, rot=0, frame=None, at=None):
    """Framed picture on a wall at y, facing -y (rot turns it about z at that point)."""
    with group(x, y, rot):
        box((w, .03, h), (0, -.02, z - h / 2), frame or wood('#6b4424', '#3d2412'), .006)
        box((w - .07, .012, h - .07), (0, -.035, z - h / 2 + .035), plain('#f6f1e6', .7), .002)
        box((w - .22, .012, h - .22), (0, -.042, z - h / 2 + .11), mat, .002)


def art(c1, c2, c3, scale=2.):
    """Abstract landscape: sun over layered hills, by bands with noise."""
    c1, c2, c3 = C(c1), C(c2), C(c3)
    def b(t):
        o = t('TexCoord').outputs['Object']
        s = t('SeparateXYZ', Vector=o)
        n = t('TexNoise', Vector=t('Mapping', Vector=o, Scale=(scale, 1, .2)), Scale=2.2, Detail=3.)
        k = t.math('ADD', s.outputs[2], t.math('MULTIPLY', n.outputs[0], .3))
        return t('BsdfPrincipled', Base_Color=t.ramp(t.math('MULTIPLY', k, 1.6), [(.0, c1), (.32, c1), (.33, c2), (.55, c2), (.56, c3), (.8, mul(c3, 1.3))], 'CONSTANT'), Roughness=.6)
    return material(('art', c1, c2, c3), b)


def nightstand(x, y, mat, w=.5, d=.42, h=.52, rot=0, knob=None):
    with group(x, y, rot):
        box((w, d, h - .14), (0, 0, .12), mat, .012)
        box((w + .03, d + .03, .025), (0, 0, h - .02), mat, .008)
        for i in range(2):
            box((w - .06, .02, .15), (0, -d / 2, .15 + i * .18), mat, .008)
            sphere(.014, (0, -d / 2 - .025, .225 + i * .18), knob or brass())
        for sx in (-1, 1):
            for sy in (-1, 1):
                box((.04, .04, .13), (sx * (w / 2 - .03), sy * (d / 2 - .03), 0), mat, .005)


def armchair(x, y, rot=0, mat=None, legs=None, cush=None):
    mat, legs = mat or fabric('#c9a26a'), legs or wood()
    with group(x, y, rot):   # faces -y
        box((.74, .7, .16), (0, 0, .22), mat, .05)
        box((.56, .6, .15), (0, -.04, .36), mat, .06)
        box((.74, .16, .62), (0, .3, .26), mat, .07, (radians(-9), 0, 0))
        for s in (-1, 1):
            box((.13, .66, .36), (s * .34, -.01, .26), mat, .055)
            for q in (-1, 1):
                cyl(.018, .23, (s * .3, q * .27, 0), legs, .026, 12)
        if cush:
            cushion(.42, .42, .14, (0, .12, .66), cush, (radians(68), 0, .1), seed=3)


def sofa(x, y, w=1.8, rot=0, mat=None, legs=None, cush=()):
    mat, legs = mat or fabric('#d9c7a4'), legs or wood()
    with group(x, y, rot):
        box((w - .02, .8, .18), (0, 0, .18), mat, .05)     # faces that lie in one plane turn black: the arms stand out a little
        n = max(1, round(w / .8))
        cw = (w - .3) / n
        for i in range(n):
            xx = -w / 2 + .15 + cw * (i + .5)
            box((cw - .01, .62, .17), (xx, -.06, .34), mat, .065)
            box((cw - .01, .18, .48), (xx, .26, .46), mat, .08, (radians(-10), 0, 0))
        box((w - .01, .14, .66), (0, .375, .15), mat, .06)
        for s in (-1, 1):
            box((.15, .78, .44), (s * (w / 2 - .075), 0, .18), mat, .06)
            for q in (-1, 1):
                cyl(.018, .2, (s * (w / 2 - .1), q * .32, 0), legs, .025, 12)
        for i, c in enumerate(cush):
            k = -1 if i % 2 == 0 else 1
            cushion(.45, .45, .15, (k * (w / 2 - .42 - .3 * (i // 2)), .08, .72), c, (radians(66), 0, k * -.25), seed=i + 2)


def table(x, y, w=.9, d=.9, h=.74, mat=None, rot=0, round_=False, legs='four', z=0):
    mat = mat or wood()
    with group(x, y, rot, z):
        if round_:
            lathe([(.0001, h - .035), (w / 2 - .01, h - .035), (w / 2, h - .025), (w / 2, h - .008), (w / 2 - .008, h), (.0001, h)], (0, 0, 0), mat, 64)
        else:
            box((w, d, .035), (0, 0, h - .035), mat, .008)
        if legs == 'four':
            k = .36 if round_ else .46
            for sx in (-1, 1):
                for sy in (-1, 1):
                    box((.055, .055, h - .035), (sx * (w * k - .02), sy * (d * k - .02), 0), mat, .006)
        else:
            k = min(1, (h - .08) / .5)     # the turned foot of a low table is lower
            lathe([(.0001, 0), (.24, 0), (.24, .02), (.05, .06), (.04, .3 * k), (.07, .4 * k), (.04, .5 * k), (.04, h - .06), (.14, h - .03)], (0, 0, 0), mat, 32)


def chair(x, y, rot=0, mat=None, seat=None, z=0):
    mat, seat = mat or wood(), seat or fabric('#caa66e')
    with group(x, y, rot, z):  # faces -y
        for sx in (-1, 1):
            box((.04, .04, .45), (sx * .2, -.2, 0), mat, .006)
            box((.04, .04, .95), (sx * .2, .2, 0), mat, .006, (radians(-4), 0, 0))
        box((.46, .46, .03), (0, 0, .42), mat, .006)
        box((.44, .44, .055), (0, 0, .445), seat, .022)
        box((.4, .025, .1), (0, .235, .82), mat, .01)
        for i in range(5):
            box((.018, .018, .42), (-.14 + .07 * i, .225, .46), mat, .004)


def pot_plant(loc, h=1.1, kind='palm', pot='#b5683a', s=1., n=16):
    x, y, z = loc
    lathe([(.0001, 0), (.13 * s, 0), (.17 * s, .28 * s), (.185 * s, .3 * s), (.185 * s, .33 * s), (.16 * s, .33 * s), (.15 * s, .29 * s), (.0001, .29 * s)], loc, plaster(pot, .12), 36)
    lf = leaf('#3f6b2c')
    for i in range(n):
        a = i * 2.4 + R.uniform(-.3, .3)
        L = h * R.uniform(.6, 1.)
        lean = R.uniform(.25, .95)
        if kind == 'palm':
            frond(lf, (x, y, z + .3 * s), a, L, lean, 16, .22 * L)
        else:
            w = .09 * s * R.uniform(.8, 1.3)
            pts = []
            def g(u, v, a=a, L=L, lean=lean, w=w):
                r = L * lean * v ** 1.4 * .7
                zz = L * (v - .35 * lean * v * v)
                ww = w * sin(pi * min(1, v * .95 + .03)) ** .8
                t = (u - .5) * 2 * ww
                return x + cos(a) * r - sin(a) * t, y + sin(a) * r + cos(a) * t, z + .3 * s + zz + abs(u - .5) * .05
            grid(5, 14, g, lf)


def frond(mat, base, az, L, lean, n=22, lw=.5, droop=1.):
    """One palm frond as a single mesh of leaflets."""
    v, f = [], []
    ca, sa = cos(az), sin(az)
    def spine(t):
        th = (pi / 2 - lean * .5) - droop * 1.5 * t * (0.45 + lean * .5)
        return th
    pts, p, th = [], [0., 0.], 0
    for i in range(n + 1):
        t = i / n
        th = spine(t)
        pts.append((p[0], p[1], th))
        p = [p[0] + cos(th) * L / n, p[1] + sin(th) * L / n]
    for i in range(1, n + 1):
        t = i / n
        r, h, th = pts[i]
        ll = lw * (sin(pi * min(1, t * .88 + .1)) ** .7)
        for s in (-1, 1):
            dr = -.35 * ll * R.uniform(.6, 1.5)
            w = L / n * .8
            o = len(v)
            fwd = ll * .55
            a0 = (r, 0., h)
            a1 = (r - w * .5 * cos(th), 0., h - w * .5 * sin(th))
            m0 = (r + fwd * .5 * cos(th) + .0, s * ll * .5, h + fwd * .5 * sin(th) + dr * .25 + .02)
            m1 = (m0[0] - w * .6, m0[1], m0[2] - .01)
            e = (r + fwd * cos(th), s * ll * .95, h + fwd * sin(th) + dr)
            v += [a0, a1, m1, m0, e]
            f += [(o, o + 1, o + 2, o + 3), (o + 3, o + 2, o + 4)]
    vv = [(base[0] + ca * a - sa * b, base[1] + sa * a + ca * b, base[2] + c) for a, b, c in v]
    return mesh(vv, f, mat, smooth=False)


def join(obs):
    bpy.ops.object.select_all(action='DESELECT')
    for o in obs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    bpy.ops.object.join()
    return obs[0]


def instance(src, loc, rot=0, s=1.):
    o = bpy.data.objects.new('i', src.data)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.scale = loc, (s, s, s)
    o.rotation_euler = rot if hasattr(rot, '__len__') else (0, 0, rot)
    return o


def palm_proto(h=7., lean=.8, nf=20, L=3., seed=1):
    """Coconut palm as one mesh at the origin, returned hidden; use instance()."""
    R.seed(seed)
    pts = [(lean * (t / 10) ** 2, .15 * sin(t / 3), h * t / 10) for t in range(11)]
    tr = tube(pts, .15, stone('#8d7a62', (5, .12), .9, .3, .01), taper=[1.4 - .7 * t / 10 for t in range(11)])
    bpy.ops.object.select_all(action='DESELECT')
    tr.select_set(True)
    bpy.context.view_layer.objects.active = tr
    bpy.ops.object.convert(target='MESH')
    tr = bpy.context.view_layer.objects.active
    fs = [frond(leaf('#4a6b28', .4), (pts[-1][0], pts[-1][1], h), i * 2.39996 + R.uniform(-.2, .2), L * R.uniform(.85, 1.1), R.uniform(.15, 2.1), 26, .62, R.uniform(.7, 1.15)) for i in range(nf)]
    nuts = [sphere(.13, (pts[-1][0] + .25 * cos(k * 1.3), pts[-1][1] + .25 * sin(k * 1.3), h - .2), plain('#6d7a2a', .5), seg=10) for k in range(5)]
    o = join([tr] + fs + nuts)
    o.location.z = -1000
    return o


def pine_proto(h=10., r=2., seed=1, levels=26, c='#3b6436'):
    R.seed(seed)
    v, f = [], []
    levels = int(levels * 1.5)
    for i in range(levels):
        t = i / levels
        z = h * (.08 + .9 * t)
        rr = r * (1 - t) ** .85 * R.uniform(.85, 1.1) + .08
        k = max(7, int(20 * (1 - t * .6)))
        off = R.uniform(0, 6)
        for j in range(k):
            a = off + 2 * pi * j / k + R.uniform(-.15, .15)
            L = rr * R.uniform(.7, 1.12)
            dz = -L * R.uniform(.22, .5)
            segs = 8
            for q in range(segs):       # needle sprays along the branch
                u = (q + .6) / segs
                cx, cy, cz = cos(a) * L * u, sin(a) * L * u, z + dz * u * u
                w = .2 * L * (1.15 - u * .75) + .06
                for s in (-1, 1):
                    aa = a + s * R.uniform(.5, .95)
                    ex, ey, ez = cx + cos(aa) * w, cy + sin(aa) * w, cz - w * R.uniform(.1, .5)
                    nx, ny = -sin(aa) * w * .16, cos(aa) * w * .16
                    o = len(v)
                    v += [(cx - nx, cy - ny, cz + .05), (cx + nx, cy + ny, cz + .05), (ex, ey, ez)]
                    f += [(o, o + 1, o + 2)]
    lf = mesh(v, f, leaf(c, .45, .15, .7))
    tr = cyl(h * .022, h * .95, (0, 0, 0), wood('#5a4433', '#36281d', .6, 2, .9, 0), .02, 10)
    o = join([lf, tr])
    o.location.z = -1000
    return o


def bush_proto(r=1., n=2600, c='#4a6b2a', leafs=.13, seed=1, squash=.8, flowers=None):
    R.seed(seed)
    v, f, mi = [], [], []
    blobs = [(R.uniform(-.5, .5) * r, R.uniform(-.5, .5) * r, R.uniform(.2, .8) * r * squash, R.uniform(.4, .65) * r) for _ in range(9)]
    for i in range(n):
        bx, by, bz, br = R.choice(blobs)
        d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1))).normalized()
        p = Vector((bx, by, bz)) + d * br * R.uniform(.75, 1.05)
        t = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, 1)))
        a = d.cross(t).normalized()
        b = (d * R.uniform(-.2, .8) + a.cross(d)).normalized()
        s = leafs * r * R.uniform(.6, 1.3)
        o = len(v)
        v += [p - a * s * .25, p + b * s * .45 - a * s * .38, p + b * s, p + b * s * .45 + a * s * .38]
        f.append((o, o + 1, o + 2, o + 3))
        mi.append(1 if flowers and R.random() < .12 else 0)
    ob = mesh(v, f, leaf(c, .45))
    if flowers:
        ob.data.materials.append(leaf(flowers, .2))
        ob.data.polygons.foreach_set('material_index', mi)
    ob.location.z = -1000
    return ob


def marigold_proto(r=.035, c='#f08a12', seed=1):
    """Pompon flower: layers of ruffled petals."""
    R.seed(seed)
    v, f = [], []
    for k in range(14):
        t = k / 13
        el = radians(-28 + 113 * t)
        n = max(5, int(20 * cos(el) + 5))
        for i in range(n):
            a = 2 * pi * (i + (k % 2) * .5) / n + R.uniform(-.12, .12)
            rr = r * R.uniform(.84, 1.08)
            e2 = el + R.uniform(-.1, .1)
            d = Vector((cos(a) * cos(e2), sin(a) * cos(e2), sin(e2)))
            s = Vector((-sin(a), cos(a), 0))
            up = d.cross(s) * -1
            w = r * .3
            base = d * rr * .45
            o = len(v)
            tip = d * rr
            v += [base, tip - s * w + up * r * .05, tip + up * r * R.uniform(.15, .4), tip + s * w + up * r * .05]
            f += [(o, o + 1, o + 2, o + 3)]
    ob = mesh(v, f, leaf(c, .3, .3, .6), smooth=False)
    ob.location.z = -1000
    return ob


def cup(loc, mat, s=1., tea=True, saucer=True, rot=0):
    x, y, z = loc
    if saucer:
        lathe([(.0001, .004), (.035, .004), (.072, .014), (.075, .017), (.072, .018), (.034, .008), (.0001, .008)], loc, mat, 40, scale=s)
    zz = z + (.008 * s if saucer else 0)
    lathe([(.0001, .0), (.022, 0), (.024, .004), (.036, .025), (.041, .06), (.0395, .06), (.034, .026), (.022, .008), (.0001, .008)], (x, y, zz), mat, 40, scale=s)
    if tea:
        cyl(.0385 * s, .0005, (x, y, zz + .05 * s), plain('#9a5a22', .05, coat=1.))
    tube([(x + s * (.038 + .02 * sin(pi * t / 10)) * cos(rot), y + s * (.038 + .02 * sin(pi * t / 10)) * sin(rot), zz + s * (.015 + .035 * t / 10)) for t in range(11)], .004 * s, mat)


def plate(loc, mat, r=.13):
    return lathe([(.0001, .004), (r * .6, .004), (r * .68, .01), (r, .02), (r, .023), (r * .67, .014), (r * .6, .008), (.0001, .008)], loc, mat, 56)


def glass_wine(loc, mat, h=.2):
    return lathe([(.0001, 0), (.034, 0), (.034, .003), (.005, .008), (.004, h * .42), (.02, h * .48), (.037, h * .65), (.036, h * .85), (.031, h), (.03, h), (.035, h * .85), (.036, h * .65), (.018, h * .5), (.0001, h * .47)], loc, mat, 32)


def roof(w, d, h, loc, mat, over=.6, thick=.12, ridge='x', rot=0, hip=0., trim=None):
    """Gable (hip=0) or hipped roof; ridge along local x."""
    a, b = w / 2 + over, d / 2 + over
    k = max(.01, a - hip) if hip else a
    v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-k, 0, h), (k, 0, h)]
    f = [(0, 1, 5, 4), (2, 3, 4, 5)]
    if hip:
        f += [(1, 2, 5), (3, 0, 4)]
    ob = mesh(v, f, mat, loc, rot)
    m = ob.modifiers.new('so', 'SOLIDIFY')
    m.thickness, m.offset = thick, 0
    return ob


def roof_tiles(c='#8f4a2c', size=(.22, .3)):
    c = C(c)
    def b(t):
        o = t('TexCoord').outputs['Object']
        s = t('SeparateXYZ', Vector=o)
        n0 = t('SeparateXYZ', Vector=t('NewGeometry').outputs['True Normal'])
        ax = t.math('GREATER_THAN', t.math('ABSOLUTE', n0.outputs[0]), t.math('ABSOLUTE', n0.outputs[1]))
        u = t.mix(ax, s.outputs[0], s.outputs[1])
        wv = t.math('ABSOLUTE', t.math('SINE', t.math('MULTIPLY', u, pi / size[0])))
        rows = t.math('FRACT', t.math('MULTIPLY', s.outputs[2], 1 / (size[1] * .5)))
        n = t('TexNoise', Vector=o, Scale=1.1, Detail=5., Roughness=.7)
        f = t('TexNoise', Vector=o, Scale=9., Detail=4.)
        k = t.mix(.5, n.outputs[0], f.outputs[0])
        col = t.ramp(k, [(.3, mul(c, .4)), (.5, c), (.7, mul(c, 1.45))])
        col = t.mix(.7, col, t.ramp(rows, [(0, .35), (.15, 1.)]), 'MULTIPLY')
        h = t.math('ADD', wv, t.math('MULTIPLY', t.math('SUBTRACT', 1., rows), .7))
        return t('BsdfPrincipled', Base_Color=col, Roughness=.8, Specular=.25, Normal=bump(t, h, 1., .08))
    return material(('rooftiles', c, size), b)


# ---------------------------------------------------------------- light, camera
def point(loc, power, c='#ffc98a', r=.05):
    l = bpy.data.lights.new('p', 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, C(c), r
    return add('p', l, None, loc)


def area(loc, target, size, power, c='#ffffff', visible=False, portal=False):
    l = bpy.data.lights.new('a', 'AREA')
    l.shape, l.size, l.size_y = 'RECTANGLE', size[0], size[1]
    l.energy, l.color = power, C(c)
    if portal:
        l.cycles.is_portal = True
    o = add('a', l, None, loc)
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = visible
    o.visible_glossy = False
    return o


def sun(elev, az, power=3., c='#ffd9a8', angle=.6):
    """az: compass direction the sun stands in, degrees from +y towards +x."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = power, C(c), radians(angle)
    e, a = radians(elev), radians(az)
    d = Vector((sin(a) * cos(e), cos(a) * cos(e), sin(e)))
    o = add('sun', l)
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return d


def nishita(elev, az, strength=.3, dust=1., air=1., disc=False, tint=None):
    t = T(bpy.context.scene.world.node_tree)
    s = t('TexSky', {'sky_type': 'NISHITA', 'sun_elevation': radians(elev), 'sun_rotation': radians(az), 'sun_disc': disc,
                     'dust_density': dust, 'air_density': air})
    col = t.mix(1., s.outputs[0], tint, 'MULTIPLY') if tint else s.outputs[0]
    t.set(t('OutputWorld').inputs[0], t('Background', Color=col, Strength=strength))


def sky(stops, strength=1., sun_dir=None, glow='#ffb060', glow_k=6., glow_s=1., clouds=0., cloud_c='#ffd2a0', cloud_dark='#7a6a80', cscale=1.2, cover=.5):
    """Gradient sky by elevation (0 = horizon, 1 = zenith), sun glow and streaky clouds."""
    t = T(bpy.context.scene.world.node_tree)
    d = t('TexCoord').outputs['Generated']
    s = t('SeparateXYZ', Vector=d)
    zz = t.math('MAXIMUM', s.outputs[2], 0.)
    col = t.ramp(t.math('POWER', zz, .6), [(p ** .6, C(c)) for p, c in stops])
    if sun_dir is not None:
        dt = t('VectorMath', {'operation': 'DOT_PRODUCT'}, _0=d, _1=tuple(sun_dir)).outputs['Value']
        g = t.math('POWER', t.math('MAXIMUM', dt, 0.), glow_k)
        g2 = t.math('POWER', t.math('MAXIMUM', dt, 0.), glow_k * 14)
        gg = t.math('ADD', t.math('MULTIPLY', g, .55 * glow_s), t.math('MULTIPLY', g2, .9 * glow_s))
        col = t.mix(gg, col, t.mix(1., col, C(glow), 'ADD'))
    if clouds:
        inv = t.math('DIVIDE', 1., t.math('ADD', zz, .09))
        v = t('CombineXYZ', X=t.math('MULTIPLY', s.outputs[0], inv), Y=t.math('MULTIPLY', s.outputs[1], inv))
        n = t('TexNoise', Vector=t('Mapping', Vector=v, Scale=(cscale * .5, cscale, 1)), Scale=1.3, Detail=5., Roughness=.56, Distortion=.5)
        k = t.ramp(n, [(cover, 0.), (cover + .22, 1.)])
        k = t.math('MULTIPLY', t.math('MULTIPLY', k, clouds), t.ramp(zz, [(0, .3), (.06, 1), (.6, .7)]))
        cc = t.mix(t.ramp(n, [(cover + .05, 0), (cover + .26, 1)]), C(cloud_c), C(cloud_dark))
        if sun_dir is not None:
            cc = t.mix(t.math('MULTIPLY', g, .8), cc, mul(cloud_c, 1.6))
        col = t.mix(k, col, cc)
    t.set(t('OutputWorld').inputs[0], t('Background', Color=col, Strength=strength))


def camera(loc, target, lens=28, fstop=None, focus=None, level=False, shift=(0, 0)):
    cam = bpy.data.cameras.new('c')
    o = add('c', cam, None, loc)
    d = Vector(target) - Vector(loc)
    cam.lens, cam.sensor_width = lens, 36
    if level:   # keep verticals upright; aim by lens shift
        cam.shift_y = d.z / Vector((d.x, d.y)).length * lens / 36
        d.z = 0
    cam.shift_x += shift[0]
    cam.shift_y += shift[1]
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = focus if isinstance(focus, (int, float)) else (Vector(focus or target) - Vector(loc)).length
    cam.clip_end = 5000
    bpy.context.scene.camera = o
    return o


# ---------------------------------------------------------------- render
def _load(path, w, h):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Raw'
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a.reshape(h, w, 4)[:, :, :3])


def _blur(a, s):
    h, w = a.shape[:2]
    fy, fx = np.fft.fftfreq(h + 4 * int(s))[:, None], np.fft.rfftfreq(w + 4 * int(s))[None]
    g = np.exp(-2 * (pi * s) ** 2 * (fx * fx + fy * fy))
    p = 2 * int(s)
    out = np.empty_like(a)
    for c in range(3):
        q = np.pad(a[:, :, c], p, mode='edge')
        out[:, :, c] = np.fft.irfft2(np.fft.rfft2(q) * g, q.shape)[p:p + h, p:p + w]
    return out


def _resize(a, h, w):
    """Catmull-Rom resampling, then a light unsharp mask."""
    for ax, n in ((0, h), (1, w)):
        m = a.shape[ax]
        x = (np.arange(n) + .5) * m / n - .5
        i = np.floor(x).astype(int)
        f = (x - i).reshape((-1, 1, 1) if ax == 0 else (1, -1, 1))
        g = lambda k: np.take(a, np.clip(i + k, 0, m - 1), ax)
        p, q, r_, s_ = g(-1), g(0), g(1), g(2)
        v = .5 * (2 * q + (r_ - p) * f + (2 * p - 5 * q + 4 * r_ - s_) * f * f + (3 * q - p - 3 * r_ + s_) * f ** 3)
        a = np.clip(v, np.minimum(q, r_) * .96, np.maximum(q, r_) * 1.04)
    return a.astype(np.float32)


def shot(name, exposure=0., bounces=5, clamp=3., haze=None, haze_d=(10, 400), haze_p=1., bloom=.12, warm=(1, 1, 1),
         sat=1.05, vig=.22, dof=False, contrast='Medium High Contrast', mist=None, gamma=1., sharp=.35, amber=.32):
    """Takes the picture with the camera that was set last, unless nobody wants it in this run."""
    assert name in scenes, name
    if name not in wanted:
        return
    s = bpy.context.scene
    W, H = int(1440 * SCALE), int(960 * SCALE)
    r = s.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = W, H, 100
    r.use_persistent_data = True
    r.threads_mode, r.threads = 'FIXED', THREADS
    c = s.cycles
    c.use_adaptive_sampling = c.use_denoising = False
    c.samples = max(4, (SPP or (12 if bounces > 4 else 8)) // 2)   # of each half; rooms lit by bounced light need more
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, min(bounces, 2), 2, 4, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.
    c.use_light_tree = True if hasattr(c, 'use_light_tree') else False
    s.world.cycles.sampling_method = 'MANUAL'
    s.world.cycles.sample_map_resolution = 512
    vl = s.view_layers[0]
    vl.use_pass_mist = True
    s.world.mist_settings.start, s.world.mist_settings.depth, s.world.mist_settings.falloff = (mist or haze_d)[0], (mist or haze_d)[1], 'LINEAR'
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    d = os.path.join(WORK, 'exr', name)
    os.makedirs(d, exist_ok=True)
    fo.base_path = d
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    fo.file_slots.clear()
    for slot, src in (('col', 'Image'), ('alb', 'Denoising Albedo'), ('nor', 'Denoising Normal'), ('mist', 'Mist')):
        fo.file_slots.new(slot)
        nt.links.new(rl.outputs[src], fo.inputs[slot])
    nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], nt.nodes['Composite'].inputs[0])
    halves = []
    for seed in (1, 2):
        c.seed = seed
        s.frame_set(seed)
        t0 = time.time()
        bpy.ops.render.render()
        print('render %.1f s' % (time.time() - t0), flush=True)
        halves.append({k: _load(os.path.join(d, '%s%04d.exr' % (k, seed)), W, H) for k in ('col', 'alb', 'nor', 'mist')})
    A, B = halves
    lib = ctypes.CDLL(os.path.join(WORK, 'denoise.so'))
    fp = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    cf = ctypes.c_float
    av = lambda k: (A[k] + B[k]) * .5
    nor, mi = av('nor'), av('mist')[:, :, :1]
    alb = av('alb')
    t0 = time.time()
    if dof:   # blurred albedo is itself noisy: clean it first
        ft = np.ascontiguousarray(np.concatenate([nor * .5, mi * 4, np.zeros_like(nor)], -1), np.float32)
        o, o2 = np.empty_like(alb), np.empty_like(alb)
        lib.denoise(fp(A['alb']), fp(B['alb']), fp(ft), 7, fp(o), fp(o2), W, H, 4, 1, cf(.5), cf(3.))
        alb = (o + o2) * .5
    alb = np.clip(alb, 0, 1) + .03
    # thin things against the sky (fronds): leave those pixels unmodulated, else they get white fringes
    pm = np.pad(mi[:, :, 0], 1, mode='edge')
    near_sky = np.max([pm[j:j + H, i:i + W] for j in range(3) for i in range(3)], 0)[..., None] > .995
    alb = np.where(near_sky, np.float32(1), alb)
    a, b = np.ascontiguousarray(A['col'] / alb, np.float32), np.ascontiguousarray(B['col'] / alb, np.float32)
    a0 = a.copy()
    lib.despeckle(fp(a), fp(b), W, H)
    lib.despeckle(fp(b), fp(a0), W, H)
    dk = np.sqrt(np.clip(mi, 0, 1))
    ft = np.ascontiguousarray(np.concatenate([nor * 1.2, dk * 12, alb * 1.5], -1), np.float32)
    a1, b1, a2, b2 = (np.empty_like(a) for _ in range(4))
    lib.denoise(fp(a), fp(b), fp(ft), 7, fp(a1), fp(b1), W, H, 5, 1, cf(.6), cf(4.))
    lib.denoise(fp(a1), fp(b1), fp(ft), 7, fp(a2), fp(b2), W, H, 5, 3 if PREVIEW else 4, cf(.6), cf(5.))
    if bounces > 3 and not PREVIEW:   # interiors: large plain walls need a wider look
        lib.denoise(fp(a2), fp(b2), fp(ft), 7, fp(a1), fp(b1), W, H, 4, 9, cf(.7), cf(7.))
        a2, b2 = a1, b1
    img = (a2 + b2) * .5 * alb
    if W != WIDTH:
        img, mi = _resize(img, WIDTH * 2 // 3, WIDTH), _resize(mi, WIDTH * 2 // 3, WIDTH)
        H, W = WIDTH * 2 // 3, WIDTH
        img = np.maximum(img, 0)
    print('denoise %.1f s' % (time.time() - t0), flush=True)
    # ---- grade
    img *= np.array(warm, np.float32) * 2 ** exposure
    if haze is not None:
        mi = np.clip(mi, 0, 1)
        def sweep(a, r, f):      # running minimum or maximum
            for ax in (0, 1):
                pd = np.pad(a, [(r, r) if x == ax else (0, 0) for x in (0, 1)], mode='edge')
                a = f.reduce([np.take(pd, np.arange(a.shape[ax]) + q, ax) for q in range(2 * r + 1)])
            return a
        mn, mx = sweep(mi[:, :, 0], 3, np.minimum)[..., None], sweep(mi[:, :, 0], 2, np.maximum)[..., None]
        # on edges against the sky only the covered part of the pixel is hazed; the sky is left alone
        k = np.where(mx > .995, mn ** haze_p * (1 - np.clip((mi - mn) / (1.0001 - mn), 0, 1)), mi ** haze_p)
        k = np.where(mi > .999, 0, k)
        img = img * (1 - k) + np.array(C(haze), np.float32) * k
    if bloom:
        br = np.clip(img - .9, 0, 12)
        img = img + bloom * (.5 * _blur(br, W / 240) + .35 * _blur(br, W / 60) + .25 * _blur(br, W / 20))
    if sharp and not PREVIEW:
        l = np.log(np.maximum(img, 1e-4))
        img = np.exp(l + sharp * np.clip(l - _blur(l, 1.2), -.3, .3))
    g = img @ np.array([.3, .59, .11], np.float32)
    img = g[..., None] + (img - g[..., None]) * sat
    yy, xx = np.mgrid[-1:1:H * 1j, -1:1:W * 1j]
    img *= (1 - vig * ((xx * xx + yy * yy) / 2) ** 1.3)[..., None]
    # a trace of sensor grain keeps flat walls from banding
    img *= 1 + np.random.RandomState(5).normal(0, .006, (H, W, 1))
    img = np.clip(img, 0, 60).astype(np.float32)
    # Filmic turns bright orange into lemon yellow: take green out of saturated warm light first
    warmth = np.clip(1 - img[:, :, 2] / np.maximum(img[:, :, 0], 1e-4), 0, 1)
    img[:, :, 1] *= 1 - amber * warmth ** 2 * np.clip((img[:, :, 0] - .2) / .8, 0, 1)
    bi = bpy.data.images.new('out', W, H, float_buffer=True)
    px = np.ones((H, W, 4), np.float32)
    px[:, :, :3] = img
    bi.colorspace_settings.name = 'Linear'
    bi.pixels.foreach_set(px.ravel())
    bi.update()
    s.view_settings.look = contrast
    s.view_settings.gamma = gamma
    r.image_settings.file_format = 'JPEG'
    out = os.path.join(WORK, 'draft' if PREVIEW else 'out', name + '.jpg')
    os.makedirs(os.path.dirname(out), exist_ok=True)
    part = out + '.part.jpg'     # a picture under its own name is finished
    for q in range(88, 50, -3):
        r.image_settings.quality = q
        bi.save_render(part, scene=s)
        if os.path.getsize(part) <= MAX_BYTES:
            break
    os.replace(part, out)
    bpy.data.images.remove(bi)
    shutil.rmtree(d)
    print('SAVED', out, os.path.getsize(out), 'quality', q, flush=True)
