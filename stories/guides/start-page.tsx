import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Hero } from '#design-system/hero';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { pictures } from '../pictures.ts';

const PLACES = [
  {
    title: 'Kit',
    path: '/story/kit-page--kesar',
    words:
      'Every component on one page. The quickest way to judge a theme: change it in the toolbar and look.',
  },
  {
    title: 'Screens',
    path: '/story/screens-home--ready',
    words:
      'Every page of the site in every state: loading, empty, refused, failed, ready, and with very long or missing content.',
  },
  {
    title: 'Theming',
    path: '/story/guides-theming--editor',
    words: 'An editor for every colour and the font, with the contrast of every pair and a file to download.',
  },
  {
    title: 'Content files',
    path: '/story/guides-content-files--hotel',
    words: 'The fields of each content file, with a preview and the checker’s diagnostics.',
  },
  {
    title: 'Components',
    path: '/story/guides-components--which-one-and-for-whom',
    words: 'Which component to use, what a screen reader announces, and what its keys do.',
  },
  {
    title: 'Foundations',
    path: '/docs/foundations-theme--docs',
    words: 'Surfaces, colours and their contrast; one scale of type; one scale of space.',
  },
] as const;

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
