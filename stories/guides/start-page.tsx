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
      'Every page of the site in every state: loading, empty, refused, failed, ready, and with too much or too little in it.',
  },
  {
    title: 'Theming',
    path: '/story/guides-theming--editor',
    words:
      'Every colour and the font, tried on at once, with the contrast of every pair, and a file to take away.',
  },
  {
    title: 'Content files',
    path: '/story/guides-content-files--hotel',
    words:
      'What an operator writes, field by field, beside the component that it feeds, with the checker at work.',
  },
  {
    title: 'Components',
    path: '/story/guides-components--which-one-and-for-whom',
    words: 'Which one to take, how it sounds to somebody who does not see it, and what its keys do.',
  },
  {
    title: 'Foundations',
    path: '/docs/foundations-theme--docs',
    words: 'Surfaces, colours and their promises; one scale of type; one scale of space.',
  },
] as const;

export function StartPage() {
  return (
    <main>
      <Hero
        image={pictures.palace}
        eyebrow="Verandah"
        heading="One house, any colours"

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
