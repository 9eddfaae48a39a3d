import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { DescriptionList } from '#design-system/description-list';
import { api } from '#design-system/api';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import type { AccessibilityNote } from './accessibility-note.ts';
import { NOTES } from './notes.ts';

/** The story sources: their titles hold the group and name of a component. */
const SOURCES = import.meta.glob<string>('../../components/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Listed {
  name: string;
  group: string;
  title: string;
  summary: string;
}

export function ComponentPage() {
  const groups = Map.groupBy(listed(), ({ group }) => group);
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
              The purpose of each component, what a screen reader announces, and what its keys do. A test
              fails when one is not listed.
            </Text>
          </Stack>
        </Container>
      </Surface>
      <Box paddingBlock="xxl">
        <Container>
          <Stack gap="section">
            {[...groups].map(([group, components]) => (
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

function Entry({ name, group, title, summary }: Listed) {
  const note = NOTES[name];
  return (
    <Surface as="article" aria-labelledby={`about-${name}`} tone="raised" padding="l" radius="m" outline>
      <Stack gap="m">
        <Heading id={`about-${name}`} level={3} size="s">
          <Link href={docsOf(group, title)} target="_top">
            {title}
          </Link>
        </Heading>
        <Text>{summary}</Text>
        {note !== undefined && <DescriptionList items={factsOf(note)} />}
      </Stack>
    </Surface>
  );
}

function factsOf({ use, avoid, heard, tree, keys, yours }: AccessibilityNote) {
  const presses = Object.entries(keys ?? {}).map(([key, does]) => `${key}: ${does}`);
  return [
    ...(use === undefined ? [] : [{ id: 'use', term: 'Use it for', detail: use }]),
    ...(avoid === undefined ? [] : [{ id: 'avoid', term: 'Use another one', detail: avoid }]),
    { id: 'heard', term: 'Heard as', detail: heard },
    {
      id: 'tree',
      term: 'Accessibility tree',
      detail: tree.length === 0 ? 'nothing' : tree.join(', '),
    },
    ...(presses.length === 0 ? [] : [{ id: 'keys', term: 'Keys', detail: `${presses.join('; ')}.` }]),
    ...(yours === undefined ? [] : [{ id: 'yours', term: 'Yours to do', detail: yours }]),
  ];
}

function listed(): Listed[] {
  return Object.entries(SOURCES).flatMap(([path, source]) => {
    const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
    const [, group, title] = /title: '([^'/]+)\/([^']+)'/.exec(source) ?? [];
    const [first] = Object.values(api[name]?.components ?? {});
    return group === undefined || title === undefined || first === undefined
      ? []
      : [{ name, group, title, summary: sentencesOf(first.summary) }];
  });
}

/** Leaves out the data attributes, which are for tests. */
function sentencesOf(summary: string): string {
  const [said = ''] = summary.split('`data-');
  return said.slice(0, said.lastIndexOf('.') + 1).replaceAll('`', '');
}

function docsOf(group: string, title: string): string {
  const id = `${group}-${title}`.toLowerCase().replaceAll(' ', '-');
  return `./?path=/docs/${id}--docs`;
}
