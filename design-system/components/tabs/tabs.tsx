import * as Radix from '@radix-ui/react-tabs';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './tabs.css.ts';

export interface TabItem {
  /** Tells the items apart; a word without spaces. */
  value: string;
  label: ReactNode;
  content: ReactNode;
}

const ACTIVATIONS = { automatic: 'automatic', manual: 'manual' } as const;

export interface TabsProps extends Omit<ElementProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Names the row of tabs. */
  label: string;
  /** Each with its label and its panel. */
  items: readonly TabItem[];
  /** The item that is shown, where the parent decides. */
  value?: string;
  /** The item that is shown from the start: the first, unless told otherwise. */
  defaultValue?: string;
  /** Told the id of the tab that is open then. */
  onValueChange?: (value: string) => void;
  /** Whether an arrow key shows the next item at once, or Enter does: for items that are slow to draw. */
  activation?: keyof typeof ACTIVATIONS;
}

/** Several views of one thing, one at a time. `data-state` of a tab and of its panel: active | inactive. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue = items[0]?.value ?? '', onValueChange, ...more } = props;
  const { activation = 'automatic', ...rest } = more;
  const state = value === undefined ? { defaultValue } : { value };
  // The arrows follow the direction of reading. Radix wants to be told it, and would write it on the element: the server
  // does not know it, so that it is read where the focus comes in, and not written.
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const readDirection = ({ currentTarget }: FocusEvent) =>
    setDirection(currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr');
  return (
    <Radix.Root
      {...state}
      {...(onValueChange === undefined ? {} : { onValueChange })}
      activationMode={variant('Tabs', 'activation', activation, ACTIVATIONS)}
      dir={direction}
      asChild
    >
      <div {...rest} dir={undefined} className={css.tabs}>
        <Radix.List aria-label={label} className={css.list} onFocus={readDirection}>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} className={css.tab}>
              <span className={css.label}>{item.label}</span>
            </Radix.Trigger>
          ))}
        </Radix.List>
        {items.map((item) => (
          <Radix.Content key={item.value} value={item.value} className={css.panel}>
            {item.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
