/** Twice the size that the server stores, because it crops a square. */
const LONGEST_SIDE = 1024;
const QUALITY = 0.9;

/**
 * Shrinks a picture and removes the camera's metadata, such as the place. A picture that this browser cannot read is
 * sent unchanged, and the server decides.
 */
export async function compressPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await asJpeg(canvas);
  } catch {
    return file;
  }
}

function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob);
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
