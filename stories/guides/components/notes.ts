/** Notes on a component for screen reader and keyboard users. */
export interface AccessibilityNote {
  /** What a screen reader announces. */
  heard: string;
  /**
   * The expected roles and names: lines of one story's accessibility tree, in order, where … stands for any text. A
   * test compares them. Empty if the tree is empty.
   */
  tree: readonly string[];
  /** The story to compare, if it is not the first one. */
  story?: 'open';
  /** What keys do, besides Tab. */
  keys?: Readonly<Record<string, string>>;
  /** What the developer has to provide. */
  yours?: string;
}

const PRESS = { 'Enter, Space': 'press it' };
const NOTHING = 'Nothing of its own: what stands in it is heard as it is.';
const TYPED =
  'A text field with its label; hint and error follow it, and an error says that the field is invalid.';
const TREE = { Escape: 'closes it; the focus goes back to where it came from' };

/** Every component; a test fails when one has no note. */
export const NOTES: Readonly<Record<string, AccessibilityNote>> = {
  accordion: {
    tree: ['group', 'heading "…"'],
    heard:
      'The browser’s own disclosure for each title, open or closed; the title is a heading, and what is closed is not heard.',
    keys: { ...PRESS, 'Up, Down': 'the title before, after', 'Home, End': 'the first, the last' },
    yours: 'Give the level of heading that the page needs.',
  },
  'alert-dialog': {
    tree: ['alertdialog "…"', 'heading "…"', 'paragraph', 'button "…"'],
    heard: 'An alert dialog, named by its heading and described by its text.',
    keys: { ...TREE, Tab: 'stays inside' },
    yours: 'Say in the button what it does: "Cancel booking", never "Yes".',
  },
  'availability-label': { tree: ['text'], heard: 'Its words; colour and sign only repeat them.' },
  badge: { tree: ['text'], heard: 'Its words; the sign before them is silent.' },
  'booking-status': { tree: ['text'], heard: 'The state in words, and whether it is paid.' },
  box: { tree: ['text'], heard: NOTHING },
  breadcrumb: {
    tree: ['navigation "…"', 'list', 'listitem', 'link "…"'],
    heard: 'A navigation with a list of links; the last says that it is the current page.',
    yours: 'Name the navigation.',
  },
  button: {
    tree: ['button "…"'],
    heard: 'A button with its words; while busy it says what it is doing and cannot be pressed twice.',
    keys: PRESS,
  },
  carousel: {
    tree: ['group "…"', 'button "…"', 'button "…"', 'group "1 of 5"'],
    heard: 'A group of slides, each "2 of 5"; it tells of a new slide only while it does not turn by itself.',
    keys: { ...PRESS, 'Tab onto it': 'stops it' },
    yours: 'It needs a name and the words of its buttons.',
  },
  checkbox: {
    tree: ['checkbox "…"'],
    heard: 'A box with its label, checked or not.',
    keys: { Space: 'checks or clears it' },
  },
  container: { tree: ['text'], heard: NOTHING },
  'countdown-label': {
    tree: ['timer', 'status'],
    heard: 'The time left, told now and then, never every second; then that it is over.',
  },
  'date-field': { tree: ['textbox "…"'], heard: 'The browser’s own date field, with label, hint and error.' },
  'description-list': {
    tree: ['term', 'definition'],
    heard: 'A list of terms, each with what belongs to it.',
  },
  dialog: {
    story: 'open',
    tree: ['dialog "…"', 'heading "…"', 'button "Close"'],
    heard: 'A dialog named by its heading; what lies behind cannot be reached.',
    keys: { ...TREE, Tab: 'stays inside' },
  },
  divider: { tree: ['separator'], heard: 'A separator; as an ornament, nothing.' },
  'empty-state': {
    tree: ['heading "…"', 'text'],
    heard: 'A heading and what to do next.',
    yours: 'Give the level of heading.',
  },
  'error-summary': {
    tree: ['alert', 'list', 'listitem', 'link "…"'],
    heard: 'Takes the focus when it comes, and is read: what is wrong, as links that lead to each field.',
    keys: { Enter: 'goes to the field' },
  },
  field: { tree: ['slider "…"'], heard: 'The label names the control; hint and error describe it.' },
  'file-field': {
    tree: ['button "…"', 'status'],
    heard: 'The browser’s own file field; the chosen file is told, and how much of it is sent, in quarters.',
    keys: PRESS,
  },
  footer: {
    tree: ['contentinfo', 'heading "…"'],
    heard: 'The content information of the page; its columns have headings.',
  },
  gallery: {
    tree: ['list "…"', 'listitem', 'button "…"', 'img "…"'],
    heard: 'A list of buttons, each named by its picture; a large one opens in a dialog and says "3 of 12".',
    keys: {
      ...PRESS,
      'Left, Right': 'the picture before, after',
      'Home, End': 'the first, the last',
      ...TREE,
    },
    yours: 'Write what somebody who cannot see the picture should know.',
  },
  grid: { tree: ['text'], heard: NOTHING },
  heading: {
    tree: ['heading "…"'],
    heard: 'A heading of its level; its size on the page says nothing about that.',
  },
  hero: {
    tree: ['img "…"', 'heading "…"'],
    heard: 'A heading over a picture; the picture is an ornament unless it is given words.',
  },
  icon: { tree: [], heard: 'Nothing beside words; alone, its label.' },
  'icon-button': { tree: ['button "…"'], heard: 'A button named by its label.', keys: PRESS },
  image: { tree: ['img "…"'], heard: 'What its alternative text says; an empty one makes it an ornament.' },
  inline: { tree: ['text'], heard: NOTHING },
  link: {
    tree: ['link "…"'],
    heard: 'A link with its words.',
    keys: { Enter: 'follows it' },
    yours: 'Say where it leads: never "here".',
  },
  marquee: {
    tree: ['group "…"', 'list', 'listitem', 'img "…"'],
    heard: 'A group of pictures, each once, with a button that stops it.',
    keys: PRESS,
  },
  'nav-bar': {
    tree: ['banner', 'navigation "…"', 'list', 'link "…"'],
    heard:
      'A banner with a navigation; the current page is told. On phones a button opens a dialog with the same links.',
    keys: TREE,
  },
  notice: {
    tree: ['paragraph', 'text'],
    heard: 'Its words; told at once or when there is time, where it is asked to be live.',
  },
  'otp-field': {
    tree: ['textbox "…"'],
    heard: 'One text field for the whole code; phones offer the code that was sent.',
    yours: 'Let people paste: it takes codes with blanks and words around them.',
  },
  pagination: {
    tree: ['navigation "…"', 'link "Page 10"', 'combobox "…"'],
    heard:
      'A navigation of links, "Page 3, current page"; steps that lead nowhere say that they are disabled.',
    yours: 'Name it by the list it belongs to.',
  },
  'password-field': {
    tree: ['textbox "…"', 'button "…"', 'status'],
    heard: `${TYPED} The button beside it says whether the password is shown.`,
    keys: PRESS,
  },
  'phone-field': {
    tree: ['combobox "…"', 'textbox "…"'],
    heard: 'Two fields: the country, a list to choose from, and the number.',
  },
  'policy-timeline': {
    tree: ['list "…"', 'listitem'],
    heard: 'A list in the order of time: from when, and what is kept.',
  },
  popover: {
    story: 'open',
    tree: ['button "…"', 'dialog "…"', 'heading "…"'],
    heard: 'A button that says whether it is open, and a dialog beside it.',
    keys: { ...PRESS, ...TREE },
  },
  price: {
    tree: ['text'],
    heard: 'The amount with its currency, in words of the language; a struck price says that it was before.',
  },
  'price-breakdown': {
    tree: ['table "…"', 'columnheader "…"', 'rowheader "Total…"', 'cell "…"'],
    heard: 'A table of amounts with their names; the total is its last row.',
  },
  'radio-group': {
    tree: ['group "…"', 'radio "…"'],
    heard: 'A group with its question; each choice with "2 of 3".',
    keys: { 'Up, Down, Left, Right': 'choose the one before, after', Space: 'chooses' },
  },
  'refund-summary': { tree: ['term', 'definition'], heard: 'Terms, each with its amount or its words.' },
  'room-card': {
    tree: ['article "…"', 'heading "…"'],
    heard: 'An article named by its heading.',
    yours: 'Give the level of heading.',
  },
  select: {
    tree: ['combobox "…"', 'option "…"'],
    heard: 'The browser’s own list, with label, hint and error.',
    keys: { 'Up, Down': 'choose' },
  },
  skeleton: { tree: [], heard: 'Nothing: say beside it what is being loaded.' },
  'skip-link': {
    tree: ['link "…"'],
    heard: 'The first link of the page; it shows itself when it has the focus.',
    keys: { Enter: 'goes to the content' },
  },
  spinner: { tree: ['status'], heard: 'A status: what is being waited for.' },
  stack: { tree: ['text'], heard: NOTHING },
  'stay-calendar': {
    tree: ['group "…"', 'textbox "…"', 'textbox "…"', 'grid "…"', 'gridcell "…"'],
    heard:
      'Two typed dates and a grid of days. A day says its date, its price, what may happen on it and why not; a chosen stay is told as "3 nights".',
    keys: {
      'Left, Right': 'the day before, after',
      'Up, Down': 'the week before, after',
      'Home, End': 'the first, the last day of the week',
      'Page Up, Page Down': 'the month before, after; with Shift the year',
      'Enter, Space': 'arrival, then departure',
      Escape: 'gives up the arrival that was chosen',
    },
    yours: 'Give a reason for each day that cannot be chosen: it is heard there.',
  },
  stepper: {
    tree: ['button "…"', 'spinbutton "…"', 'button "…"'],
    heard: 'A number with its least and its most, and two buttons that say what they count.',
    keys: {
      'Up, Down': 'one more, one fewer',
      'Page Up, Page Down': 'five more, five fewer',
      'Home, End': 'the least, the most',
    },
  },
  surface: { tree: ['heading "…"'], heard: NOTHING },
  table: {
    tree: ['table "…"', 'columnheader "…"', 'rowheader "…"', 'cell "…"'],
    heard:
      'A table named by its caption; a sorted column says in which order. One wider than its place is a region.',
    keys: { 'Left, Right': 'scroll it while it has the focus', 'Enter, Space': 'sort by a column' },
  },
  tabs: {
    tree: ['tablist "…"', 'tab "…"', 'tabpanel "…"'],
    heard: 'A list of tabs, "1 of 3", and the panel of the chosen one.',
    keys: { 'Left, Right': 'the tab before, after', 'Home, End': 'the first, the last' },
  },
  text: { tree: ['paragraph'], heard: 'A paragraph, or whatever element it is told to be.' },
  'text-area': { tree: ['textbox "…"'], heard: TYPED },
  'text-field': { tree: ['textbox "…"'], heard: TYPED },
  toast: {
    tree: ['region "…"', 'list', 'listitem', 'status'],
    heard:
      'Told when there is time, errors at once; it stays while it is pointed at, has the focus, or the page is hidden.',
    keys: { 'Alt+T': 'goes to the messages' },
    yours: 'Keep what it says on the page as well: it goes after five seconds.',
  },
  'visually-hidden': { tree: ['paragraph'], heard: 'All of it, though nothing is seen.' },
};
