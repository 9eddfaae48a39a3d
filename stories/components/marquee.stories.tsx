import preview from '../../.storybook/preview.tsx';
import { Container } from '#design-system/container';
import { Marquee } from '#design-system/marquee';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { twelvePictures } from '../pictures.ts';
import { Stress as StressCases } from '../stress.tsx';

const args = {
  label: 'Us through Images',
  pauseLabel: 'Stop the pictures',
  playLabel: 'Move the pictures',
  images: twelvePictures,
};
const meta = preview.meta({
  id: 'page-marquee',
  title: 'Page/Marquee',
  component: Marquee,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Default = meta.story();
export const ThreePictures = meta.story({ args: { images: twelvePictures.slice(0, 3) } });
export const Few = meta.story({
  render: () => (
    <Stack gap="xxl">
      {[3, 4, 5].map((count) => (
        <Container key={count}>
          <Marquee {...args} images={twelvePictures.slice(0, count)} stands />
        </Container>
      ))}
    </Stack>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf
      of="Marquee"
      component={Marquee}
      args={{ ...args, images: twelvePictures.slice(0, 3) }}
      props={['stands']}
    />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => <StressCases rightToLeft={<Marquee {...args} />} empty={<Marquee {...args} images={[]} />} />,
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Marquee {...args} images={twelvePictures.slice(0, 2)} />
    </OnEverySurface>
  ),
});
