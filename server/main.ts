import { enableCompileCache } from 'node:module';

// Half of a start is compiling: from the second one on it is read from where Node keeps such things. A folder that
// cannot be written to only means that this start is like the first.
enableCompileCache();
await import('./serve.ts');
