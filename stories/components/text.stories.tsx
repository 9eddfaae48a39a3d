import preview from '../../.storybook/preview.tsx';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const children = 'The first boat leaves at six, when the lake is still and the hills are only an outline.';
const TONES = ['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
const meta = preview.meta({ id: 'type-text', title: 'Type/Text', component: Text, args: { children } });

export const Default = meta.story();
export const Paragraphs = meta.story({
  render: () => (
    <Stack gap="l">
      <Text size="lead" measure>
        {children}
      </Text>
      <Text measure>{`${children} `.repeat(4)}</Text>
      <Text measure>{`${children} `.repeat(3)}</Text>
    </Stack>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <MatrixOf of="Text" component={Text} args={{ children }} props={['size']} minColumn="m" />
      <MatrixOf
        of="Text"
        component={Text}
        args={{ children: '12 rooms' }}
        props={['tone', 'weight']}
        minColumn="xs"
      />
      <MatrixOf of="Text" component={Text} args={{ children }} props={['align']} />
      <MatrixOf of="Text" component={Text} args={{ children: '1,111 of 8,888' }} props={['numeric']} />
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Text size="lead">{LONG_WORD}</Text>}
      rightToLeft={<Text lang="ar">{ARABIC}</Text>}
      empty={<Text />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      {TONES.map((tone) => (
        <Text key={tone} tone={tone} size="small">
          {tone}
        </Text>
      ))}
    </OnEverySurface>
  ),
});
