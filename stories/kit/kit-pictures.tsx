import { Carousel } from '#design-system/carousel';
import { EmptyState } from '#design-system/empty-state';
import { Gallery, type GalleryImage } from '#design-system/gallery';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Image, type ImageSource } from '#design-system/image';
import { Stack } from '#design-system/stack';
import { Tabs } from '#design-system/tabs';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { pictures, twelvePictures } from '../pictures.ts';

/** One location, as a slide. */
function house(picture: ImageSource, name: string, words: string) {
  return {
    id: name,
    content: (
      <Grid columns={2} gap="xl">
        <Image source={picture} ratio="3:2" sizes="(min-width: 48rem) 42rem, 100vw" />
        <Stack gap="l" justify="center">
          <Text size="eyebrow" tone="accent">
            House
          </Text>
          <Heading level={3} size="l">
            {name}
          </Heading>
          <Text tone="muted" measure>
            {words}
          </Text>
        </Stack>
      </Grid>
    ),
  };
}

export function Houses() {
  return (
    <Carousel
      label="Our houses"
      roleDescription="carousel"
      slideRoleDescription="slide"
      slideLabel={(place, count) => `${place} of ${count}`}
      previousLabel="Previous house"
      nextLabel="Next house"
      rotation={{ stopLabel: 'Stop changing houses', startLabel: 'Change houses by themselves' }}
      slides={[
        house(pictures.palace, 'Udaipur', 'A haveli on the lake, with lamps in every arch after dark.'),
        house(pictures.villa, 'Kochi', 'A wooden villa whose veranda ends where the backwater begins.'),
        house(pictures.chalet, 'Manali', 'A chalet below the snow line, with a stove in every room.'),
      ]}
    />
  );
}

export function Albums() {
  return (
    <Stack gap="none">
      <VisuallyHidden as="h3">Albums</VisuallyHidden>
      <Tabs
        label="Albums"
        items={[
          { value: 'houses', label: 'Houses', content: <Album images={twelvePictures.slice(0, 10)} /> },
          { value: 'rooms', label: 'Rooms', content: <Album images={Object.values(pictures).slice(3)} /> },
          {
            value: 'kitchen',
            label: 'Kitchen',
            content: (
              <EmptyState icon="view" heading="No Photos" headingLevel={4}>
                The cook has not sat still for one yet.
              </EmptyState>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Album({ images }: { images: readonly GalleryImage[] }) {
  return (
    <Gallery
      label="Rooms and houses"
      images={images}
      emptyText="No Photos"
      closeLabel="Close"
      previousLabel="Previous photo"
      nextLabel="Next photo"
      thumbnailsLabel="All photos"
      positionLabel={(place, count) => `${place} / ${count}`}
    />
  );
}
