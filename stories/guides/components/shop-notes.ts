import { type AccessibilityNote, PRESS } from './accessibility-note.ts';

/** The components with which a guest looks for a stay and adds to it. */
export const SHOP_NOTES: Readonly<Record<string, AccessibilityNote>> = {
  'day-strip': {
    tree: ['group "…"', 'button "Earlier days"', 'list', 'listitem', 'button "…"', 'button "Later days"'],
    heard:
      'A group with a list of buttons or links. Each day announces its full date, its price, whether it is the lowest, and whether it is the current one; a day that cannot be chosen says why.',
    keys: {
      'Left, Right': 'the previous or next day, without choosing it',
      'Home, End': 'the first, the last day',
      'Enter, Space': 'choose the day; a link opens with Enter only',
    },
    yours: 'Say in the label what the prices are for: one night or the whole stay, with how many nights.',
  },
  'filter-chips': {
    tree: ['group "…"', 'checkbox "Step-free access 3 rooms"', 'status'],
    heard:
      'A group with its question; each filter is a checkbox with its name and count, checked or not. The result is announced after each change.',
    keys: {
      Space: 'chooses a filter or removes it',
      'Enter, Space': 'on Clear: removes all and goes back to the first',
    },
    yours: 'Give `status` the result, "5 of 9 rooms", and `countText` the unit of the counts.',
  },
  'folded-row': {
    tree: ['group', 'button "Add Airport car"'],
    heard:
      'The browser’s own disclosure with label, detail and price, open or closed, then its action. Folded content is not announced.',
    keys: {
      'Enter, Space': 'on the line: unfold or fold it; on the action: press it',
      Tab: 'the line, what is unfolded, the action',
    },
    yours: 'Name the action with what it is for, "Add Airport car": a list of rows has many.',
  },
  'split-suggestion': {
    tree: ['article "…"', 'heading "…"', 'list', 'listitem', 'term', 'definition', 'button "…"'],
    heard:
      'An article named by its heading. Rooms in turn are a numbered list in the order of the nights, with the change between them; rooms side by side a plain list. Then the total.',
    yours: 'Write rooms and nights into the heading, and name the action by all parts: "Choose both".',
  },
  'stay-field': {
    tree: ['button "…"'],
    heard:
      'A button named by its label and the stay: "Dates, Tue 10 Mar to Fri 13 Mar, 3 nights". It opens a dialog with the calendar.',
    keys: { 'Enter, Space': 'press it', Escape: 'closes the calendar and returns the focus' },
    yours: 'Say the nights in words, and give the dialog a title that asks for the dates.',
  },
  'action-bar': {
    use: 'The one next step of a long page on a phone, beside the total it is about: "₹22,365, Continue". On wide screens the page shows both beside its content, so the bar is hidden there.',
    avoid:
      'Several actions are a toolbar or a `Dialog`; messages are a `Notice` or a toast. Do not put it where the page’s own button is always in view, and never two on a page.',
    tree: ['region "…"', 'button "Continue"'],
    heard:
      'A region with its name; in it the summary, then the button. It comes where it stands in the page: last.',
    keys: PRESS,
    yours:
      'Place it last in the element that it belongs to, which it never leaves. Let the button submit the form of the page (`form`), and announce a changed total in a status of the page.',
  },
  'comparison-table': {
    use: 'Two to four rooms or rates that a guest hesitates between, with the same questions answered for each. Put the rows first that decide: total, cancelling, beds.',
    avoid:
      'A list of records is a `Table`; one room’s details are a `DescriptionList`. With one item, or with answers that are all the same, say it in a sentence.',
    tree: ['table "…"', 'columnheader "…"', 'rowheader "…"', 'cell "…"'],
    heard:
      'A table named by its caption. Each cell is announced with its row and its item. Where it scrolls, it is a region with the same name.',
    keys: {
      'Left, Right': 'scroll it while it has the focus',
      Tab: 'goes to the buttons in it, which come into view beside the row names',
    },
    yours:
      'Answer in words, never with a tick alone. Keep the name of an item short, because it is announced with each cell, and name each button by its item: "Choose Lake suite".',
  },
  'photo-carousel': {
    use: 'The photos of one thing, such as a room, in its card (`over`) or on its page (`below`). Begin with what the guest would see on entering; show the bed, the bath and the view, and say in captions what a picture cannot.',
    avoid:
      'An album to look through is a `Gallery`, where all can be seen at once; slides of words and pictures are a `Carousel`; pictures for the mood a `Marquee`. Show no photo of another room.',
    tree: ['group "…"', 'button "…"', 'button "…"', 'group "1 of 5"', 'button "…"'],
    heard:
      'A group of photos, "2 of 5", each a button named by what it shows. A new photo is announced. The lightbox is a dialog.',
    keys: {
      ...PRESS,
      'Left, Right': 'the previous or next photo, in the carousel and in the lightbox',
      'Home, End': 'the first, the last',
      Escape: 'closes the lightbox; the photo that was shown last has the focus',
    },
    yours: 'Name it by its room: "Photos of the Lake suite". Write alternative texts that replace the photo.',
  },
  steps: {
    use: 'A task of three to five pages that guests go through in one order, such as a booking. Put it above the heading of each page, with the same steps on all of them.',
    avoid:
      'For the place of a page in the site use `Breadcrumb`, for views of one page `Tabs`, for the progress of one upload `FileField`. Do not show it for a task of one page.',
    tree: ['navigation "…"', 'list', 'listitem', 'link "…"'],
    heard:
      'A navigation with a list, "1 of 3". The current step is announced as such; a done one as done, and it may be a link.',
    keys: { Enter: 'goes back to a done step' },
    yours:
      'Link a done step only where going back loses nothing. Name steps by what the guest gives ("Rooms", "Your details"), and let the heading of the page repeat the name.',
  },
};
