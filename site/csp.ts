import type { Plugin } from 'vite';

const SINGLETON = '\0verandah:react-style-singleton';

/**
 * Replaces react-style-singleton, which react-remove-scroll (Radix Dialog) uses to lock scrolling: a constructable
 * stylesheet in place of a `<style>` element, because the CSP does not cover CSSOM.
 */
const SINGLETON_CODE = `
import { useEffect } from 'react';

export function stylesheetSingleton() {
  let users = 0;
  let sheet;
  return {
    add(css) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

export function styleHookSingleton() {
  const shared = stylesheetSingleton();
  return (css, isDynamic) => {
    useEffect(() => {
      shared.add(css);
      return () => shared.remove();
    }, [css && isDynamic]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return ({ styles, dynamic }) => {
    useStyle(styles, dynamic);
    return null;
  };
}
`;

const ADOPT = '\0verandah:adopt-style';

/**
 * Applies the rules of a detached style element as a constructable stylesheet. Returns a function that removes them.
 */
const ADOPT_CODE = `
const adopted = new WeakMap();

export function adoptStyle(style, document) {
  const ids = adopted.get(document) ?? new Set();
  adopted.set(document, ids);
  if (style.id !== '' && ids.has(style.id)) return () => undefined;
  ids.add(style.id);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    ids.delete(style.id);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
`;

interface Patch {
  file: RegExp;
  from: RegExp;
  to: string;
  prefix?: string;
}

const ADOPTING = {
  from: /\b(document|ownerDocument)\.head\.prepend\(style\);/gu,
  to: 'style.remove = adoptStyle(style, $1);',
  prefix: `import { adoptStyle } from '${ADOPT}';\n`,
};

/** Every place where a dependency uses a style element or innerHTML, which the policy forbids. */
const PATCHES: readonly Patch[] = [
  {
    file: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/u,
    from: /^__insertCSS\(.*\);?$/mu,
    to: '',
    prefix: "import 'sonner/dist/styles.css';\n",
  },
  { file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]interactions[\\/]usePress\.mjs$/u, ...ADOPTING },
  { file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]overlays[\\/]usePreventScroll\.mjs$/u, ...ADOPTING },
  {
    // Trusted Types refuse even an empty text.
    file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.mjs$/u,
    from: /\.innerHTML = '';/gu,
    to: '.replaceChildren();',
  },
];

const MODULES: Readonly<Record<string, string>> = { [SINGLETON]: SINGLETON_CODE, [ADOPT]: ADOPT_CODE };

/**
 * Makes dependencies that inject style elements work under `style-src 'self'`. The build fails when one of them
 * changes.
 */
export function strictCsp(): Plugin {
  return {
    name: 'verandah:strict-csp',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-style-singleton' ? SINGLETON : id === ADOPT ? ADOPT : null),
    load: (id) => MODULES[id] ?? null,
    transform(code, id) {
      const patch = PATCHES.find(({ file }) => file.test(id));
      if (patch === undefined) return null;
      const patched = code.replace(patch.from, patch.to);
      if (patched === code) this.error(`${id} no longer writes its styles or markup in the expected form`);
      return { code: `${patch.prefix ?? ''}${patched}`, map: null };
    },
  };
}
