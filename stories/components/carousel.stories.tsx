import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Carousel, type CarouselProps, type CarouselSlide } from '#design-system/carousel';
import { Heading } from '#design-system/heading';
import { Image, type ImageSource } from '#design-system/image';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { pictures } from '../pictures.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

function slide(source: ImageSource, name: string, words: string): CarouselSlide {
  return {
    id: name,
    content: (
      <Stack gap="m">
        <Image source={source} ratio="16:9" sizes="(min-width: 84rem) 84rem, 100vw" />
        <Stack gap="s">
          <Heading level={3}>{name}</Heading>
          <Text tone="muted" measure>
            {words}
          </Text>
        </Stack>
      </Stack>
    ),
  };
}

const words = {
  label: 'Our houses',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slideLabel: (place: number, count: number) => `${place} of ${count}`,
  previousLabel: 'Previous house',
  nextLabel: 'Next house',
};
const args: CarouselProps = {
  ...words,
  slides: [
    slide(pictures.palace, 'Udaipur', 'A haveli on the lake, with lamps in every arch after dark.'),
    slide(pictures.villa, 'Kochi', 'A wooden villa whose veranda ends where the backwater begins.'),
    slide(pictures.chalet, 'Manali', 'A chalet below the snow line, with a stove in every room.'),
    slide(pictures.lakeSuite, 'The Lake suite', 'Three cusped arches open to the water.'),
    slide(pictures.bath, 'The bath', 'A tub below the window, and the hill behind it.'),
  ],
};
const meta = preview.meta({ id: 'page-carousel', title: 'Page/Carousel', component: Carousel, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next house' }));
    await expect(canvas.getByRole('group', { name: '2 of 5' })).not.toHaveAttribute('inert');
    await expect(canvas.getByRole('button', { name: 'Next house' })).toHaveFocus();
  },
});
export const Rotating = meta.story({
  args: {
    rotation: { seconds: 5, stopLabel: 'Stop changing houses', startLabel: 'Change houses by themselves' },
  },
});
const pictureSlides: readonly CarouselSlide[] = [pictures.palace, pictures.villa, pictures.chalet].map(
  (source) => ({
    id: source.id,
    content: <Image source={source} ratio="3:2" sizes="(min-width: 84rem) 84rem, 100vw" />,
  }),
);
/** For pictures alone, as in a card. */
export const ButtonsOverThePictures = meta.story({ args: { controls: 'over', slides: pictureSlides } });
export const OneSlide = meta.story({ args: { slides: args.slides.slice(0, 1) } });
export const Matrix = meta.story({
  render: () => (
    <MatrixOf
      of="Carousel"
      component={Carousel}
      props={['controls']}
      minColumn="m"
      args={{ ...words, slides: pictureSlides }}
    />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Carousel {...args} slides={[slide(pictures.palace, LONG_WORD, LONG_WORD), ...args.slides]} />}
      rightToLeft={<Carousel {...args} slides={[slide(pictures.villa, ARABIC, ARABIC), ...args.slides]} />}
      empty={<Carousel {...args} slides={[]} />}
      many={
        <Carousel
          {...words}
          slides={Array.from({ length: 1000 }, (_, place) => ({
            id: String(place),
            content: <Text>House {place + 1}</Text>,
          }))}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Carousel
        {...words}
        slides={['Udaipur', 'Kochi', 'Manali'].map((name) => ({ id: name, content: <Text>{name}</Text> }))}
      />
    </OnEverySurface>
  ),
});
