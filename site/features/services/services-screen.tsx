import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { PageTop } from '../../shared/page-top.tsx';
import { StoryBlock } from '../../shared/story-block.tsx';
import { usePageContent } from '../../shared/use-page-content.ts';
import { ServiceCard } from './service-card.tsx';

export function ServicesScreen() {
  const { header, servicesHeading, services, highlight } = usePageContent('services');
  return (
    <>
      <PageTop header={header} />
      {services.length === 0 ? null : (
        <Box as="section" aria-labelledby="services-heading" paddingBlock="xxl">
          <Container>
            <Stack gap="xxl">
              <Heading level={2} id="services-heading">
                {servicesHeading}
              </Heading>
              <Grid as="ul" columns={3} gap="xl">
                {services.map((service) => (
                  <li key={service.id} id={service.id}>
                    <ServiceCard service={service} />
                  </li>
                ))}
              </Grid>
            </Stack>
          </Container>
        </Box>
      )}
      <Surface tone="sunken">
        <Box as="section" paddingBlock="section">
          <Container>
            <StoryBlock
              heading={highlight.heading}
              detail={highlight.detail}
              image={highlight.image}
              side="end"
            />
          </Container>
        </Box>
      </Surface>
    </>
  );
}
