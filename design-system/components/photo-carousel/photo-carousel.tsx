import { useRef, useState } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { useControllable } from '../../use-controllable.ts';
import { Carousel, type CarouselProps } from '../carousel/index.ts';
import { type GalleryImage, isNameless, Lightbox, type LightboxWords } from '../gallery/index.ts';
import { Image, type ImageProps } from '../image/index.ts';
import * as css from './photo-carousel.css.ts';

type Words = LightboxWords & Pick<CarouselProps, 'label' | 'roleDescription' | 'slideRoleDescription'>;

export interface PhotoCarouselProps extends Words, Omit<ElementProps<'div'>, 'children'> {
  /** The photos, the most telling first. Without any, nothing is drawn. */
  images: readonly GalleryImage[];
  /**
   * Where the buttons are: `over` the photos in cards, whose captions are then only in the lightbox, or `below` them and
   * their captions.
   */
  controls?: NonNullable<CarouselProps['controls']>;
  /** The aspect ratio of all photos. */
  ratio?: '4:3' | '3:2' | '16:9' | '2:1';
  /** The drawn width, as in the `sizes` attribute. */
  sizes?: string;
  /** Loads the first photo eagerly, where it is visible at first. */
  priority?: boolean;
  /** The id of the photo in the lightbox, if the parent controls it; `null` for none. */
  shown?: string | null;
  /** The id of the photo that is open in the lightbox at first. */
  defaultShown?: string | null;
  /** Called with the id of the photo in the lightbox, or null when it closes. */
  onShownChange?: (shown: string | null) => void;
}

/**
 * The photos of one room, one at a time; each opens large in the lightbox, and the carousel follows it. `data-state`:
 * open | closed, whether the lightbox is open.
 */
export function PhotoCarousel(props: PhotoCarouselProps) {
  const { closeLabel, previousLabel, nextLabel, thumbnailsLabel, positionLabel, ...own } = props;
  const { label, roleDescription, slideRoleDescription, images, controls = 'below', ...more } = own;
  const { ratio = '3:2', sizes, priority = false, shown: held, defaultShown = null, ...others } = more;
  const { onShownChange, ...rest } = others;
  const [shown, show] = useControllable<string | null>({
    value: held,
    defaultValue: defaultShown,
    onValueChange: onShownChange,
  });
  const place = images.findIndex(({ id }) => id === shown);
  const [last, setLast] = useState(Math.max(0, place));
  if (place !== -1 && place !== last) setLast(place);
  const [isUsed, setUsed] = useState(false);
  const carousel = useRef<HTMLDivElement>(null);
  const picture = { ratio, ...(sizes === undefined ? {} : { sizes }) };
  if (images.length === 0) return null;

  const loadingOf = (index: number): Loading => {
    if (index === 0 && priority) return { priority };
    // Neighbours load once a guest shows interest, so that a page of rooms loads one photo each.
    return { loading: isUsed && Math.abs(index - last) <= 1 ? 'eager' : 'lazy' };
  };
  const slides = images.map((image, index) => ({
    id: image.id,
    content: (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={isNameless(image) ? positionLabel(index + 1, images.length) : undefined}
          className={css.photo}
          onClick={() => show(image.id)}
        >
          <Image source={image} {...picture} {...loadingOf(index)} />
        </button>
        {controls === 'below' && hasContent(image.caption) && <p className={css.caption}>{image.caption}</p>}
      </>
    ),
  }));

  return (
    <div {...rest} data-state={place === -1 ? 'closed' : 'open'}>
      <Carousel
        ref={carousel}
        {...{ label, roleDescription, slideRoleDescription, previousLabel, nextLabel, controls, slides }}
        slideLabel={positionLabel}
        keysFrom="slides"
        index={last}
        onIndexChange={setLast}
        onPointerEnter={() => setUsed(true)}
        onFocus={() => setUsed(true)}
      />
      <Lightbox
        label={label}
        images={images}
        place={place}
        words={{ closeLabel, previousLabel, nextLabel, thumbnailsLabel, positionLabel }}
        onPlaceChange={(next) => show(images[next]?.id ?? null)}
        onClosed={(closed) => photoAt(carousel.current, closed)?.focus({ preventScroll: true })}
      />
    </div>
  );
}

type Loading = Pick<ImageProps, 'loading' | 'priority'>;

function photoAt(carousel: Element | null, place: number): HTMLElement | undefined {
  return carousel?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]')[place];
}
