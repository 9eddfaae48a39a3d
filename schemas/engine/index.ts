export type { Diagnostic } from '../generated/types.ts';
export { checkContent, type CheckRequest, type Report } from './check-content.ts';
export type { ContentTree } from './content-tree.ts';
export type { ContentEntry, ContentFileSystem } from './file-system.ts';
export { nodeFileSystem } from './node-file-system.ts';
export { suggestions } from './suggest.ts';
