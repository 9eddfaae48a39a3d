import type { Plugin } from 'vite';

const SINGLETON = '\0verandah:react-style-singleton';

/**
 * The stylesheet that a dependency would write into a `<style>` element, as a constructable one: CSSOM is outside the CSP.
 * Same exports as react-style-singleton, which react-remove-scroll (Radix Dialog) uses to lock scrolling.
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

/** Lets dependencies that inject style elements work under `style-src 'self'`; the build fails when one changes its shape. */
export function strictCsp(): Plugin {
  return {
    name: 'verandah:strict-csp',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-style-singleton' ? SINGLETON : null),
    load: (id) => (id === SINGLETON ? SINGLETON_CODE : null),
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/u.test(id)) return null;
      const withoutInjection = code.replace(/^__insertCSS\(.*\);?$/mu, '');
      if (withoutInjection === code)
        this.error('sonner no longer injects its stylesheet in the expected form');
      return { code: `import 'sonner/dist/styles.css';\n${withoutInjection}`, map: null };
    },
  };
}
