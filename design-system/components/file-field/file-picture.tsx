import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from './file-field.css.ts';

interface FilePictureProps {
  file: File | null;
  savedPicture: string | undefined;
}

/** A preview of the file, or an icon where the browser cannot draw it. The file's name is beside it. */
export function FilePicture({ file, savedPicture }: FilePictureProps) {
  const [broken, setBroken] = useState<File | string>();
  const picture = file ?? savedPicture;
  const isDrawn = picture !== undefined && picture !== broken && (file === null || isPicture(file));
  const giveUp = () => setBroken(picture);
  return (
    <span className={css.picture}>
      {!isDrawn && <Icon name={file === null ? 'upload' : 'file'} />}
      {isDrawn && file !== null && <Preview file={file} onError={giveUp} />}
      {isDrawn && file === null && <img src={savedPicture} alt="" className={css.image} onError={giveUp} />}
    </span>
  );
}

const isPicture = (file: File): boolean => file.type.startsWith('image/');

/** A canvas, because a blob address would need an exception in the content policy. */
function Preview({ file, onError }: { file: File; onError: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const giveUp = useRef(onError);
  useEffect(() => {
    giveUp.current = onError;
  }, [onError]);
  useEffect(() => {
    let isWanted = true;
    draw(file, () => (isWanted ? canvas.current : null)).catch(() => isWanted && giveUp.current());
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} aria-hidden="true" className={css.image} />;
}

/** Pixels of the shorter side: sharp on every screen, and small in memory. */
const PREVIEW_SIDE = 240;

async function draw(file: File, place: () => HTMLCanvasElement | null): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const canvas = place();
  if (canvas !== null) {
    const scale = Math.min(1, PREVIEW_SIDE / Math.min(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
}
