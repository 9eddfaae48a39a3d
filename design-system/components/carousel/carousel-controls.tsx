import type { Ref } from 'react';
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
  onIndexChange: (index: number) => void;
}

/** The carousel's buttons, with the stop button first, and the position. */
export function CarouselControls({ count, index, words, rotation, onIndexChange }: CarouselControlsProps) {
  return (
    <div className={css.controls}>
      {rotation && (
        <span className={css.rotation}>
          <IconButton
            {...rotation.button}
            label={rotation.label}
            icon={rotation.isOn ? 'pause' : 'play'}
            tone="secondary"
            size="s"
          />
        </span>
      )}
      <IconButton
        label={words.previousLabel}
        icon="arrow-left"
        tone="secondary"
        size="s"
        onClick={() => onIndexChange((index - 1 + count) % count)}
      />
      <IconButton
        label={words.nextLabel}
        icon="arrow-right"
        tone="secondary"
        size="s"
        onClick={() => onIndexChange((index + 1) % count)}
      />
      {/* Each slide announces its position. */}
      <span className={css.position} aria-hidden="true">
        {count <= MAX_MARKS && (
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
