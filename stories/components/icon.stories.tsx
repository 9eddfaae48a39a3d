import preview from '../../.storybook/preview.tsx';
import { Grid } from '#design-system/grid';
import { Icon, ICON_NAMES } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({
  id: 'type-icon',
  title: 'Type/Icon',
  component: Icon,
  args: { name: 'bed' as const },
});

export const Default = meta.story();
export const Labelled = meta.story({ args: { label: 'Beds' } });
export const All = meta.story({
  render: () => (
    <Grid minColumn="xs" gap="m">
      {ICON_NAMES.map((name) => (
        <Inline key={name} gap="xs">
          <Icon name={name} />
          <Text as="span" size="caption" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="Icon" component={Icon} args={{ name: 'bed' }} props={['size']} minColumn="xs" />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      rightToLeft={
        <Inline>
          <Icon name="arrow-left" label="Back" />
          <Icon name="arrow-right" label="Onwards" />
          <Icon name="phone" label="Telephone" />
        </Inline>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <Inline>
        <Icon name="bed" size="s" />
        <Icon name="bed" />
        <Icon name="bed" size="l" />
      </Inline>
    </OnEverySurface>
  ),
});
