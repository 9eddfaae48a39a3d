import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { variant } from '../../variant.ts';
import * as css from './image.css.ts';
import { placeholderStyle } from './placeholder.ts';
import { useLoadState } from './use-load-state.ts';

/** One picture in the sizes it was published in. */
export interface ImageSource {
  /** What it shows; empty only where `decorative` says so. */
  alt: string;
  decorative?: boolean;
  /** The picture's own size in pixels. */
  width: number;
  height: number;
  /** Addresses by size, for every browser. */
  urls: ImageUrls;
  /** The same in WebP. */
  webp?: ImageUrls;
  /** The same in AVIF, which is asked for first. */
  avif?: ImageUrls;
  /**
   * Stands in its place until it comes: its average colour (`#8a6f5c`), or the picture itself a few pixels wide
   * (`data:image/webp;base64,…`), which is drawn blurred. Anything else is left out.
   */
  placeholder?: string;
}

export interface ImageUrls {
  thumb: string;
  small: string;
  medium: string;
  large: string;
}

/** The widths in which pictures are published; none is larger than its original. */
const WIDTHS = { thumb: 160, small: 480, medium: 960, large: 1440 } as const;

export interface ImageProps extends Omit<
  ElementProps<'img'>,
  'alt' | 'children' | 'height' | 'src' | 'srcSet' | 'width'
> {
  /** The picture in its published sizes. */
  source: ImageSource;
  /** The shape it is cut to; `fill` takes the shape of its place. */
  ratio?: keyof typeof css.ratio;
  /** `cover` fills the shape and cuts what is over, `contain` shows the whole picture. */
  fit?: keyof typeof css.fit;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes?: string;
  /** Loads at once: for the picture that is seen first. */
  priority?: boolean;
  /** How round its corners are. */
  radius?: keyof typeof css.radius;
}

/**
 * A picture that loads in the size it is drawn, into a place that is kept for it.
 * `data-state`: loading | loaded | failed. It is never hidden while it loads: what counts as the page's largest picture comes as early
 * as the browser can paint it.
 */
export function Image(props: ImageProps) {
  const {
    source,
    ratio = '3:2',
    fit = 'cover',
    sizes = '100vw',
    priority = false,
    radius = 'none',
    loading = priority ? 'eager' : 'lazy',
    ...rest
  } = props;
  const { state, ...settling } = useLoadState(source.urls.large, rest);
  // Where there is no picture the words for it are drawn, on a ground that they are readable on.
  const placeholder = state === 'failed' ? {} : placeholderStyle(source.placeholder);
  const frame = classes(
    css.frame,
    variant('Image', 'ratio', ratio, css.ratio),
    variant('Image', 'radius', radius, css.radius),
    variant('Image', 'fit', fit, css.frameFit),
  );
  return (
    <span className={frame} style={placeholder.frame}>
      {placeholder.blur !== undefined && state === 'loading' && (
        <span className={css.blur} style={placeholder.blur} />
      )}
      <picture className={css.picture}>
        {source.avif !== undefined && (
          <source type="image/avif" srcSet={sourceSet(source.avif, source.width)} sizes={sizes} />
        )}
        {source.webp !== undefined && (
          <source type="image/webp" srcSet={sourceSet(source.webp, source.width)} sizes={sizes} />
        )}
        <img
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          {...rest}
          {...settling}
          ref={mergeRefs(settling.ref, rest.ref)}
          data-state={state}
          src={source.urls.medium}
          srcSet={sourceSet(source.urls, source.width)}
          sizes={sizes}
          width={source.width}
          height={source.height}
          alt={source.decorative === true ? '' : source.alt}
          loading={loading}
          className={classes(css.image, variant('Image', 'fit', fit, css.fit))}
        />
      </picture>
    </span>
  );
}

/** Each published width once: a small original has the same file behind several sizes. */
export function sourceSet(urls: ImageUrls, ownWidth: number): string {
  const byWidth = new Map<number, string>();
  for (const size of ['thumb', 'small', 'medium', 'large'] as const) {
    const width = Math.min(WIDTHS[size], ownWidth);
    if (!byWidth.has(width)) byWidth.set(width, urls[size]);
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ');
}
