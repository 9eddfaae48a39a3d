import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { DescriptionList } from '#design-system/description-list';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { Words } from '../content/code.tsx';
import { GROUPS } from '../../component-groups.ts';
import { docsOf, GUIDED, type Guided, guidedNamed, partsOf, sentencesOf } from './guides.ts';

export function ComponentPage() {
  const groups = GROUPS.map((group) => [group, GUIDED.filter((each) => each.group === group)] as const);
  return (
    <main>
      <Surface tone="sunken" as="header" paddingBlock="section">
        <Container>
          <Stack gap="xl">
            <Text size="eyebrow" tone="accent">
              Components
            </Text>
            <Heading level={1} size="xl">
              Which one, and for whom
            </Heading>
            <Text size="lead" tone="muted" measure>
              What each component is for, what others call it, and which one to take instead. Its page has the
              rest: examples, code, props, keys, and what a screen reader announces.
            </Text>
          </Stack>
        </Container>
      </Surface>
      <Box paddingBlock="xxl">
        <Container>
          <Stack gap="section">
            {groups.map(([group, components]) => (
              <Stack key={group} gap="xl" as="section">
                <Heading level={2} size="l">
                  {group}
                </Heading>
                <Grid minColumn="l" gap="xl">
                  {components.map((component) => (
                    <Entry key={component.name} {...component} />
                  ))}
                </Grid>
              </Stack>
            ))}
          </Stack>
        </Container>
      </Box>
    </main>
  );
}

function Entry({ name, group, title, guide }: Guided) {
  const [, main] = partsOf(name).main ?? [];
  return (
    <Surface as="article" aria-labelledby={`about-${name}`} tone="raised" padding="l" radius="m" outline>
      <Stack gap="m">
        <Heading id={`about-${name}`} level={3} size="s">
          <Link href={`./${docsOf({ group, title })}`} target="_top">
            {title}
          </Link>
        </Heading>
        <Text>{sentencesOf(main?.summary ?? '')}</Text>
        <DescriptionList items={factsOf(guide)} />
      </Stack>
    </Surface>
  );
}

function factsOf({ alsoCalled, when = [], whenNot = [], related = [] }: Guided['guide']) {
  const instead = whenNot.map((not) => (
    <li key={not.case}>
      <Words>{not.case}</Words> <LinkTo name={not.use} />
    </li>
  ));
  return [
    { id: 'names', term: 'Also called', detail: alsoCalled.join(', ') },
    ...(when.length === 0
      ? []
      : [{ id: 'when', term: 'Use it for', detail: <Words>{when.join(' ')}</Words> }]),
    ...(instead.length === 0 ? [] : [{ id: 'not', term: 'Use another one', detail: <ul>{instead}</ul> }]),
    ...(related.length === 0
      ? []
      : [
          {
            id: 'related',
            term: 'See also',
            detail: (
              <Inline gap="s">
                {related.map((name) => (
                  <LinkTo key={name} name={name} />
                ))}
              </Inline>
            ),
          },
        ]),
  ];
}

function LinkTo({ name = '' }: { name?: string | undefined }) {
  const guided = guidedNamed(name);
  if (guided === undefined) return null;
  return (
    <Link href={`./${docsOf(guided)}`} target="_top">
      {guided.title}
    </Link>
  );
}
