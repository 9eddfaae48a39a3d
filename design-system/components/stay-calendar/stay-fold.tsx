import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/index.ts';
import * as css from './stay-fold.css.ts';

export interface StayFoldProps {
  /** A few words that unfold the rest: "Type the dates". */
  label: string;
  /** Unfolded at first. */
  defaultOpen?: boolean;
  /** What it unfolds. */
  children: ReactNode;
}

/**
 * One of the other ways to a stay, folded above the months of a `StayCalendar`. Only one is open at a time. What is folded
 * is not rendered: a press on a day must not wait for it.
 */
export function StayFold({ label, defaultOpen = false, children }: StayFoldProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <details
      name="stay-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={css.fold}
    >
      <summary className={css.unfold}>
        {label}
        <span className={css.sign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      {isOpen && <div className={css.unfolded}>{children}</div>}
    </details>
  );
}
