import type { ReactNode } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Icon, type IconName } from '../icon/index.ts';
import * as css from './notice.css.ts';

export type NoticeTone = keyof typeof css.signs;

export interface NoticeProps extends Omit<ElementProps<'div'>, 'role'> {
  /** The kind of message. */
  tone?: NoticeTone;
  /** A short summary. */
  heading?: ReactNode;
  /** How it is announced: `polite` waits, `assertive` interrupts. */
  live?: 'off' | 'polite' | 'assertive';
  /** A link or button to act on the message. */
  action?: ReactNode;
}

const SIGNS: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};
const ROLES = { off: {}, polite: { role: 'status' }, assertive: { role: 'alert' } } as const;

/** A message in the page. `data-tone`: info | success | warning | danger. */
export function Notice({ tone = 'info', heading, live = 'off', action, children, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      {...variant('Notice', 'live', live, ROLES)}
      data-tone={tone}
      className={classes(surfaces[tone], css.notice)}
    >
      <span className={variant('Notice', 'tone', tone, css.signs)}>
        <Icon name={SIGNS[tone]} />
      </span>
      <div className={css.words}>
        {hasContent(heading) && <p className={css.heading}>{heading}</p>}
        {hasContent(children) && <div>{children}</div>}
        {hasContent(action) && <div>{action}</div>}
      </div>
    </div>
  );
}
