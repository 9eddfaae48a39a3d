import preview from '../../.storybook/preview.tsx';
import { Container } from '#design-system/container';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const area = (words: string) => (
  <Surface tone="sunken" padding="l">
    {words}
  </Surface>
);
const meta = preview.meta({
  id: 'layout-container',
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: area('Kept off the edges of the screen.') },
});

export const Default = meta.story();
// One below the other, because each is a page width.
export const Matrix = meta.story({
  render: () => (
    <Stack>
      {(['text', 'narrow', 'wide', 'full'] as const).map((width) => (
        <Container key={width} width={width}>
          {area(`width: ${width}`)}
        </Container>
      ))}
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Container width="text">{area(LONG_WORD)}</Container>}
      rightToLeft={<Container>{area(ARABIC)}</Container>}
      empty={<Container />}
    />
  ),
});
