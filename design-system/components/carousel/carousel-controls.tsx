import type { Ref } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes } from '../../element-props.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './carousel.css.ts';

/** With more marks, the number beside them says more. */
const MAX_MARKS = 12;

interface CarouselControlsProps {
  count: number;
  index: number;
  words: { previousLabel: string; nextLabel: string; position: string };
  rotation?:
    | { label: string; isOn: boolean; button: { ref: Ref<HTMLButtonElement>; onClick: () => void } }
    | undefined;
  /** Whether they lie on the slides. */
  isOver: boolean;
  onIndexChange: (index: number) => void;
}

/** The carousel's buttons, with the stop button first, and the position. */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, index, words, rotation, isOver, onIndexChange } = props;
  // On a picture only a ground of their own keeps them readable.
  const ground = isOver && classes(surfaces.raised, css.disc);
  return (
    <div className={isOver ? css.controlsOver : css.controls}>
      {rotation && (
        <span className={classes(css.rotation, ground)}>
          <IconButton
            {...rotation.button}
            label={rotation.label}
            icon={rotation.isOn ? 'pause' : 'play'}
            tone="secondary"
            size="s"
          />
        </span>
      )}
      <span className={classes(css.previous, ground)}>
        <IconButton
          label={words.previousLabel}
          icon="arrow-left"
          tone="secondary"
          size="s"
          onClick={() => onIndexChange((index - 1 + count) % count)}
        />
      </span>
      <span className={classes(css.next, ground)}>
        <IconButton
          label={words.nextLabel}
          icon="arrow-right"
          tone="secondary"
          size="s"
          onClick={() => onIndexChange((index + 1) % count)}
        />
      </span>
      {/* Each slide announces its position. */}
      <span className={isOver ? classes(surfaces.raised, css.positionOver) : css.position} aria-hidden="true">
        {!isOver && count <= MAX_MARKS && (
          <span className={css.marks}>
            {Array.from({ length: count }, (_, place) => (
              <span key={place} className={classes(css.mark, place === index && css.currentMark)} />
            ))}
          </span>
        )}
        <span>{words.position}</span>
      </span>
    </div>
  );
}
