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
  /** Names the button while moving, such as "Stop the pictures". */
  pauseLabel: string;
  /** Names the button while stopped, such as "Move the pictures". */
  playLabel: string;
}

/**
 * Pictures that move slowly until a guest stops them. Without scripts or with reduced motion it is a row to scroll.
 * `data-state`: moving | paused | still; `still` is the row to scroll.
 */
export function Marquee({ label, images, pauseLabel, playLabel, ...rest }: MarqueeProps) {
  const motion = useAutoplay();
  const canMove = motion.isAllowed && images.length > 0;
  return (
    <div {...rest} role="group" aria-label={label} data-state={stateOf(canMove, motion.isMoving)}>
      <div className={css.marquee} {...motion.listeners}>
        {images.length > 0 && (
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
            className={classes(css.track, canMove && css.passing)}
            style={canMove ? paceOf(images, motion.isMoving) : {}}
          >
            <Row images={images} />
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
}

function Row({ images, isCopy = false }: RowProps) {
  return (
    <ul className={css.row} aria-hidden={isCopy ? true : undefined} inert={isCopy}>
      {images.map((image) => (
        <li key={image.id} className={css.item}>
          <Image source={image} ratio="3:2" sizes="(min-width: 48rem) 25rem, 75vw" radius="s" />
        </li>
      ))}
    </ul>
  );
}
