import { useCallback, useState } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from './file-field.css.ts';

interface FilePictureProps {
  file: File | null;
  savedPicture: string | undefined;
}

/** What the file looks like, or a sign where the browser cannot draw it. Its name stands beside it and says the rest. */
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

function Preview({ file, onError }: { file: File; onError: () => void }) {
  // The address keeps the whole file in memory, until it is given back.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" className={css.image} onError={onError} />;
}
