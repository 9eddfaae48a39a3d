import { expect, it } from 'vitest';
import { accessibilityTreeErrors } from './accessibility-tree.ts';

const CARD = ['- article "Lake suite":', '  - heading "Lake suite" [level=2]', '  - list:'].join('\n');

it.each([
  ['what is promised', CARD, 'travel-room-card--default', []],
  [
    'a card without a name',
    CARD.replace(' "Lake suite":', ':'),
    'travel-room-card--default',
    ['"article:" has no name', 'article "…" is promised'],
  ],
  [
    'a heading that is none',
    CARD.replace('heading', 'paragraph'),
    'travel-room-card--default',
    ['heading "…" is promised'],
  ],
  [
    'the right roles in the wrong order',
    CARD.split('\n').toReversed().join('\n'),
    'travel-room-card--default',
    ['heading "…" is promised'],
  ],
  [
    'words where silence is promised',
    '- text: home',
    'type-icon--default',
    ['nothing is promised, and "text: home" is heard'],
  ],
  ['silence where it is promised', '', 'type-icon--default', []],
  [
    'a count without a name in a screen',
    '- spinbutton: "2"',
    'screens-checkout--extras',
    ['"spinbutton: "2"" has no name'],
  ],
])('%s', (_case, snapshot, storyId, faults) => {
  expect(accessibilityTreeErrors(snapshot, storyId)).toEqual(
    faults.map((fault) => expect.stringContaining(fault)),
  );
});
