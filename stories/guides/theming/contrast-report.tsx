import { Accordion } from '#design-system/accordion';
import { Notice } from '#design-system/notice';
import { Stack } from '#design-system/stack';
import { Table, type TableColumn } from '#design-system/table';
import { Text } from '#design-system/text';
import {
  type Adjustment,
  type AdjustmentGroup,
  type CompiledTheme,
  groupAdjustments,
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
          caption="Shown differently, so that it can be seen and read"
          columns={FITTED}
          rows={groupAdjustments(adjustments)}
          rowId={({ field, part }) => field + part}
          emptyMessage="Nothing was moved."
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
      heading={
        adjustments.length === 0
          ? 'Guests see every colour as it is written'
          : 'Guests see some colours differently'
      }
    >
      {pairs.length} pairs were measured, and all of them can be read. The closest has{' '}
      {ratioText(closest?.ratio ?? 0)} where {ratioText(closest?.min ?? 0)} is needed.
    </Notice>
  );
}

const FITTED: readonly TableColumn<AdjustmentGroup>[] = [
  { id: 'part', header: 'What', rowHeader: true, cell: ({ part }) => part },
  { id: 'field', header: 'Field', cell: ({ field }) => field },
  { id: 'before', header: 'You wrote', cell: ({ before }) => <Colour value={before} /> },
  {
    id: 'becomes',
    header: 'Guests see',
    cell: ({ becomes }) => (
      <ul>
        {becomes.map(({ after, surfaces }) => (
          <li key={after}>
            <Colour value={after} /> on {surfaces.join(', ')}
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'difference',
    header: 'Moved by (ΔE 2000)',
    numeric: true,
    cell: ({ difference }) => difference.toFixed(1),
  },
];

function Colour({ value }: { value: string }) {
  return (
    <>
      <Chip value={value} />
      {value}
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
