import { useState } from 'react';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { Table, type TableColumn } from '#design-system/table';
import { Text } from '#design-system/text';
import { SURFACES } from '#design-system/theme';
import { themeNamed } from '../../.storybook/themes.ts';
import { colourToken } from '../../schemas/engine/design-tokens.ts';
import { fileAddress } from '../guides/theming/theme-draft.ts';
import * as css from './foundations.css.ts';

interface Token {
  name: string;
  value: string;
  /** The least contrast that it has, with the colour behind it and what is asked; without it, it is a fill. */
  contrast?: { ratio: number; min: number; back: string };
}

/** Every token of a theme: its name, its value and the least contrast that is measured, to copy or to take away. */
function Tokens({ theme }: { theme: unknown }) {
  const [group, setGroup] = useState<string>('page');
  const { vars, report } = themeNamed(theme);
  const all = Object.entries(vars).map(([name, value]): Token => {
    const own = report.pairs.filter(({ front }) => front === name);
    const [least] = own.toSorted((one, other) => one.ratio / one.min - other.ratio / other.min);
    return { name, value, ...(least === undefined ? {} : { contrast: least }) };
  });
  const rows = all.filter(({ name }) => groupOf(name) === group);
  const tokens = Object.fromEntries(
    all.map(({ name, value }) => [
      name.replace('--vr-', ''),
      value.startsWith('#') ? colourToken(value) : { $type: 'string', $value: value },
    ]),
  );
  return (
    <Stack gap="l">
      <Inline gap="m" align="end" justify="between">
        <Select label="Tokens of" value={group} onChange={({ target }) => setGroup(target.value)}>
          {[...SURFACES, SHARED].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Inline gap="s">
          <Button asChild tone="secondary" startIcon="file">
            <a href={fileAddress(colourTokens(tokens))} download="colours.tokens.json">
              All colours as design tokens
            </a>
          </Button>
          <Copy text={cssOf(all)} label="Copy all as CSS" />
        </Inline>
      </Inline>
      <Table
        caption={`Tokens of ${group}`}
        columns={COLUMNS}
        rows={rows}
        rowId={({ name }) => name}
        emptyMessage="This group has no tokens."
        layout="scroll"
      />
    </Stack>
  );
}

const SHARED = 'everything else';

const COLUMNS: readonly TableColumn<Token>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ name, value }) => (
      <Inline gap="s" wrap={false}>
        {isColour(value) && <span aria-hidden="true" className={css.chip} style={{ background: value }} />}
        <code>{name}</code>
      </Inline>
    ),
  },
  { id: 'value', header: 'Value', cell: ({ value }) => <code>{value}</code> },
  {
    id: 'ratio',
    header: 'Least contrast',
    cell: contrastOf,
  },
  {
    id: 'copy',
    header: 'Copy',
    cell: ({ name, value }) => <Copy text={`${name}: ${value};`} label="Copy" of={name} />,
  },
];

/** A button that says when the text is in the clipboard. */
function Copy({ text, label, of }: { text: string; label: string; of?: string }) {
  const [state, setState] = useState<'before' | 'copied' | 'failed'>('before');
  const words = { before: label, copied: 'Copied', failed: 'The browser does not allow it' }[state];
  return (
    <Button
      size="s"
      tone="quiet"
      {...(of === undefined ? {} : { 'aria-label': `${words} ${of}` })}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setState('copied'),
          () => setState('failed'),
        );
      }}
    >
      {words}
    </Button>
  );
}

function contrastOf({ value, contrast }: Token): string {
  if (!isColour(value)) return 'No colour';
  if (contrast === undefined) return 'A fill';
  const { ratio, min, back } = contrast;
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1 on ${back}, where ${min} is asked`;
}

function isColour(value: string): boolean {
  return /^(?:#|rgb\()/.test(value);
}

function groupOf(name: string): string {
  return SURFACES.find((surface) => name.startsWith(`--vr-${surface}-`)) ?? SHARED;
}

function colourTokens(tokens: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.entries(tokens).filter(([, token]) => '$type' in token && token.$type === 'color'),
  );
}

function cssOf(tokens: readonly Token[]): string {
  return [':root {', ...tokens.map(({ name, value }) => `  ${name}: ${value};`), '}', ''].join('\n');
}

/** The heading of a page of foundations. */
export function TokensPage({ theme }: { theme: unknown }) {
  return (
    <Stack gap="xl">
      <Stack gap="s">
        <Heading level={1} size="l">
          Tokens
        </Heading>
        <Text tone="muted" measure>
          Every variable that the theme of the toolbar sets. A colour that words or lines have is measured on
          every ground that it may stand on; the closest one is shown.
        </Text>
      </Stack>
      <Tokens theme={theme} />
    </Stack>
  );
}
