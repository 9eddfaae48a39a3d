/** The content folder on this machine's disk. A door of its own: the rest of the engine also runs in a browser. */
export { type LiveFileSystem, liveFileSystem } from './live-file-system.ts';
export { nodeFileSystem } from './node-file-system.ts';
