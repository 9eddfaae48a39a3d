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
  /** The minimum width of a surface. */
  minColumn?: 's' | 'm' | 'l';
  /** The content, or a function of the surface for content that needs its own name. */
  children: ReactNode | ((tone: string) => ReactNode);
}

/** The same content on every surface of a theme, to check that it is readable. */
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
