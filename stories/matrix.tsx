import type { ComponentType } from 'react';
import { Grid, type GridProps } from '#design-system/grid';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import * as css from './frames.css.ts';
import { variedProps, type Value } from './component-api.ts';

interface MatrixProps<Props extends object> {
  /** The exported name of the component. */
  of: string;
  component: ComponentType<Props>;
  /** The props of every cell. */
  args: NoInfer<Props>;
  /**
   * The props to combine, with a row for each value of the first. Without them each enumerated prop is varied alone.
   */
  props?: readonly (keyof Props & string)[];
  /** The minimum width of a cell. */
  minColumn?: GridProps['minColumn'];
}

type Change = Readonly<Record<string, Value>>;

/** A component once for each value of its props, from the generated list of props. */
export function Matrix<Props extends object>(matrix: MatrixProps<Props>) {
  const { of, component: Component, args, props, minColumn = 's' } = matrix;
  const varied = variedProps(of);
  const groups =
    props === undefined
      ? Object.entries(varied).map(([prop, values]) => changesOf(prop, values))
      : rowsOf(props.map((prop) => changesOf(prop, varied[prop] ?? [])));
  return (
    <Stack gap="xl">
      {groups.map((changes) => (
        <Grid key={nameOf(changes[0] ?? {})} minColumn={minColumn} gap="l">
          {changes.map((change) => (
            <div key={nameOf(change)} className={css.cell}>
              <Text size="caption" tone="muted">
                {nameOf(change)}
              </Text>
              <div>
                <Component {...args} {...change} />
              </div>
            </div>
          ))}
        </Grid>
      ))}
    </Stack>
  );
}

function changesOf(prop: string, values: readonly Value[]): Change[] {
  return values.map((value) => ({ [prop]: value }));
}

function rowsOf([first = [], ...others]: Change[][]): Change[][] {
  if (others.length === 0) return [first];
  return first.map((change) => others.reduce(combined, [change]));
}

function combined(first: Change[], second: Change[]): Change[] {
  return first.flatMap((left) => second.map((right) => ({ ...left, ...right })));
}

function nameOf(change: Change): string {
  return Object.entries(change)
    .map(([prop, value]) => `${prop}: ${value}`)
    .join(', ');
}
