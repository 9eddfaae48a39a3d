import type { ReactNode } from 'react';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';

interface SectionProps {
  /** The surface. Neighbouring sections use different ones. */
  tone?: 'page' | 'sunken';
  eyebrow: ReactNode;
  heading: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Shown above the eyebrow, such as a breadcrumb. */
  before?: ReactNode;
  /** Full width, below everything else. */
  wide?: ReactNode;
  children: ReactNode;
}

/** A section of the page. All sections share a header layout. */
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
