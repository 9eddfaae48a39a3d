import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';

interface StepFrameProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A checkout step under its heading. The heading stays during loading, because it may have the focus. */
export function StepFrame({ heading, lead, children }: StepFrameProps) {
  return (
    <Stack gap="xl">
      <Stack gap="l">
        <Heading level={1} size="l" tabIndex={-1}>
          {heading}
        </Heading>
        {typeof lead === 'string' && lead !== '' ? <Text measure>{lead}</Text> : lead}
      </Stack>
      {children}
    </Stack>
  );
}
