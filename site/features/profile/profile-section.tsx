import { Divider } from '#design-system/divider';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import type { ReactNode } from 'react';

interface ProfileSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export function ProfileSection({ id, heading, children }: ProfileSectionProps) {
  return (
    <Stack as="section" gap="xl" aria-labelledby={`${id}-heading`}>
      <Stack gap="l">
        <Heading level={2} id={`${id}-heading`}>
          {heading}
        </Heading>
        <Divider />
      </Stack>
      {children}
    </Stack>
  );
}
