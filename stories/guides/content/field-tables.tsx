import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Table, type TableColumn } from '#design-system/table';
import type { REFERENCE } from '../../../schemas/generated/reference.ts';
import { Code, Words } from './code.tsx';
import * as css from './guide.css.ts';

type Field = (typeof REFERENCE)[number]['fields'][number];

const COLUMNS: readonly TableColumn<Field>[] = [
  {
    id: 'field',
    header: 'Field',
    rowHeader: true,
    cell: ({ path, isRequired }) => (
      <>
        <Code>{nameOf(path)}</Code>
        {isRequired && <span className={css.needed}>needed</span>}
      </>
    ),
  },
  {
    id: 'meaning',
    header: 'What it is',
    cell: ({ title, description }) => (
      <>
        <span className={css.first}>{title}</span>
        <span className={css.quiet}>
          <Words>{description}</Words>
        </span>
      </>
    ),
  },
  {
    id: 'limits',
    header: 'What it takes',
    cell: ({ type, limits }) => (
      <>
        <span className={css.first}>{type}</span>
        {limits !== '' && (
          <span className={css.quiet}>
            <Words>{limits}</Words>
          </span>
        )}
      </>
    ),
  },
  { id: 'example', header: 'For example', cell: ({ example }) => <Example of={example} /> },
];

export function FieldTables({ fields }: { fields: readonly Field[] }) {
  const forms = [...Map.groupBy(fields, ({ path }) => formOf(path))];
  return forms.map(([form, ofForm]) => (
    <Stack key={form} gap="l">
      {form !== '' && (
        <Heading level={3} size="s">
          {form}
        </Heading>
      )}
      <Table
        caption={form === '' ? 'Fields' : `Fields of ${form}`}
        captionHidden
        columns={COLUMNS}
        rows={ofForm}
        rowId={({ path }) => path}
        emptyMessage="No fields"
        layout="stacked"
      />
    </Stack>
  ));
}

/** The variant of the kind that the field belongs to. */
function formOf(path: string): string {
  return /^\((?<form>[^)]*)\)/.exec(path)?.groups?.['form'] ?? '';
}

function nameOf(path: string): string {
  return path.replace(/^\([^)]*\)\./, '');
}

/** The fields of groups and lists follow further down. */
function Example({ of: value }: { of: unknown }) {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isPlain = values.every((each) => each !== undefined && typeof each !== 'object');
  return isPlain ? <Code>{JSON.stringify(value)}</Code> : <span aria-hidden="true">—</span>;
}
