import type { Moment } from '../stories/screens/clock.ts';
import { LOCALES } from '../stories/locales/locales.ts';
import { THEME_ITEMS, YOURS } from './themes.ts';

interface Toolbar {
  title: string;
  /** The tooltip. */
  description: string;
  icon:
    | 'calendar'
    | 'contrast'
    | 'document'
    | 'globe'
    | 'lightning'
    | 'paintbrush'
    | 'paragraph'
    | 'play'
    | 'transfer'
    | 'zoom';
  /** The options. The first is how a story begins. */
  items: readonly ToolbarItem[];
}

interface ToolbarItem {
  /** Letters and hyphens only: Storybook drops other characters from the address on reload. */
  value: string;
  /** Shown in the toolbar when chosen. Short, because ten must fit one line. */
  title: string;
  /** A further note in the list. */
  right?: string;
}

/** The toolbars of a story, besides the viewport. */
const TOOLBARS: Readonly<Record<string, Toolbar>> = {
  theme: {
    title: 'Theme',
    description: 'Theme of the hotel',
    icon: 'paintbrush',
    // The first is how stories begin and can be chosen too: some stories begin with another.
    items: [...THEME_ITEMS.slice(0, 1), YOURS, ...THEME_ITEMS],
  },
  locale: {
    title: 'Language',
    description: 'Language of the interface, in screens',
    icon: 'globe',
    items: Object.entries(LOCALES).map(([value, { title }]) => ({ value, title })),
  },
  direction: {
    title: 'Direction',
    description: 'Direction of reading',
    icon: 'transfer',
    items: [
      { value: 'auto', title: 'Direction', right: 'as the language reads' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  textSize: {
    title: 'Text',
    description: 'Text size of the reader',
    icon: 'zoom',
    items: [
      { value: 'usual', title: 'Text 100 %' },
      { value: 'larger', title: 'Text 150 %' },
      { value: 'double', title: 'Text 200 %' },
    ],
  },
  textSpacing: {
    title: 'Spacing',
    description: 'Space between lines, words and letters, as a reader may set it (WCAG 1.4.12)',
    icon: 'paragraph',
    items: [
      { value: 'own', title: 'Spacing', right: 'as designed' },
      { value: 'wide', title: 'Spaced wide' },
    ],
  },
  colours: {
    title: 'Colours',
    description: 'Colours of the system instead of the theme; the browser’s own emulation is more exact',
    icon: 'contrast',
    items: [
      { value: 'theme', title: 'Colours', right: 'of the theme' },
      { value: 'forced', title: 'Forced colours', right: 'imitated' },
    ],
  },
  motion: {
    title: 'Motion',
    description: 'Motion, as the system of the reader has it or reduced',
    icon: 'play',
    items: [
      { value: 'system', title: 'Motion', right: 'as this machine has it' },
      { value: 'reduced', title: 'Reduced motion' },
    ],
  },
  medium: {
    title: 'Medium',
    description: 'A screen, or paper as the page is printed; the viewport “Paper” is as wide as A4',
    icon: 'document',
    items: [
      { value: 'screen', title: 'Medium', right: 'a screen' },
      { value: 'paper', title: 'On paper' },
    ],
  },
  today: {
    title: 'Today',
    description: 'The day on which the guest looks, in screens',
    icon: 'calendar',
    items: [
      { value: 'booking', title: 'Today', right: 'when the booking is made' },
      { value: 'hold-over', title: 'When the hold is over' },
      { value: 'day-before', title: 'The day before arrival' },
      { value: 'after-stay', title: 'After the stay' },
    ] satisfies (ToolbarItem & { value: Moment })[],
  },
  network: {
    title: 'Network',
    description: 'Network between guest and server, in screens',
    icon: 'lightning',
    items: [
      { value: 'ok', title: 'Network', right: 'works' },
      { value: 'slow', title: 'Slow network' },
      { value: 'offline', title: 'Offline' },
      { value: 'failing', title: 'Server fails' },
    ],
  },
};

export const globalTypes = Object.fromEntries(
  Object.entries(TOOLBARS).map(([name, { title, description, icon, items }]) => [
    name,
    { description, toolbar: { title, icon, items: itemsOf(items), dynamicTitle: true } },
  ]),
);

/** Nothing is set at first: a toolbar that is marked shows something that was changed. */
export const initialGlobals: Readonly<Record<string, string>> = {};

/** The first one sets nothing. */
function itemsOf([first, ...others]: readonly ToolbarItem[]): (
  | ToolbarItem
  | { type: 'reset'; title: string }
)[] {
  return [
    { type: 'reset' as const, title: [first?.title, first?.right].filter(Boolean).join(', ') },
    ...others,
  ];
}
