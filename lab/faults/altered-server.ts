/** The server with the alterations of its arguments: `node altered-server.ts acknowledgesFirst`. For fault tests only. */
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// As `server/main.ts`: with the same flags it finds what the real server has compiled. Killed itself, it keeps nothing.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');
enableCompileCache();
await import('./serve-altered.ts');
