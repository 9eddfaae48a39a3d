import type { PublishedPageHeader } from '#schemas/published';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Hero } from '#design-system/hero';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

/** The top of a content page: its name over a picture, or on plain ground. */
export function PageTop({ header }: { header: PublishedPageHeader }) {
  const { heading, subheading, image } = header;
  if (image) {
    return (
      <>
        <Hero size="short" image={image} heading={heading} />
        <Container>
          <Box paddingBlock="l">
            <Text size="lead" tone="muted" measure>
              {subheading}
            </Text>
          </Box>
        </Container>
      </>
    );
  }
  return (
    <Box as="header" paddingBlock="xl">
      <Container>
        <Stack gap="l">
          <Heading level={1} size="xl">
            {heading}
          </Heading>
          <Text size="lead" tone="muted" measure>
            {subheading}
          </Text>
        </Stack>
      </Container>
    </Box>
  );
}
