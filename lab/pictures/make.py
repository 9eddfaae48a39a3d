"""blender -b -P make.py -- picture-name [...]      takes these pictures
blender -b -P make.py -- --list                 names all of them"""
import os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, baths, details, kochi, manali, outdoors, places, udaipur   # each one adds its scenes to the kit

argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
if '--list' in argv:
    print('\n'.join(kit.scenes))
    sys.exit()
unknown = [name for name in argv if name not in kit.scenes]
if unknown or not argv:
    sys.exit('There is no picture named %s.' % ', '.join(unknown) if unknown else __doc__)
kit.wanted.update(argv)
for build in dict.fromkeys(kit.scenes[name] for name in argv):
    t = time.time()
    build()
    print('DONE %.0f s' % (time.time() - t), flush=True)
