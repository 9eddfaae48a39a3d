import preview from '../../.storybook/preview.tsx';
import { Grid, Split } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const cellsOf = (...words: string[]) =>
  words.map((word) => (
    <Surface key={word} tone="sunken" padding="m">
      {word}
    </Surface>
  ));
const cells = cellsOf('One', 'Two', 'Three', 'Four', 'Five', 'Six');
const summary = (
  <Surface tone="raised" outline padding="l">
    The summary
  </Surface>
);
const meta = preview.meta({
  id: 'layout-grid',
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cells },
});

export const Default = meta.story({ args: { columns: 3 } });
export const MinimumColumnWidth = meta.story({
  render: () => (
    <Grid minColumn="s" gap="s">
      {cells}
    </Grid>
  ),
});
export const MainWithSide = meta.story({
  render: () => (
    <Split sideWidth="s" sticky side={summary}>
      <Stack>{cells}</Stack>
    </Split>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <MatrixOf of="Grid" component={Grid} args={{ children: cells }} props={['columns']} minColumn="l" />
      <MatrixOf
        of="Grid"
        component={Grid}
        args={{ columns: 2, children: cells.slice(0, 4) }}
        props={['gap']}
      />
      <MatrixOf
        of="Split"
        component={Split}
        args={{ side: summary, children: cells[0] }}
        props={['sideWidth']}
        minColumn="l"
      />
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Grid columns={3}>{cellsOf('One', LONG_WORD, 'Three')}</Grid>}
      rightToLeft={
        <Split sideWidth="s" side={summary}>
          {cellsOf(ARABIC)}
        </Split>
      }
      empty={<Grid columns={4} />}
      many={
        <Grid minColumn="xs" gap="xs">
          {cellsOf(...Array.from({ length: 1000 }, (_, index) => `${index + 1}`))}
        </Grid>
      }
    />
  ),
});
