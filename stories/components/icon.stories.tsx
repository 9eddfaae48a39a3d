import preview from '../../.storybook/preview.tsx';
import { Grid } from '#design-system/grid';
import { Icon, ICON_NAMES } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Text } from '#design-system/text';

const meta = preview.meta({ title: 'Type/Icon', component: Icon, args: { name: 'bed' as const } });

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
