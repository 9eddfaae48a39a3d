import { createSlot } from '@radix-ui/react-slot';
import type { ReactElement, ReactNode } from 'react';
import { wrapChildContent } from '../../as-child.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './steps.css.ts';

export interface StepsStep {
  id: string;
  /** One or two words, such as "Your details". */
  label: ReactNode;
  /** The address that a guest may return to once the step is done. */
  href?: string;
}

export interface StepsProps extends Omit<ElementProps<'nav'>, 'children' | 'aria-label'> {
  /** Names the steps, such as "Your booking". */
  label: string;
  /** The steps in order, from three to five. */
  steps: readonly StepsStep[];
  /** The id of the step that the guest is at; those before it are done. Without it all are done. */
  current?: string;
  /** Announced after the name of a done step, such as "done". */
  doneLabel: string;
  /** The place of the current step, in place of its number on small screens: "1 of 3". */
  placeOf: (place: number, total: number) => string;
  /** Renders the link to an address, such as a router link without content. */
  linkTo?: (href: string) => ReactElement;
}

/**
 * Where a guest is in a task of a few pages. Small screens draw the current step and the ways back only. `data-state` of a
 * step: done | current | upcoming.
 */
export function Steps({ label, steps, current, doneLabel, placeOf, linkTo, ...rest }: StepsProps) {
  const at = current === undefined ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <nav {...rest} aria-label={label}>
      <ol className={css.list}>
        {steps.map((step, place) => {
          const state = stateOf(place, at);
          return (
            <li
              key={step.id}
              aria-current={state === 'current' ? 'step' : undefined}
              data-state={state}
              className={classes(css.step, css.stepState[state])}
            >
              <StepWay href={state === 'done' ? step.href : undefined} linkTo={linkTo}>
                <span aria-hidden="true" className={classes(css.mark, css.markState[state])}>
                  {state === 'done' ? <Icon name="check" size="s" /> : place + 1}
                </span>
                {state === 'current' && (
                  <span aria-hidden="true" className={css.count}>
                    {placeOf(place + 1, steps.length)}
                  </span>
                )}
                <span className={css.label}>
                  {step.label}
                  {state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
                </span>
              </StepWay>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf(place: number, at: number): 'done' | 'current' | 'upcoming' {
  if (place < at) return 'done';
  return place === at ? 'current' : 'upcoming';
}

const LinkSlot = createSlot<HTMLAnchorElement, ElementProps<'a'> & { className: string }>('Steps');

interface StepWayProps {
  href: string | undefined;
  linkTo: StepsProps['linkTo'] | undefined;
  children: ReactNode;
}

function StepWay({ href, linkTo, children }: StepWayProps) {
  if (href === undefined) return <span className={css.place}>{children}</span>;
  const look = classes(css.place, css.link);
  if (linkTo !== undefined) {
    return <LinkSlot className={look}>{wrapChildContent(linkTo(href), () => children)}</LinkSlot>;
  }
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
