/** A separate entry point, since the rest of the engine also runs in a browser. */
export { type LiveFileSystem, liveFileSystem } from './live-file-system.ts';
export { nodeFileSystem } from './node-file-system.ts';
