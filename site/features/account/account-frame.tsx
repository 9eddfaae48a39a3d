import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Split } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';

interface AccountFrameProps {
  heading: string;
  lead: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

export function AccountFrame({ heading, lead, side, children }: AccountFrameProps) {
  return (
    <Box paddingBlock="section">
      <Container>
        <Split side={side} sideWidth="m">
          <Stack gap="xxl">
            <Stack gap="xl">
              <Heading level={1} tabIndex={-1}>
                {heading}
              </Heading>
              <Text size="lead" tone="muted" measure>
                {lead}
              </Text>
            </Stack>
            {children}
          </Stack>
        </Split>
      </Container>
    </Box>
  );
}
