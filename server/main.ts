import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Left alone, V8 doubles the room for new objects as long as the machine has memory, up to 128 MB, and looks through the
// old ones only when there are several times as many. What a request leaves behind is dead when the next one comes: to
// collect it sooner costs a twentieth of the processor and saves some 50 MB (docs/guides/provider.md, Memory). Said before
// anything is loaded: loading alone doubles that room four times.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');
// Half of a start is compiling: from the second one on it is read from where Node keeps such things. A folder that
// cannot be written to only means that this start is like the first.
enableCompileCache();
await import('./serve.ts');
