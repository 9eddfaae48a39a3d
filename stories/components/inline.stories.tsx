import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const badges = (...words: string[]) => words.map((word) => <Badge key={word}>{word}</Badge>);
const children = badges('One', 'Two', 'Three');
const meta = preview.meta({
  id: 'layout-inline',
  title: 'Layout/Inline',
  component: Inline,
  args: { children },
});

export const Default = meta.story();
export const SpaceBetween = meta.story({ args: { justify: 'between' } });
export const Matrix = meta.story({
  render: () => <MatrixOf of="Inline" component={Inline} args={{ children }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Inline>{badges('One', LONG_WORD, 'Two')}</Inline>}
      rightToLeft={<Inline>{badges(ARABIC, 'One')}</Inline>}
      empty={<Inline />}
      many={
        <Inline>
          {Array.from({ length: 1000 }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </Inline>
      }
    />
  ),
});
