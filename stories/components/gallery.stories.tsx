import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Gallery, type GalleryImage, type GalleryProps } from '#design-system/gallery';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { picture, twelvePictures } from '../pictures.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const images: readonly GalleryImage[] = twelvePictures.map((image, place) =>
  place === 4
    ? { ...image, caption: 'The courtyard at Udaipur. The fountain is filled at six every morning.' }
    : image,
);
const args: GalleryProps = {
  label: 'Rooms and houses',
  images,
  emptyText: 'No Photos',
  closeLabel: 'Close',
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
  thumbnailsLabel: 'All photos',
  positionLabel: (place, count) => `${place} / ${count}`,
};
const meta = preview.meta({ id: 'page-gallery', title: 'Page/Gallery', component: Gallery, args });

export const Default = meta.story();
// An open picture would cover the docs page.
export const Open = meta.story({ tags: ['!autodocs'], args: { defaultShown: 'lobby-courtyard' } });
export const FirstPicture = meta.story({
  tags: ['!autodocs'],
  args: { defaultShown: 'hero-udaipur-lake-palace' },
});
export const Missing = meta.story({
  tags: ['!autodocs'],
  args: {
    images: [picture('no-such-picture', 'A picture that cannot be found.'), ...images],
    defaultShown: 'no-such-picture',
  },
});
export const Empty = meta.story({ args: { images: [] } });
export const ReturnsToThePictureShown = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Breakfast table/ }));
    await expect(screen.getByRole('dialog', { name: 'Rooms and houses' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByText('4 / 12')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const shown = await canvas.findByRole('button', { name: /^Log-walled room/ });
    await waitFor(() => expect(shown).toHaveFocus());
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="Gallery" component={Gallery} args={{ ...args, images: images.slice(0, 4) }} minColumn="l" />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      rightToLeft={
        <Gallery {...args} images={images.slice(0, 3).map((image) => ({ ...image, alt: ARABIC }))} />
      }
      empty={<Gallery {...args} images={[]} emptyText={LONG_WORD} />}
      many={
        <Gallery
          {...args}
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
      <Gallery {...args} images={images.slice(0, 2)} />
    </OnEverySurface>
  ),
});
