import type { ReactNode } from 'react';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';

interface SectionProps {
  /** The ground; neighbours take different ones. */
  tone?: 'page' | 'sunken';
  eyebrow: ReactNode;
  heading: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Stands above the eyebrow, such as the way back up. */
  before?: ReactNode;
  /** From edge to edge, below everything else. */
  wide?: ReactNode;
  children: ReactNode;
}

/** One chapter of the page: every one opens in the same way, so that what differs is what it shows. */
export function Section({ tone = 'page', eyebrow, heading, intro, before, wide, children }: SectionProps) {
  return (
    <Surface tone={tone} as="section" paddingBlock="section">
      <Stack gap="xxl">
        <Container>
          <Stack gap="xxl">
            <Stack gap="l" align="start">
              {before}
              <Text size="eyebrow" tone="accent">
                {eyebrow}
              </Text>
              <Heading level={2}>{heading}</Heading>
              {intro !== undefined && (
                <Text tone="muted" measure>
                  {intro}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
        </Container>
        {wide}
      </Stack>
    </Surface>
  );
}
