import type { ReactNode } from 'react';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import * as css from './frames.css.ts';

interface StressProps {
  /** With the longest word of a language with long words. */
  long?: ReactNode;
  /** In a right-to-left language. */
  rightToLeft?: ReactNode;
  /** Without content. */
  empty?: ReactNode;
  /** With a thousand items. */
  many?: ReactNode;
}

/** Hard cases of a component, each under its name. Its story shows them at 200 % text. */
export function Stress({ long, rightToLeft, empty, many }: StressProps) {
  return (
    <Stack gap="xl">
      <Case name="A long word">{long}</Case>
      <Case name="Right to left" direction="rtl">
        {rightToLeft}
      </Case>
      <Case name="Nothing in it">{empty}</Case>
      <Case name="A thousand">{many}</Case>
    </Stack>
  );
}

interface CaseProps {
  name: string;
  direction?: 'rtl';
  children: ReactNode;
}

function Case({ name, direction, children }: CaseProps) {
  if (children === undefined) return null;
  return (
    <Stack gap="s">
      <Text size="eyebrow" tone="muted">
        {name}
      </Text>
      <div className={css.frame} dir={direction}>
        {children}
      </div>
    </Stack>
  );
}
