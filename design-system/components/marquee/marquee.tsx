import type { CSSProperties } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { useAutoplay } from '../../use-autoplay.ts';
import { IconButton } from '../icon-button/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import * as css from './marquee.css.ts';

/** Seconds in which a picture moves by its own width. */
const SECONDS_PER_IMAGE = 8;

export interface MarqueeImage extends ImageSource {
  id: string;
}

export interface MarqueeProps extends Omit<ElementProps<'div'>, 'children' | 'aria-label' | 'role'> {
  /** Names the row. */
  label: string;
  /** The pictures, in order. */
  images: readonly MarqueeImage[];
  /** Shows few pictures side by side, as wide as the row, without moving them. */
  stands?: boolean;
  /** Names the button while moving, such as "Stop the pictures". */
  pauseLabel: string;
  /** Names the button while stopped, such as "Move the pictures". */
  playLabel: string;
}

/**
 * Pictures that move slowly until a guest stops them. Without scripts or with reduced motion it is a row to scroll.
 * `data-state`: moving | paused | still; `still` is the row to scroll.
 */
export function Marquee({ label, images, stands = false, pauseLabel, playLabel, ...rest }: MarqueeProps) {
  const motion = useAutoplay();
  const mayMove = images.length > 0 && !stands;
  const canMove = motion.isAllowed && mayMove;
  return (
    <div {...rest} role="group" aria-label={label} data-state={stateOf(canMove, motion.isMoving)}>
      <div className={css.marquee} {...motion.listeners}>
        {mayMove && (
          <span className={css.control}>
            <IconButton
              {...motion.button}
              label={motion.isOn ? pauseLabel : playLabel}
              icon={motion.isOn ? 'pause' : 'play'}
              tone="secondary"
              size="s"
            />
          </span>
        )}
        <div
          className={classes(css.view, canMove ? css.moving : css.still)}
          // Arrow keys scroll only a focused element; a moving row cannot be scrolled.
          {...(canMove || images.length === 0 ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 })}
        >
          <div
            className={classes(css.track, canMove && css.passing, stands && css.filled)}
            style={canMove ? paceOf(images, motion.isMoving) : {}}
          >
            <Row images={images} stands={stands} />
            {/* The visual copy of the row, hidden from assistive technology and focus. */}
            {canMove && <Row images={images} isCopy />}
          </div>
        </div>
      </div>
    </div>
  );
}

function stateOf(canMove: boolean, isMoving: boolean): 'moving' | 'paused' | 'still' {
  if (!canMove) return 'still';
  return isMoving ? 'moving' : 'paused';
}

function paceOf(images: readonly MarqueeImage[], isMoving: boolean): CSSProperties {
  return {
    animationDuration: `${images.length * SECONDS_PER_IMAGE}s`,
    animationPlayState: isMoving ? 'running' : 'paused',
  };
}

interface RowProps {
  images: readonly MarqueeImage[];
  isCopy?: boolean;
  stands?: boolean;
}

function Row({ images, isCopy = false, stands = false }: RowProps) {
  return (
    <ul
      className={classes(css.row, stands && css.mosaic)}
      aria-hidden={isCopy ? true : undefined}
      inert={isCopy}
    >
      {images.map((image, place) => {
        const span = stands ? spanOf(place, images.length) : undefined;
        return (
          <li
            key={image.id}
            className={classes(css.item, stands && css.tile)}
            style={span === undefined ? {} : { gridColumn: `span ${span}` }}
          >
            <Image source={image} ratio="3:2" sizes={sizesOf(span)} radius="s" />
          </li>
        );
      })}
    </ul>
  );
}

const COLUMNS = 12;

/** Two large above the others where four or five would be small in one line. */
function spanOf(place: number, count: number): number {
  if (count <= 3) return COLUMNS / Math.max(count, 1);
  return place < 2 ? COLUMNS / 2 : Math.floor(COLUMNS / Math.min(count - 2, 4));
}

function sizesOf(span: number | undefined): string {
  const wide = span === undefined ? '25rem' : `${Math.round((span / COLUMNS) * 100)}vw`;
  return `(min-width: 48rem) ${wide}, 75vw`;
}
