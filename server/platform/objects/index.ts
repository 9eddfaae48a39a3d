export { createObjectCache, type ObjectCache, type OpenedObject } from './object-cache.ts';
export {
  deletePicture,
  deleteReleaseFiles,
  keepReleaseFiles,
  objectSizes,
  readObject,
  readReleaseFile,
  releaseFilesBefore,
  sha256,
  writePicture,
  writeReleaseFiles,
} from './objects.ts';
