import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { STATUSES } from '../stories/statuses.ts';
import { ALSO, look, storyLabel } from './look.ts';

const sign = {
  marginInlineStart: 6,
  paddingInline: 5,
  border: '1px solid currentColor',
  borderRadius: 8,
  fontSize: 10,
  lineHeight: '14px',
};

/** Pages, and stories of whole screens, have no controls: their panel would be an empty table. */
const TO_READ = /^(?:start-here|guides|foundations|kit|screens)-/;
/** Its controls choose what is shown. */
const ALL_THEMES = 'foundations-all-themes-';

addons.setConfig({
  theme: look,
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && (!TO_READ.test(storyId) || storyId.startsWith(ALL_THEMES)),
  },
  sidebar: {
    // Stable entries have no sign.
    renderLabel: (entry) => {
      const [status, meaning] =
        entry.type === 'component'
          ? (Object.entries(STATUSES).find(([name]) => name !== 'stable' && entry.tags.includes(name)) ?? [])
          : [];
      const name = labelOf(entry.name, entry.type);
      if (status === undefined) return name;
      return createElement(
        'span',
        null,
        name,
        createElement('span', { style: sign, title: meaning }, status),
      );
    },
  },
});

/** Without the other names of a component. */
function labelOf(name: string, type: string): string {
  const [own = name] = name.split(ALSO);
  return type === 'story' ? storyLabel(own) : own;
}
