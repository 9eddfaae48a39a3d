import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { useSearchParams } from 'react-router-dom';
import { LOCATION } from '../../app/paths.ts';
import { FormWidth } from '../../shared/forms/form-width.tsx';
import { PageTop } from '../../shared/page-top.tsx';
import { usePageContent } from '../../shared/use-page-content.ts';
import { ContactForm } from './contact-form.tsx';
import { LocationCard } from './location-card.tsx';

export function ContactScreen() {
  const { header, form, locations, locationsHeading } = usePageContent('contact');
  const [query] = useSearchParams();
  const wanted = query.get(LOCATION);
  // A single location is preselected.
  const chosen = locations.length === 1 ? locations[0] : locations.find(({ id }) => id === wanted);
  return (
    <>
      <PageTop header={header} />
      <Box as="section" aria-labelledby="message-heading" paddingBlock="xxl">
        <Container>
          <Stack gap="xl">
            <Stack gap="l">
              <Heading level={2} id="message-heading">
                {form.heading}
              </Heading>
              <Text tone="muted" measure>
                {form.detail}
              </Text>
            </Stack>
            <FormWidth>
              <ContactForm key={chosen?.id ?? ''} locations={locations} chosen={chosen} />
            </FormWidth>
          </Stack>
        </Container>
      </Box>
      <Surface tone="sunken">
        <Box as="section" aria-labelledby="locations-heading" paddingBlock="section">
          <Container>
            <Stack gap="xl">
              <Heading level={2} id="locations-heading">
                {locationsHeading}
              </Heading>
              <Grid as="ul" columns={3} gap="l">
                {locations.map((location) => (
                  <li key={location.id}>
                    <LocationCard location={location} />
                  </li>
                ))}
              </Grid>
            </Stack>
          </Container>
        </Box>
      </Surface>
    </>
  );
}
