import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';

interface StepFrameProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A checkout step under its heading. The heading stays during loading, because it may have the focus. */
export function StepFrame({ heading, lead, children }: StepFrameProps) {
  return (
    <Stack gap="xxl">
      <Stack gap="xl">
        <Heading level={1} tabIndex={-1}>
          {heading}
        </Heading>
        {lead ? (
          <Text size="lead" tone="muted" measure>
            {lead}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Stack>
  );
}
