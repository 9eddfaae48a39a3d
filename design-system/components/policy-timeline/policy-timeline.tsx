import type { ReactNode } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './policy-timeline.css.ts';

export type PolicyTone = keyof typeof css.sign;

export interface PolicyTimelineStep {
  id: string;
  /** The charge in this period: nothing, a part, or all. */
  tone: PolicyTone;
  /** The charge in a few words. */
  heading: ReactNode;
  /** The end of the period. */
  when?: ReactNode;
  detail?: ReactNode;
}

export interface PolicyTimelineProps extends Omit<ElementProps<'ol'>, 'children' | 'aria-label'> {
  /** Names the list. */
  label: string;
  /** One step for each period, from now on. */
  steps: readonly PolicyTimelineStep[];
}

const SIGNS: Readonly<Record<PolicyTone, IconName>> = { free: 'success', partial: 'warning', none: 'failed' };

/** The cancellation charges over time, until arrival. `data-tone` on each step: free | partial | none. */
export function PolicyTimeline({ label, steps, ...rest }: PolicyTimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={css.list}>
      {steps.map(({ id, tone, heading, when, detail }) => (
        <li key={id} className={css.step} data-tone={tone}>
          <span className={variant('PolicyTimeline', 'tone', tone, css.sign)}>
            <Icon name={SIGNS[tone]} />
          </span>
          <div className={css.words}>
            <p className={css.heading}>{heading}</p>
            {hasContent(when) && <p>{when}</p>}
            {hasContent(detail) && <p className={css.quiet}>{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
