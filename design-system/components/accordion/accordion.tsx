import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { useControllable } from '../../use-controllable.ts';
import { variant } from '../../variant.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import * as css from './accordion.css.ts';

export interface AccordionItem {
  id: string;
  /** What the item is about; a press on it opens and closes the item. */
  title: ReactNode;
  content: ReactNode;
}

const IS_SINGLE = { single: true, multiple: false } as const;

export interface AccordionProps extends Omit<ElementProps<'div'>, 'children' | 'defaultValue'> {
  /** Each with its title and what opens below it. */
  items: readonly AccordionItem[];
  /** Whether opening one item closes the others. */
  type?: keyof typeof IS_SINGLE;
  /** The place of the titles in the outline of the page. */
  headingLevel?: HeadingLevel;
  /** The ids of the open items. */
  value?: readonly string[];
  /** The ids of the items that are open from the start. */
  defaultValue?: readonly string[];
  /** Told the ids of all items that are open then. */
  onValueChange?: (open: readonly string[]) => void;
}

// The browser's own `details`: it works before and without scripts, the browser's search finds and opens what is closed, and
// print shows it. Radix's accordion leaves the words of closed items out of the document.
/** Questions and answers, one below the other. `data-state` of an item: open | closed. */
export function Accordion(props: AccordionProps) {
  const { items, type = 'single', headingLevel = 3, value, defaultValue = [], ...more } = props;
  const { onValueChange, ...rest } = more;
  const isSingle = variant('Accordion', 'type', type, IS_SINGLE);
  const [open, setOpen] = useControllable({ value, defaultValue, onValueChange });

  function change(id: string, isOpen: boolean) {
    if (open.includes(id) === isOpen) return;
    const others = open.filter((other) => other !== id);
    if (!isOpen) return setOpen(others);
    return setOpen(isSingle ? [id] : [...others, id]);
  }

  return (
    <div {...rest} className={css.accordion}>
      {items.map(({ id, title, content }) => {
        const isOpen = open.includes(id);
        // By a press, or by the browser's search; where the parent decides, the browser must not run ahead of it.
        const follow = ({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) => {
          change(id, details.open);
          if (value !== undefined) details.open = isOpen;
        };
        const ask = (event: MouseEvent) => {
          event.preventDefault();
          change(id, !isOpen);
        };
        return (
          <details
            key={id}
            open={isOpen}
            onToggle={follow}
            data-state={isOpen ? 'open' : 'closed'}
            className={css.item}
          >
            <summary
              className={css.summary}
              onKeyDown={moveBetweenTitles}
              {...(value === undefined ? {} : { onClick: ask })}
            >
              <Heading level={headingLevel} size="xs">
                {title}
              </Heading>
              <span className={css.sign}>
                <Icon name="chevron-down" size="s" />
              </span>
            </summary>
            <div className={css.content}>{content}</div>
          </details>
        );
      })}
    </div>
  );
}

type Move = (here: number, count: number) => number;

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowDown', (here, count) => (here + 1) % count],
  ['ArrowUp', (here) => here - 1],
  ['Home', () => 0],
  ['End', () => -1],
]);

/** What the pattern adds to the browser's own Enter, Space and Tab. */
function moveBetweenTitles(event: KeyboardEvent<HTMLElement>) {
  const move = MOVES.get(event.key);
  const accordion = event.currentTarget.parentElement?.parentElement;
  if (move === undefined || !accordion || event.altKey || event.ctrlKey || event.metaKey) return;
  const titles = [...accordion.querySelectorAll<HTMLElement>(':scope > details > summary')];
  event.preventDefault();
  titles.at(move(titles.indexOf(event.currentTarget), titles.length))?.focus();
}
