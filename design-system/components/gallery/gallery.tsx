import { type ReactNode, useRef } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { useControllable } from '../../use-controllable.ts';
import { variant } from '../../variant.ts';
import { Text } from '../text/index.ts';
import { type GalleryImage, isNameless, type LightboxWords } from './gallery-image.ts';
import * as css from './gallery.css.ts';
import { Lightbox } from './lightbox.tsx';
import { MemoizedImage } from './memoized-image.ts';

export interface GalleryProps extends LightboxWords, Omit<ElementProps<'div'>, 'children'> {
  /** Names the pictures, in the list and in the lightbox. */
  label: string;
  /** The pictures, in order. */
  images: readonly GalleryImage[];
  /** Shown when there are no pictures. */
  emptyText: ReactNode;
  /** The minimum width of the thumbnails. */
  size?: keyof typeof css.size;
  /** The id of the picture in the lightbox, if the parent controls it; `null` for none. */
  shown?: string | null;
  /** The id of the picture that is open in the lightbox at first. */
  defaultShown?: string | null;
  /** Called with the id of the picture in the lightbox, or null when it closes. */
  onShownChange?: (shown: string | null) => void;
}

/** The maximum width at which the grid draws them. */
const SIZES = { s: '18rem', m: '26rem', l: '36rem' } as const;

/** A grid of pictures that open in a lightbox. `data-state`: open | closed, whether the lightbox is open. */
export function Gallery(props: GalleryProps) {
  const { closeLabel, previousLabel, nextLabel, thumbnailsLabel, positionLabel, ...own } = props;
  const { label, images, emptyText, size = 'm', shown: held, defaultShown = null, ...more } = own;
  const { onShownChange, ...rest } = more;
  const [shown, show] = useControllable<string | null>({
    value: held,
    defaultValue: defaultShown,
    onValueChange: onShownChange,
  });
  const list = useRef<HTMLUListElement>(null);
  const place = images.findIndex(({ id }) => id === shown);

  return (
    <div {...rest} data-state={place === -1 ? 'closed' : 'open'}>
      {images.length === 0 && hasContent(emptyText) && <Text tone="muted">{emptyText}</Text>}
      {images.length > 0 && (
        <ul
          ref={list}
          aria-label={label}
          className={classes(css.list, variant('Gallery', 'size', size, css.size))}
        >
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={isNameless(image) ? positionLabel(index + 1, images.length) : undefined}
                className={css.thumbnail}
                onClick={() => show(image.id)}
              >
                <span className={css.grows}>
                  <MemoizedImage source={image} ratio="3:2" sizes={SIZES[size]} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        label={label}
        images={images}
        place={place}
        words={{ closeLabel, previousLabel, nextLabel, thumbnailsLabel, positionLabel }}
        onPlaceChange={(next) => show(images[next]?.id ?? null)}
        onClosed={(last) => list.current?.querySelectorAll('button')[last]?.focus()}
      />
    </div>
  );
}
