import type { Plugin } from 'vite';

/** What only sonner's own toasts have. Ours are drawn by the design system, in one corner, and are dragged in their own way. */
const UNUSED =
  /data-styled=|data-rich-colors|data-sonner-theme|sonner-(?:loader|loading|spinner)|swip(?:ing|e-out)='?true|swiped|position='?(?:left|center|bottom)/u;
const RULE = /(?<=^|[{}])[^{}]+\{[^{}]*\}/gu;
const VARIABLES = /--(?:gray\d+|border-radius):[^;]*;/gu;
const KEYFRAMES = /@keyframes (?:swipe-out|sonner)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/gu;

/** Ships the part of sonner's stylesheet that places, stacks and moves toasts: a quarter of it. */
export function toastStyles(): Plugin {
  return {
    name: 'verandah:toast-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]styles\.css$/u.test(id)) return null;
      const kept = keptToastStyles(code);
      if (!kept.includes('[data-sonner-toaster]') || kept.length > code.length / 2)
        this.error('The stylesheet of sonner no longer has the expected form');
      return { code: kept, map: null };
    },
  };
}

export function keptToastStyles(all: string): string {
  return all
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .replaceAll(KEYFRAMES, '')
    .replaceAll(VARIABLES, '')
    .replaceAll(RULE, (rule) => (isUnused(rule) ? '' : rule));
}

function isUnused(rule: string): boolean {
  const [selectors = ''] = rule.split('{');
  // Variables of the buttons and icons that only sonner's own toasts have.
  if (selectors.trimStart().startsWith('html[dir')) return true;
  return selectors.split(',').every((selector) => UNUSED.test(selector));
}
