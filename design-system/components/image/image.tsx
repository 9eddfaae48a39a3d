import { classes } from '../../element-props.ts';
import * as css from './image.css.ts';

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
}

export interface ImageUrls {
  thumb: string;
  small: string;
  medium: string;
  large: string;
}

/** The widths in which pictures are published; none is larger than its original. */
const WIDTHS = { thumb: 160, small: 480, medium: 960, large: 1440 } as const;

export interface ImageProps {
  source: ImageSource;
  /** The shape it is cut to; `fill` takes the shape of its place. */
  ratio?: keyof typeof css.ratio;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes?: string;
  /** Loads at once: for the picture that is seen first. */
  priority?: boolean;
  radius?: keyof typeof css.radius;
}

/** A picture that loads in the size it is drawn, into a place that is kept for it. */
export function Image({
  source,
  ratio = '3:2',
  sizes = '100vw',
  priority = false,
  radius = 'none',
}: ImageProps) {
  return (
    <span className={classes(css.frame, css.ratio[ratio], css.radius[radius])}>
      <picture className={css.picture}>
        {source.webp !== undefined && (
          <source type="image/webp" srcSet={sourceSet(source.webp, source.width)} sizes={sizes} />
        )}
        <img
          src={source.urls.medium}
          srcSet={sourceSet(source.urls, source.width)}
          sizes={sizes}
          width={source.width}
          height={source.height}
          alt={source.decorative === true ? '' : source.alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          className={css.image}
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
