import { Container } from '#design-system/container';
import { DescriptionList } from '#design-system/description-list';
import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import type { ContentKind } from '#schemas/engine';
import type { ReactNode } from 'react';
import { EXAMPLES } from '../../../schemas/generated/examples.ts';
import { REFERENCE } from '../../../schemas/generated/reference.ts';
import type { BrokenVerdicts } from './check-example.ts';
import { Code, FileText, Words } from './code.tsx';
import { FieldTables } from './field-tables.tsx';
import { DiagnosticList } from './diagnostic.tsx';
import { TryIt } from './try-it.tsx';

/**
 * Everything about one kind of content file, from its schema: fields, a complete file, and the checker's diagnostics
 * for wrong files.
 */
export function KindPage({ kind, verdicts }: { kind: ContentKind; verdicts: BrokenVerdicts }) {
  const reference = REFERENCE.find((each) => each.kind === kind);
  const examples = EXAMPLES.find((each) => each.kind === kind);
  if (reference === undefined || examples === undefined) return null;
  const { title, description, place, fields } = reference;
  return (
    <main>
      <Head {...{ kind, title, description, place }} />
      {fields.length > 0 && (
        <Part heading="Fields" intro="Fields marked as needed are required; all others are optional.">
          <FieldTables fields={fields} />
        </Part>
      )}
      <Part
        heading="A complete example"
        intro="A file with every field. Most files are shorter: only needed fields are required."
      >
        <FileText label={`${title}: a complete example`}>{examples.complete}</FileText>
      </Part>
      <Part
        heading="What the checker says"
        intro="Each of these files has one mistake. The diagnostics are the same as in the terminal."
      >
        <ul>
          {[...verdicts].map(([name, { diagnostics, text }]) => (
            <li key={name}>
              <DiagnosticList diagnostics={diagnostics} text={text} />
            </li>
          ))}
        </ul>
      </Part>
      <Part
        heading="Try it"
        intro="Edit the file, or start with a mistake: the checker runs as you type. Nothing is saved or sent."
      >
        <TryIt examples={examples} />
      </Part>
    </main>
  );
}

function Head(props: { kind: ContentKind; title: string; description: string; place: string }) {
  const { kind, title, description, place } = props;
  return (
    <Surface tone="sunken" as="header" paddingBlock="section">
      <Container>
        <Stack gap="xl">
          <Text size="eyebrow" tone="accent">
            Content files
          </Text>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Text size="lead" tone="muted" measure>
            <Words>{description}</Words>
          </Text>
          <DescriptionList
            layout="columns"
            items={[
              { id: 'place', term: 'Its place', detail: <Code>{place}</Code> },
              { id: 'new', term: 'Write a starter', detail: <Code>{`verandah new ${kind}`}</Code> },
              {
                id: 'read',
                term: 'Read this in a terminal',
                detail: <Code>{`verandah schema ${kind}`}</Code>,
              },
            ]}
          />
        </Stack>
      </Container>
    </Surface>
  );
}

function Part({ heading, intro, children }: { heading: string; intro: string; children: ReactNode }) {
  return (
    <Surface tone="page" as="section" paddingBlock="xxl">
      <Container>
        <Stack gap="xl">
          <Stack gap="l">
            <Heading level={2}>{heading}</Heading>
            <Text tone="muted" measure>
              {intro}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Surface>
  );
}
