import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// By default V8 grows its young generation to 128 MB and lets the old one grow several times over before it collects.
// Most objects of a request die with it, so small heaps save some 50 MB for a twentieth of the processor
// (docs/guides/provider.md, Memory). Set before anything is imported: loading alone grows the young generation four
// times.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');
// Half of the start-up time is compilation, and the compile cache saves it from the second start on. Without a writable
// cache folder Node only starts more slowly.
enableCompileCache();
await import('./serve.ts');
