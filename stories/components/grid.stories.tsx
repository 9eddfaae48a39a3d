import preview from '../../.storybook/preview.tsx';
import { Grid, Split } from '#design-system/grid';
import { Surface } from '#design-system/surface';

const cells = [1, 2, 3, 4, 5, 6].map((number) => (
  <Surface key={number} tone="sunken" padding="l">
    Cell {number}
  </Surface>
));
const meta = preview.meta({ title: 'Layout/Grid', component: Grid });

export const TwoColumns = meta.story({ render: () => <Grid columns={2}>{cells}</Grid> });
export const ThreeColumns = meta.story({ render: () => <Grid columns={3}>{cells}</Grid> });
export const FourColumns = meta.story({ render: () => <Grid columns={4}>{cells}</Grid> });
export const LeastWidth = meta.story({
  render: () => (
    <Grid minColumn="s" gap="s">
      {cells}
    </Grid>
  ),
});
export const MainWithSide = meta.story({
  render: () => (
    <Split
      sideWidth="s"
      sticky
      side={
        <Surface tone="raised" outline padding="l">
          The summary
        </Surface>
      }
    >
      {cells}
    </Split>
  ),
});
