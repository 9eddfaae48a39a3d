import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { variant } from '../../variant.ts';
import * as css from './image.css.ts';
import { placeholderStyle } from './placeholder.ts';
import { useLoadState } from './use-load-state.ts';

/** A picture in its published sizes. */
export interface ImageSource {
  /** The alternative text. Empty only if `decorative` is set. */
  alt: string;
  decorative?: boolean;
  /** The original's size in pixels. */
  width: number;
  height: number;
  /** Addresses by size, for every browser. */
  urls: ImageUrls;
  /** WebP versions. */
  webp?: ImageUrls;
  /** AVIF versions, which browsers try first. */
  avif?: ImageUrls;
  /**
   * Shown until the picture loads: its average colour (`#8a6f5c`) or a tiny version of it (`data:image/webp;base64,…`),
   * drawn blurred. Any other value is ignored.
   */
  placeholder?: string;
}

export interface ImageUrls {
  thumb: string;
  small: string;
  medium: string;
  large: string;
}

/** The widths of published pictures. None is larger than its original. */
const WIDTHS = { thumb: 160, small: 480, medium: 960, large: 1440 } as const;

export interface ImageProps extends Omit<
  ElementProps<'img'>,
  'alt' | 'children' | 'height' | 'src' | 'srcSet' | 'width'
> {
  /** The picture in its published sizes. */
  source: ImageSource;
  /** The aspect ratio; `fill` takes the shape of its container. */
  ratio?: keyof typeof css.ratio;
  /** `cover` crops the picture to the shape, `contain` shows all of it. */
  fit?: keyof typeof css.fit;
  /** The drawn width, as in the `sizes` attribute. */
  sizes?: string;
  /** Loads eagerly: for the first visible picture. */
  priority?: boolean;
  /** The corner radius. */
  radius?: keyof typeof css.radius;
}

/**
 * A picture that loads at the drawn size into reserved space. `data-state`: loading | loaded | failed. It is never
 * hidden while it loads, so that the largest contentful paint is early.
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
  // A failed picture shows its alternative text, on a ground where it is readable.
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

/** Each published width once: a small original has one file for several sizes. */
export function sourceSet(urls: ImageUrls, ownWidth: number): string {
  const byWidth = new Map<number, string>();
  for (const size of ['thumb', 'small', 'medium', 'large'] as const) {
    const width = Math.min(WIDTHS[size], ownWidth);
    if (!byWidth.has(width)) byWidth.set(width, urls[size]);
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ');
}
