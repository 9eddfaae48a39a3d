import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PhotoCarousel, type PhotoCarouselProps } from '#design-system/photo-carousel';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { picture, pictures } from '../pictures.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args: PhotoCarouselProps = {
  label: 'Photos of the Lake suite',
  roleDescription: 'carousel',
  slideRoleDescription: 'photo',
  images: [
    { ...pictures.lakeSuite, id: 'arches', caption: 'Three arches open to the water, and to the east.' },
    {
      ...pictures.bath,
      id: 'bath',
      caption: 'The bath: a tub below the window, and a shower without a step.',
    },
    { ...picture('detail-brass-lamp', 'Lit brass oil lamp ringed by marigolds.'), id: 'lamp' },
    { ...pictures.palace, id: 'palace', caption: 'The house from the lake, a little after sunset.' },
    { ...pictures.brightest, id: 'brightest', caption: 'The second bedroom, with two single beds.' },
  ],
  closeLabel: 'Close',
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
  thumbnailsLabel: 'All photos',
  positionLabel: (place, count) => `${place} of ${count}`,
  sizes: '(min-width: 64rem) 60rem, 100vw',
};
const meta = preview.meta({
  id: 'page-photo-carousel',
  title: 'Page/Photo carousel',
  component: PhotoCarousel,
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: /^Suite with three/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Freestanding tub/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    first.blur();
  },
});
/** As in a card: the buttons lie on the photos, readable on the brightest and the darkest of them. */
export const ControlsOverThePhoto = meta.story({ args: { controls: 'over' } });
export const ControlsOverABrightPhoto = meta.story({
  args: { controls: 'over', images: args.images.slice(4).concat(args.images.slice(0, 2)) },
});
export const OnePhoto = meta.story({ args: { images: args.images.slice(0, 1) } });
// An open photo would cover the docs page.
export const Open = meta.story({ tags: ['!autodocs'], args: { defaultShown: 'bath' } });
export const Missing = meta.story({
  args: { images: [picture('no-such-picture', 'A picture that cannot be found.'), ...args.images] },
});
export const FollowsTheLightbox = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Suite with three/ }));
    await expect(screen.getByRole('dialog', { name: args.label })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Escape}');
    const lamp = await canvas.findByRole('button', { name: /^Lit brass/ });
    await waitFor(() => expect(lamp).toHaveFocus());
    const [carousel] = canvas.getAllByRole('group', { name: args.label });
    await waitFor(() =>
      expect(lamp.getBoundingClientRect().left).toBeCloseTo(carousel?.getBoundingClientRect().left ?? -1, 0),
    );
  },
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="PhotoCarousel" component={PhotoCarousel} args={args} minColumn="m" />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <PhotoCarousel
          {...args}
          label="Long"
          images={args.images.map((image) => ({ ...image, caption: LONG_WORD }))}
        />
      }
      rightToLeft={
        <PhotoCarousel
          {...args}
          label="From right to left"
          images={args.images.map((image) => ({ ...image, alt: ARABIC, caption: ARABIC }))}
        />
      }
      empty={<PhotoCarousel {...args} images={[]} />}
      many={
        <PhotoCarousel
          {...args}
          label="Many"
          controls="over"
          images={Array.from({ length: 1000 }, (_, place) => ({
            ...picture('pool', `Photo ${place + 1}`),
            id: String(place),
          }))}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      {(tone) => <PhotoCarousel {...args} label={`Photos on ${tone}`} images={args.images.slice(0, 2)} />}
    </OnEverySurface>
  ),
});
