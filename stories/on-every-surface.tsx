import type { ReactNode } from 'react';
import { Grid } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { Surface, type SurfaceProps } from '#design-system/surface';
import { Text } from '#design-system/text';

const TONES = [
  'page',
  'raised',
  'sunken',
  'brand',
  'secondary',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
] as const satisfies readonly NonNullable<SurfaceProps['tone']>[];

interface OnEverySurfaceProps {
  /** How wide each ground must be. */
  minColumn?: 's' | 'm' | 'l';
  /** The thing, or what draws it for each ground, where each needs a name of its own. */
  children: ReactNode | ((tone: string) => ReactNode);
}

/** The same thing on each ground that a theme has, named, so that one sees it stay readable. */
export function OnEverySurface({ minColumn = 'm', children }: OnEverySurfaceProps) {
  return (
    <Grid minColumn={minColumn} gap="m">
      {TONES.map((tone) => (
        <Surface key={tone} tone={tone} padding="l" radius="s" outline>
          <Stack gap="l">
            <Text size="eyebrow" tone="muted">
              {tone}
            </Text>
            {typeof children === 'function' ? children(tone) : children}
          </Stack>
        </Surface>
      ))}
    </Grid>
  );
}
