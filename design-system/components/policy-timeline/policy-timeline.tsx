import type { ReactNode } from 'react';
import { isGiven } from '../field/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './policy-timeline.css.ts';

export type PolicyTone = keyof typeof css.sign;

export interface PolicyTimelineStep {
  id: string;
  /** What cancelling costs in this time: nothing, a part, or all. */
  tone: PolicyTone;
  /** What cancelling means, in a few words. */
  heading: ReactNode;
  /** Until when. */
  when?: ReactNode;
  detail?: ReactNode;
}

export interface PolicyTimelineProps {
  /** Names the list. */
  label: string;
  steps: readonly PolicyTimelineStep[];
}

const SIGNS: Readonly<Record<PolicyTone, IconName>> = { free: 'success', partial: 'warning', none: 'failed' };

/** What cancelling costs, from now until arrival. */
export function PolicyTimeline({ label, steps }: PolicyTimelineProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map((step) => (
        <li key={step.id} className={css.step} data-tone={step.tone}>
          <span className={css.sign[step.tone]}>
            <Icon name={SIGNS[step.tone]} />
          </span>
          <div className={css.words}>
            <p className={css.heading}>{step.heading}</p>
            {isGiven(step.when) && <p>{step.when}</p>}
            {isGiven(step.detail) && <p className={css.quiet}>{step.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
