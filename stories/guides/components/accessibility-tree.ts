import { readGuide } from './read-guide.ts';

/** Roles that need a name to be useful, such as "article" or "spinbutton". */
const NAMED_ROLES = ['article', 'region', 'spinbutton', 'dialog', 'alertdialog', 'grid', 'table', 'tablist'];

/**
 * The differences between a story's accessibility tree and the guide, and elements without a name.
 * @param snapshot in Playwright's format: a line for each role, "- article "Lake suite":".
 * @param storyId such as "travel-room-card--default"; one story of each component is compared with the guide.
 */
export function accessibilityTreeErrors(snapshot: string, storyId: string): string[] {
  const lines = snapshot
    .split('\n')
    .map((line) => line.replace(/^\s*- /, '').replace(/^'(.*)'(:?)$/, '$1$2'))
    .filter((line) => line.trim() !== '');
  const nameless = lines
    .filter((line) => NAMED_ROLES.some((role) => new RegExp(`^${role}(?! ")\\b`).test(line)))
    .map((line) => `"${line}" has no name.`);
  const [place = '', story] = storyId.split('--');
  const guide = readGuide(place.slice(place.indexOf('-') + 1));
  const isCompared = guide !== undefined && story === (guide.story ?? 'default');
  return isCompared ? [...nameless, ...missingRoles(guide.tree, lines)] : nameless;
}

function missingRoles(tree: readonly string[], lines: readonly string[]): string[] {
  if (tree.length === 0 && lines.length > 0) return [`nothing is promised, and "${lines[0]}" is heard.`];
  let from = 0;
  for (const promised of tree) {
    const pattern = patternOf(promised);
    const found = lines.findIndex((line, index) => index >= from && pattern.test(line));
    if (found === -1)
      return [`${promised} is promised, and is not heard after: ${lines.slice(0, from).join(', ')}`];
    from = found + 1;
  }
  return [];
}

function patternOf(promised: string): RegExp {
  const words = promised.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${words.join('.+')}(?: \\[[^\\]]+\\])*(?::|$)`);
}
