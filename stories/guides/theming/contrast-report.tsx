import { Accordion } from '#design-system/accordion';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Table, type TableColumn } from '#design-system/table';
import { Text } from '#design-system/text';
import {
  type Adjustment,
  type CompiledTheme,
  type MeasuredPair,
  SURFACES,
  type ThemeVars,
} from '#design-system/theme';
import * as css from './theming.css.ts';

/** The report of `compileTheme`: errors or adjustments, and the contrast of each pair. */
export function ContrastReport({ compiled }: { compiled: CompiledTheme }) {
  const { report } = compiled;
  if (report.level === 'rejected') return <Refused faults={report.faults} />;
  const { adjustments, pairs } = report;
  return (
    <Stack gap="xl">
      <Verdict adjustments={adjustments} pairs={pairs} />
      {adjustments.length > 0 && (
        <Table
          caption="Fitted so that it can be read"
          columns={FITTED}
          rows={adjustments}
          rowId={({ field, token }) => field + token}
          emptyMessage="Nothing was fitted."
          layout="stacked"
        />
      )}
      <PairsOfSurfaces pairs={pairs} vars={compiled.vars ?? {}} />
    </Stack>
  );
}

function Refused({ faults }: { faults: readonly { field: string; code: string; message: string }[] }) {
  return (
    <Notice tone="danger" heading="This theme cannot be worn">
      <ul>
        {faults.map(({ field, code, message }) => (
          <li key={field + code}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Verdict({
  adjustments,
  pairs,
}: {
  adjustments: readonly Adjustment[];
  pairs: readonly MeasuredPair[];
}) {
  const closest = pairs.toSorted((one, other) => one.ratio / one.min - other.ratio / other.min)[0];
  return (
    <Notice
      tone={adjustments.length === 0 ? 'success' : 'info'}
      heading={adjustments.length === 0 ? 'Every colour is kept as it is' : 'Worn, with some colours fitted'}
    >
      {pairs.length} pairs were measured, and all of them can be read. The closest has{' '}
      {ratioText(closest?.ratio ?? 0)} where {ratioText(closest?.min ?? 0)} is needed.
    </Notice>
  );
}

const FITTED: readonly TableColumn<Adjustment>[] = [
  { id: 'field', header: 'Field', rowHeader: true, cell: ({ field }) => field },
  { id: 'token', header: 'Where', cell: ({ token }) => token },
  {
    id: 'before',
    header: 'You wrote',
    cell: ({ before, ratioBefore }) => <Colour value={before} ratio={ratioBefore} />,
  },
  { id: 'after', header: 'Guests see', cell: ({ after, ratio }) => <Colour value={after} ratio={ratio} /> },
];

function Colour({ value, ratio }: { value: string; ratio: number }) {
  return (
    <>
      <Chip value={value} />
      {value}, {ratioText(ratio)}
    </>
  );
}

function PairsOfSurfaces({ pairs, vars }: { pairs: readonly MeasuredPair[]; vars: ThemeVars }) {
  const items = SURFACES.map((surface) => ({
    surface,
    own: pairs.filter(({ front }) => isOf(surface, front)),
  }));
  return (
    <Stack gap="m">
      <Text tone="muted">Each surface with its pairs:</Text>
      <Accordion
        type="multiple"
        items={items.map(({ surface, own }) => ({
          id: surface,
          title: `${surface}: at least ${ratioText(Math.min(...own.map(({ ratio }) => ratio)))}`,
          content: (
            <Table
              caption={`Pairs on ${surface}`}
              captionHidden
              columns={pairColumns(vars)}
              rows={own}
              rowId={({ front, back }) => `${front} ${back}`}
              emptyMessage="No pairs."
            />
          ),
        }))}
      />
    </Stack>
  );
}

function pairColumns(vars: ThemeVars): readonly TableColumn<MeasuredPair>[] {
  const named = (name: string) => {
    const value = Object.entries(vars).find(([known]) => known === name)?.[1] ?? '';
    return (
      <>
        <Chip value={value} />
        {name}
      </>
    );
  };
  return [
    { id: 'front', header: 'In front', rowHeader: true, cell: ({ front }) => named(front) },
    { id: 'back', header: 'Behind', cell: ({ back }) => named(back) },
    { id: 'min', header: 'Needed', numeric: true, cell: ({ min }) => ratioText(min) },
    { id: 'ratio', header: 'Has', numeric: true, cell: ({ ratio }) => ratioText(ratio) },
  ];
}

function Chip({ value }: { value: string }) {
  return <span aria-hidden="true" className={css.chip} style={{ background: value }} />;
}

function isOf(surface: string, variable: string): boolean {
  return variable.startsWith(`--vr-${surface}-`);
}

/** Rounded down, so that no shown ratio is too good. */
function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
}
