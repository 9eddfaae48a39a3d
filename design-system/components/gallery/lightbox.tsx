import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { fading } from '../../css/overlay.css.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes } from '../../element-props.ts';
import { indexByKey, useSnapRow } from '../../use-snap-row.ts';
import { IconButton } from '../icon-button/index.ts';
import { Image } from '../image/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { GalleryImage, LightboxWords } from './gallery-image.ts';
import * as css from './lightbox.css.ts';
import { Thumbnails } from './thumbnails.tsx';

export interface LightboxProps {
  /** Names the lightbox. */
  label: string;
  /** The pictures, in order. */
  images: readonly GalleryImage[];
  /** The current picture, from 0; -1 for none. */
  place: number;
  /** The names of its buttons, and the position. */
  words: LightboxWords;
  /** Called to show another picture; -1 for none. */
  onPlaceChange: (place: number) => void;
  /** Called with the last picture, whose thumbnail gets the focus back. */
  onClosed: (place: number) => void;
}

/** Pictures on the whole screen, one at a time. Renders nothing before the first opening. */
export function Lightbox({ place, images, onPlaceChange, onClosed, ...rest }: LightboxProps) {
  // Keeps the picture while the lightbox fades out.
  const [last, setLast] = useState(place);
  if (place !== -1 && place !== last) setLast(place);
  if (last === -1 || last >= images.length) return null;
  return (
    <Radix.Root open={place !== -1} onOpenChange={() => onPlaceChange(-1)}>
      <Radix.Portal>
        <Panel {...rest} images={images} place={last} onPlaceChange={onPlaceChange} onClosed={onClosed} />
      </Radix.Portal>
    </Radix.Root>
  );
}

function Panel({ label, images, place, words, onPlaceChange, onClosed }: LightboxProps) {
  const count = images.length;
  const row = useSnapRow({ count, index: place, onScrollTo: onPlaceChange });
  const [first] = useState(place);
  const position = words.positionLabel(place + 1, count);
  const image = images[place];

  function onKeyDown(event: KeyboardEvent) {
    const target = indexByKey(event.key, event.currentTarget, { index: place, count });
    if (target === undefined) return;
    event.preventDefault();
    onPlaceChange(target);
  }
  const step = (by: -1 | 1) => {
    const target = place + by;
    const isThere = target >= 0 && target < count;
    return { 'aria-disabled': !isThere, onClick: () => isThere && onPlaceChange(target) };
  };

  return (
    <Radix.Content
      aria-describedby={undefined}
      className={classes(surfaces.media, css.lightbox, fading)}
      onKeyDown={onKeyDown}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        row.ref.current?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed(place);
      }}
    >
      <Radix.Title asChild>
        <VisuallyHidden as="h2">{label}</VisuallyHidden>
      </Radix.Title>
      {/* Announces changes only; the first picture has its own name. */}
      <VisuallyHidden role="status">
        {place === first ? '' : `${position} ${image?.alt ?? ''}`}
      </VisuallyHidden>
      <div className={css.bar}>
        <span className={css.position}>{position}</span>
        <Radix.Close asChild>
          <IconButton label={words.closeLabel} icon="close" size="m" />
        </Radix.Close>
      </div>
      <span className={css.previous}>
        <IconButton {...step(-1)} label={words.previousLabel} icon="arrow-left" tone="secondary" />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls, and where the keyboard begins */}
      <div {...row} role="group" aria-label={position} tabIndex={0} className={css.stage}>
        {images.map((one, index) => (
          <div key={one.id} inert={index !== place} className={css.slide}>
            {/* Neighbours load ahead; the others keep their space. */}
            {Math.abs(index - place) <= 1 && (
              <Image source={one} ratio="fill" fit="contain" sizes="100vw" loading="eager" />
            )}
          </div>
        ))}
      </div>
      <span className={css.next}>
        <IconButton {...step(1)} label={words.nextLabel} icon="arrow-right" tone="secondary" />
      </span>
      <Caption images={images} caption={image?.caption} />
      <Thumbnails images={images} place={place} words={words} onPlaceChange={onPlaceChange} />
    </Radix.Content>
  );
}

/** Keeps the space of a caption if any picture has one, so that the pictures do not move. */
function Caption({ images, caption }: { images: readonly GalleryImage[]; caption: ReactNode }) {
  if (images.every((image) => image.caption === undefined)) return null;
  return <p className={css.caption}>{caption}</p>;
}
