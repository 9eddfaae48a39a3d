import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Hero } from '#design-system/hero';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { PLACES } from './places.ts';
import { pictures } from '../pictures.ts';

export function StartPage() {
  return (
    <main>
      <Hero
        image={pictures.palace}
        eyebrow="Verandah"
        heading="One hotel, any colours"

        size="short"
      >
        A hotel’s own website: its components, its pages, and the files that fill them.
      </Hero>
      <Box paddingBlock="section">
        <Container>
          <Grid columns={3} gap="xl">
            {PLACES.map(({ title, path, words }) => (
              <Surface key={title} tone="raised" padding="l" radius="m" outline>
                <Stack gap="m">
                  <Heading level={2} size="s">
                    <Link href={`./?path=${path}`} target="_top">
                      {title}
                    </Link>
                  </Heading>
                  <Text tone="muted">{words}</Text>
                </Stack>
              </Surface>
            ))}
          </Grid>
        </Container>
      </Box>
    </main>
  );
}
