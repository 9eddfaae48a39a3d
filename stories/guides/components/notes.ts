import { type AccessibilityNote, PRESS } from './accessibility-note.ts';
import { SHOP_NOTES } from './shop-notes.ts';

const NOTHING = 'Nothing of its own: only its content is announced.';
const TYPED = 'A text field with its label, hint and error. An error also marks the field as invalid.';
const TREE = { Escape: 'closes it and returns the focus' };

/** Every component; a test fails when one has no note. */
export const NOTES: Readonly<Record<string, AccessibilityNote>> = {
  ...SHOP_NOTES,
  accordion: {
    tree: ['group', 'heading "…"'],
    heard:
      'The browser’s own disclosure for each title, open or closed. The title is a heading; closed content is not announced.',
    keys: { ...PRESS, 'Up, Down': 'the previous or next title', 'Home, End': 'the first, the last' },
    yours: 'Set the heading level that the page needs.',
  },
  'alert-dialog': {
    tree: ['alertdialog "…"', 'heading "…"', 'paragraph', 'button "…"'],
    heard: 'An alert dialog, named by its heading and described by its text.',
    keys: { ...TREE, Tab: 'stays inside' },
    yours: 'Name the button by its action: "Cancel booking", never "Yes".',
  },
  'availability-label': { tree: ['text'], heard: 'Its text; colour and icon repeat it.' },
  badge: { tree: ['text'], heard: 'Its text; the icon is not announced.' },
  'booking-status': { tree: ['text'], heard: 'The state in words, and whether it is paid.' },
  box: { tree: ['text'], heard: NOTHING },
  breadcrumb: {
    tree: ['navigation "…"', 'list', 'listitem', 'link "…"'],
    heard: 'A navigation with a list of links; the last one is announced as the current page.',
    yours: 'Name the navigation.',
  },
  button: {
    tree: ['button "…"'],
    heard: 'A button with its text. While busy it announces what it is doing and ignores presses.',
    keys: PRESS,
  },
  carousel: {
    tree: ['group "…"', 'button "…"', 'button "…"', 'group "1 of 5"'],
    heard: 'A group of slides, each "2 of 5". A new slide is announced only while the rotation is stopped.',
    keys: { ...PRESS, 'Tab onto it': 'stops it' },
    yours: 'Provide a name and the texts of its buttons.',
  },
  checkbox: {
    tree: ['checkbox "…"'],
    heard: 'A box with its label, checked or not.',
    keys: { Space: 'checks or clears it' },
  },
  combobox: {
    tree: ['combobox "…"', 'status'],
    heard:
      'A text field that says it has a list. While typing it announces how many options are left, and each option as the arrows reach it.',
    keys: {
      'Letters, digits': 'filter the list; the first option that is left becomes active',
      'Down, Up': 'open the list; the next or previous option, around the ends',
      'Page Down, Page Up': 'eight options on or back',
      Enter: 'takes the active option; with a closed list it sends the form',
      Tab: 'takes the option that was typed for, and goes on',
      Escape: 'closes the list and brings the text back',
      'Alt+Down, Alt+Up': 'open and close the list',
    },
    yours:
      'Add the other words that guests type as `keywords`: codes, names in their own language. Say in `none` what else to try.',
  },
  container: { tree: ['text'], heard: NOTHING },
  'countdown-label': {
    tree: ['timer', 'status'],
    heard: 'The start, a warning if set, and the end; never every second.',
  },
  'date-field': { tree: ['textbox "…"'], heard: 'The browser’s own date field, with label, hint and error.' },
  'description-list': {
    tree: ['term', 'definition'],
    heard: 'A list of terms with their details.',
  },
  dialog: {
    use: 'A short task or a detail that interrupts the page and returns to it: dates, guests, filters, price details. On phones it is a bottom sheet: `half` where the page behind it matters, `full` for a task with a keyboard or a calendar.',
    avoid:
      'A question that must be answered is an `AlertDialog`; a few words beside their button are a `Popover`; what guests need to compare with the page belongs into the page. Never open one from another.',
    story: 'open',
    tree: ['dialog "…"', 'heading "…"', 'button "Close"'],
    heard:
      'A dialog named by its heading; the page behind it cannot be reached. Content that scrolls is a region with the same name.',
    keys: { ...TREE, Tab: 'stays inside', 'Up, Down': 'scroll the content while it has the focus' },
    yours:
      'Put the action that ends the task into the footer, where it is always in view, and name it by what it does.',
  },
  divider: { tree: ['separator'], heard: 'A separator; as an ornament, nothing.' },
  'empty-state': {
    tree: ['heading "…"', 'text'],
    heard: 'A heading and what to do next.',
    yours: 'Set the heading level.',
  },
  'error-summary': {
    tree: ['alert', 'list', 'listitem', 'link "…"'],
    heard: 'Takes the focus when it appears and is announced: the errors, as links to their fields.',
    keys: { Enter: 'goes to the field' },
  },
  field: { tree: ['slider "…"'], heard: 'The label names the control; hint and error describe it.' },
  'file-field': {
    tree: ['button "…"', 'status'],
    heard: 'The browser’s own file field. It announces the chosen file, and the upload in quarters.',
    keys: PRESS,
  },
  footer: {
    tree: ['contentinfo', 'heading "…"'],
    heard: 'The content information of the page; its columns have headings.',
  },
  gallery: {
    tree: ['list "…"', 'listitem', 'button "…"', 'img "…"'],
    heard: 'A list of buttons, each named by its picture. The lightbox is a dialog and announces "3 of 12".',
    keys: {
      ...PRESS,
      'Left, Right': 'the previous or next picture',
      'Home, End': 'the first, the last',
      ...TREE,
    },
    yours: 'Write alternative texts that replace the picture.',
  },
  grid: { tree: ['text'], heard: NOTHING },
  heading: {
    tree: ['heading "…"'],
    heard: 'A heading of its level, whatever its size.',
  },
  hero: {
    tree: ['img "…"', 'heading "…"'],
    heard: 'A heading over a picture. The picture is decorative unless it has an alternative text.',
  },
  icon: { tree: [], heard: 'Nothing, or its label if it has one.' },
  'icon-button': { tree: ['button "…"'], heard: 'A button named by its label.', keys: PRESS },
  image: { tree: ['img "…"'], heard: 'Its alternative text; with an empty one it is decorative.' },
  inline: { tree: ['text'], heard: NOTHING },
  link: {
    tree: ['link "…"'],
    heard: 'A link with its text.',
    keys: { Enter: 'follows it' },
    yours: 'Name its destination: never "here".',
  },
  marquee: {
    tree: ['group "…"', 'list', 'listitem', 'img "…"'],
    heard: 'A group of pictures, each once, with a button that stops it.',
    keys: PRESS,
  },
  'nav-bar': {
    tree: ['banner', 'navigation "…"', 'list', 'link "…"'],
    heard:
      'A banner with a navigation that marks the current page. On phones a button opens a dialog with the same links.',
    keys: TREE,
  },
  notice: {
    tree: ['paragraph', 'text'],
    heard: 'Its text. With `live` it is announced when it appears, politely or assertively.',
  },
  'otp-field': {
    tree: ['textbox "…"'],
    heard: 'One text field for the whole code; phones suggest the code from a message.',
    yours: 'Do not prevent pasting: it accepts codes with spaces and text around them.',
  },
  pagination: {
    tree: ['navigation "…"', 'link "Page 10"', 'combobox "…"'],
    heard: 'A navigation of links, "Page 3, current page". Steps beyond the ends are announced as disabled.',
    yours: 'Name it after its list.',
  },
  'password-field': {
    tree: ['textbox "…"', 'button "…"', 'status'],
    heard: `${TYPED} The button beside it says whether the password is shown.`,
    keys: PRESS,
  },
  'phone-field': {
    tree: ['combobox "…"', 'status', 'textbox "…"'],
    heard:
      'Two fields: the country, a combobox that is found by name, code or dialling code, and the number. A dialling code typed into the number announces its country.',
    keys: {
      'Letters, digits': 'in the country: filter the list',
      'Down, Up': 'in the country: the next or previous one',
      'Enter, Tab': 'in the country: take the one that was typed for',
      Escape: 'closes the list of countries',
    },
    yours:
      'Put the hotel’s own country into `defaultCountry`, and other names of countries into `otherNames`.',
  },
  'policy-timeline': {
    tree: ['list "…"', 'listitem'],
    heard: 'A list in the order of time: each period and its charge.',
  },
  popover: {
    story: 'open',
    tree: ['button "…"', 'dialog "…"', 'heading "…"'],
    heard: 'A button that says whether it is open, and a dialog beside it.',
    keys: { ...PRESS, ...TREE },
  },
  price: {
    tree: ['text'],
    heard: 'The amount with the name of its currency.',
  },
  'price-breakdown': {
    tree: ['table "…"', 'columnheader "…"', 'rowheader "Total…"', 'cell "…"'],
    heard:
      'A table of amounts with their names. The total comes after its parts; what it includes, or is paid elsewhere, follows it.',
  },
  'radio-group': {
    tree: ['group "…"', 'radio "…"'],
    heard: 'A group with its question; each choice with "2 of 3".',
    keys: { 'Up, Down, Left, Right': 'choose the previous or next option', Space: 'chooses' },
  },
  'refund-summary': { tree: ['term', 'definition'], heard: 'Terms, each with its amount or text.' },
  'room-card': {
    tree: ['article "…"', 'heading "…"'],
    heard: 'An article named by its heading.',
    yours: 'Set the heading level.',
  },
  select: {
    tree: ['combobox "…"', 'option "…"'],
    heard: 'The browser’s own list, with label, hint and error.',
    keys: { 'Up, Down': 'choose' },
  },
  skeleton: { tree: [], heard: 'Nothing: use `SkeletonGroup` to announce what is loading.' },
  'skip-link': {
    tree: ['link "…"'],
    heard: 'The first link of the page, visible while focused.',
    keys: { Enter: 'goes to the content' },
  },
  spinner: { tree: ['status'], heard: 'A status that names what is loading.' },
  stack: { tree: ['text'], heard: NOTHING },
  'stay-calendar': {
    tree: ['group "…"', 'textbox "…"', 'textbox "…"', 'grid "…"', 'gridcell "…"'],
    heard:
      'Two date fields and a grid of days. A day announces its date, price, state and reason; a chosen stay is announced as "3 nights".',
    keys: {
      'Left, Right': 'the previous or next day',
      'Up, Down': 'the previous or next week',
      'Home, End': 'the first, the last day of the week',
      'Page Up, Page Down': 'the previous or next month; with Shift the year',
      'Enter, Space': 'arrival, then departure',
      Escape: 'clears the chosen arrival',
    },
    yours: 'Give a reason for each unavailable day: it is announced there.',
  },
  stepper: {
    tree: ['button "…"', 'spinbutton "…"', 'button "…"'],
    heard: 'A number with its minimum and maximum, and two named buttons.',
    keys: {
      'Up, Down': 'one more, one fewer',
      'Page Up, Page Down': 'five more, five fewer',
      'Home, End': 'the minimum, the maximum',
    },
  },
  surface: { tree: ['heading "…"'], heard: NOTHING },
  table: {
    tree: ['table "…"', 'columnheader "…"', 'rowheader "…"', 'cell "…"'],
    heard:
      'A table named by its caption; a sorted column announces its order. A table that scrolls is a region.',
    keys: { 'Left, Right': 'scroll it while it has the focus', 'Enter, Space': 'sort by a column' },
  },
  tabs: {
    tree: ['tablist "…"', 'tab "…"', 'tabpanel "…"'],
    heard: 'A list of tabs, "1 of 3", and the panel of the chosen one.',
    keys: { 'Left, Right': 'the previous or next tab', 'Home, End': 'the first, the last' },
  },
  text: { tree: ['paragraph'], heard: 'A paragraph, or the element set by `as`.' },
  'text-area': { tree: ['textbox "…"'], heard: TYPED },
  'text-field': { tree: ['textbox "…"'], heard: TYPED },
  toast: {
    tree: ['region "…"', 'list', 'listitem', 'status'],
    heard:
      'Announced politely, errors at once. It stays while hovered or focused, and while the page is hidden.',
    keys: { 'Alt+T': 'focuses the toasts' },
    yours: 'Show the message in the page as well: a toast closes after five seconds.',
  },
  'visually-hidden': { tree: ['paragraph'], heard: 'All of its text, although it is not visible.' },
};
