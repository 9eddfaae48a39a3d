import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as css from './tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  /** The first item by default. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Several views of one thing, one at a time. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value ?? '',
  onValueChange,
}: TabsProps) {
  const state = value === undefined ? { defaultValue } : { value };
  return (
    <Radix.Root {...state} {...(onValueChange === undefined ? {} : { onValueChange })}>
      <Radix.List aria-label={label} className={css.list}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={css.tab}>
            <span>{item.label}</span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={css.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
