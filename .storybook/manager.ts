import { createElement } from 'react';
import { CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { STATUSES } from '../stories/statuses.ts';
import { look, ownName, PAGE } from './look.ts';

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
      const name = entry.type === 'docs' ? PAGE : ownName(entry.name);
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

/**
 * Storybook calls the page of every component "Docs", without an option (storybookjs/storybook#22360), and its search shows that
 * name in place of the component's. The development server sends the names anew after a change.
 */
addons.register('verandah/names-of-pages', (api) => {
  for (const event of [CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED])
    api.on(event, () => namePages(api));
});

function namePages(api: API): void {
  const index = api.getIndex();
  if (!index || !Object.values(index.entries).some(isUnnamedPage)) return;
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const component = ownName(entry.title.split('/').at(-1) ?? '');
    return [id, isUnnamedPage(entry) ? { ...entry, name: component } : entry] as const;
  });
  void api.setIndex({ ...index, entries: Object.fromEntries(entries) });
}

function isUnnamedPage({ type, name }: { type: string; name: string }): boolean {
  return type === 'docs' && name === PAGE;
}
