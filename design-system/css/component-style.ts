import { style, type StyleRule } from '@vanilla-extract/css';
import { keysOf, recordOf } from '../theme/record-of.ts';
import { layers } from './layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A component's rule in the components layer, after reset and base whatever the order of files. */
export function componentStyle(rule: LayeredRule, name?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, name);
}

/**
 * A rule shared by several components. Its layer is below the components layer, so a component's own rule wins whatever
 * stylesheet loads last.
 */
export function sharedStyle(rule: LayeredRule, name?: string): string {
  return style({ '@layer': { [layers.shared]: rule } }, name);
}

/** One rule per key, such as one per tone. */
export function componentVariants<Key extends string | number, Value>(
  from: Readonly<Record<Key, Value>>,
  toRule: (value: Value, key: `${Key}`) => LayeredRule,
  name: string,
): Record<Key, string> {
  return recordOf<Key, string>(keysOf(from), (key) =>
    componentStyle(toRule(from[key], `${key}`), `${name}_${key}`),
  );
}
