"""What rooms are made of: walls with openings, windows, what is seen through them."""
from kit import *


def shell(w, d, h, wall, floor, ceil=None, left=(), right=(), back=(), t=.3, skirting=None, back_mat=None, front=False, right_wall=True, left_wall=True):
    """Room from x -w/2..w/2, y 0..d. left/right/back: opening outlines in wall coordinates.
    Side walls run along y (wall x = y), the back wall along x."""
    box((w + 2 * t, d + 2 * t, .1), (0, d / 2, -.1), floor, 0)
    if ceil:
        box((w + 2 * t, d + 2 * t, .1), (0, d / 2, h), ceil, 0)
    if left_wall:
        slab(rect(-t, 0, d + t, h), left, t, wall, (-w / 2 - t / 2, 0, 0), pi / 2)
    if right_wall:
        slab(rect(-t, 0, d + t, h), right, t, wall, (w / 2 + t / 2, 0, 0), pi / 2)
    slab(rect(-w / 2 - t, 0, w / 2 + t, h), back, t, back_mat or wall, (0, d + t / 2, 0))
    if front:
        slab(rect(-w / 2 - t, 0, w / 2 + t, h), [], t, wall, (0, -t / 2 - .02, 0))
    if skirting:
        box((w, .02, .1), (0, d - .01, 0), skirting, .004)
        for s, ok in ((-1, left_wall and not left), (1, right_wall and not right)):
            if ok:
                box((.02, d, .1), (s * (w / 2 - .01), d / 2, 0), skirting, .004)


def window_frame(y0, y1, z0, z1, x, mat, nv=2, nh=1, depth=.06):
    """Timber casement in a side wall at x."""
    b = .06
    for y in (y0 + b / 2, y1 - b / 2):
        box((depth, b, z1 - z0), (x, y, z0), mat, .006)
    for z in (z0, z1 - b):
        box((depth * .94, y1 - y0, b), (x, (y0 + y1) / 2, z), mat, .006)     # coplanar faces would turn black
    for i in range(1, nv):
        box((depth * .8, b * .7, z1 - z0), (x, y0 + (y1 - y0) * i / nv, z0), mat, .006)
    for i in range(1, nh + 1):
        box((depth * .8, y1 - y0, b * .5), (x, (y0 + y1) / 2, z0 + (z1 - z0) * i / (nh + 1)), mat, .006)


def backdrop_garden(x=-5, side=-1, c='#5f7a3a'):
    b = bush_proto(1.4, 2200, c, .11, 3, .8, '#e8902a')
    for i in range(22):
        instance(b, (x + side * R.uniform(0, 6), -3 + i * .75, R.uniform(-.6, .3)), R.uniform(0, 6), R.uniform(.9, 1.7))
    box((60, 60, .1), (x + side * 28, 3, -.6), ground('#6b7a3c', '#93874f'), 0)


def backdrop_lake(y=8., rot=0.):
    """Lake and low hills seen through openings towards +y."""
    mesh([(-400, y, -3), (400, y, -3), (400, 400, -3), (-400, 400, -3)], [(0, 1, 2, 3)], water('#1b4a55', .12, .35))
    terrain(-400, 400, 220, 560, 110, 42, hills_mat('#7d8468', '#a89f84', s=.5), .009, 4, profile=lambda X, Y: np.clip((Y - 220) / 90, 0, 1), loc=(0, 0, -5), sharp=1.3, width=1.4)


def front_wall(w, h, wall, t=.3, y=0., light=90, at=(0, 2.4)):
    """Closes the room behind the usual camera, for pictures that look along the room, and puts its light below the ceiling."""
    slab(rect(-w / 2 - t, 0, w / 2 + t, h), [], t, wall, (0, y - t / 2 - .02, 0))
    area((at[0], at[1], h - .12), (at[0], at[1], 0), (w * .6, 2.), light, '#fff0e0')
