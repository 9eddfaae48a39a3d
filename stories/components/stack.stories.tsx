import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const badges = (...words: string[]) => words.map((word) => <Badge key={word}>{word}</Badge>);
const children = badges('One', 'Two', 'Three');
const meta = preview.meta({
  id: 'layout-stack',
  title: 'Layout/Stack',
  component: Stack,
  args: { children, align: 'start' },
});

export const Default = meta.story();
export const AsList = meta.story({
  args: { as: 'ul', children: children.map((child) => <li key={child.key}>{child}</li>) },
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="Stack" component={Stack} args={{ children }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Stack>{badges('One', LONG_WORD)}</Stack>}
      rightToLeft={<Stack align="start">{badges(ARABIC, 'One')}</Stack>}
      empty={<Stack />}
      many={
        <Stack gap="xxs" align="start">
          {Array.from({ length: 1000 }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </Stack>
      }
    />
  ),
});
