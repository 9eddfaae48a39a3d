import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { STATUSES } from '../stories/statuses.ts';
import { look } from './look.ts';

const sign = {
  marginInlineStart: 6,
  paddingInline: 5,
  border: '1px solid currentColor',
  borderRadius: 8,
  fontSize: 10,
  lineHeight: '14px',
};

/** Docs pages without controls: their panel would be an empty table. */
const TO_READ = /^(?:start-here|guides)-/;

addons.setConfig({
  theme: look,
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !TO_READ.test(storyId),
  },
  sidebar: {
    // Stable entries have no sign.
    renderLabel: (entry) => {
      const [status, meaning] =
        entry.type === 'component'
          ? (Object.entries(STATUSES).find(([name]) => name !== 'stable' && entry.tags.includes(name)) ?? [])
          : [];
      if (status === undefined) return entry.name;
      return createElement(
        'span',
        null,
        entry.name,
        createElement('span', { style: sign, title: meaning }, status),
      );
    },
  },
});
