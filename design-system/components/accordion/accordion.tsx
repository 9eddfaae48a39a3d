import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { ElementProps } from '../../element-props.ts';
import { useControllable } from '../../use-controllable.ts';
import { variant } from '../../variant.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import * as css from './accordion.css.ts';

export interface AccordionItem {
  id: string;
  /** The title of the item. A press on it opens and closes the item. */
  title: ReactNode;
  content: ReactNode;
}

const IS_SINGLE = { single: true, multiple: false } as const;

export interface AccordionProps extends Omit<ElementProps<'div'>, 'children' | 'defaultValue'> {
  /** The items, each with a title and a panel. */
  items: readonly AccordionItem[];
  /** Whether opening one item closes the others. */
  type?: keyof typeof IS_SINGLE;
  /** The heading level of the titles. */
  headingLevel?: HeadingLevel;
  /** The ids of the open items, if the parent controls them. */
  value?: readonly string[];
  /** The ids of the items that are open at first. */
  defaultValue?: readonly string[];
  /** Called with the ids of all open items after a change. */
  onValueChange?: (open: readonly string[]) => void;
}

// The native `details`: it works without scripts, find-in-page opens closed items, and print shows it. Radix's
// accordion removes the content of closed items from the document.
/** Questions with answers that open and close. `data-state` of an item: open | closed. */
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
        // Undo the browser's own toggle, by press or find-in-page, when the parent controls the state.
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

function moveBetweenTitles(event: KeyboardEvent<HTMLElement>) {
  const move = MOVES.get(event.key);
  const accordion = event.currentTarget.parentElement?.parentElement;
  if (move === undefined || !accordion || event.altKey || event.ctrlKey || event.metaKey) return;
  const titles = [...accordion.querySelectorAll<HTMLElement>(':scope > details > summary')];
  event.preventDefault();
  titles.at(move(titles.indexOf(event.currentTarget), titles.length))?.focus();
}
