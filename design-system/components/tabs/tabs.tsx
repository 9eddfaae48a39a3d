import * as Radix from '@radix-ui/react-tabs';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './tabs.css.ts';

export interface TabItem {
  /** The id of the tab, without spaces. */
  value: string;
  label: ReactNode;
  content: ReactNode;
}

const ACTIVATIONS = { automatic: 'automatic', manual: 'manual' } as const;

export interface TabsProps extends Omit<ElementProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Names the row of tabs. */
  label: string;
  /** The tabs with their labels and panels. */
  items: readonly TabItem[];
  /** The open tab, if the parent controls it. */
  value?: string;
  /** The tab that is open at first. By default the first. */
  defaultValue?: string;
  /** Called with the id of the opened tab. */
  onValueChange?: (value: string) => void;
  /** Whether arrow keys open a tab at once, or Enter does: for panels that are slow to render. */
  activation?: keyof typeof ACTIVATIONS;
}

/** Several views, one at a time. `data-state` of a tab and of its panel: active | inactive. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue = items[0]?.value ?? '', onValueChange, ...more } = props;
  const { activation = 'automatic', ...rest } = more;
  const state = value === undefined ? { defaultValue } : { value };
  // Arrow keys follow the reading direction. Radix needs it as a prop and writes it on the element. The server does not
  // know it, so it is read on focus and not written.
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
