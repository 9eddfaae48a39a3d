import type { Plugin } from 'vite';

/** What is taken out of the code of a package, and what stands there instead. The build stops when one is not found. */
interface Cut {
  from: RegExp;
  to: string;
}

interface Lean {
  file: RegExp;
  /** Which of these files it is about. */
  with: string;
  cuts: readonly Cut[];
}

/** The package points bundlers at its development build. */
const ROUTER = /([\\/]react-router[\\/]dist[\\/])development([\\/])/u;

const PACKAGES: readonly Lean[] = [
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/u,
    with: 'function PrefetchPageLinks(',
    cuts: [
      // Names for React's tools, and a context of server components: each keeps the component that it is given to in the bundle.
      { from: /^\w+\.(?:displayName|contextType) = .*;$/gmu, to: '' },
      { from: /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/gu, to: '= /* @__PURE__ */ ' },
      // For the framework of the same name, which this site is not made with; every link brings it along.
      { from: /(?<=^function PrefetchPageLinks\(\{ page, \.\.\.linkProps \}\) \{)$/mu, to: ' return null;' },
    ],
  },
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/u,
    with: 'class Connector ',
    cuts: [
      // All texts are there from the beginning: nothing is fetched by it, or tried again.
      {
        from: /^class Connector extends EventEmitter \{$[^]*?^\}$/mu,
        to: 'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, done) { done(); } }',
      },
      // Said to developers only, and never without its `debug`.
      { from: /(?<!=> )\bthis\.logger\.(?:warn|log|deprecate)\(.*\);$/gmu, to: ';' },
    ],
  },
  {
    file: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/u,
    with: 'const __iconData = ',
    // React has no use for the keys of lines that are never moved.
    cuts: [{ from: /, key: "\w+"(?= \}|\n)|,\n +key: "\w+"/gu, to: '' }],
  },
];

/**
 * Keeps what the site never uses of three packages out of the guest's download: half of the router, a quarter of the
 * translations. The build fails when one of them changes its shape.
 */
export function leanPackages(): Plugin {
  const untouched = new Set(PACKAGES);
  return {
    name: 'verandah:lean-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async resolveId(source, importer, options) {
      if (source !== 'react-router') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !ROUTER.test(found.id)) return this.error('react-router no longer has two builds');
      return { ...found, id: found.id.replace(ROUTER, '$1production$2') };
    },
    transform(code, id) {
      const lean = PACKAGES.find((each) => each.file.test(id) && code.includes(each.with));
      if (!lean) return null;
      untouched.delete(lean);
      return { code: lean.cuts.reduce((kept, cut) => cutOut(kept, cut, id), code), map: null };
    },
    buildEnd(error) {
      const [missed] = untouched;
      if (!error && missed) this.error(`No file ${String(missed.file)} has ${missed.with}`);
    },
  };
}

function cutOut(code: string, { from, to }: Cut, id: string): string {
  const lean = code.replace(from, to);
  if (lean === code) throw new Error(`${id} no longer has ${String(from)}`);
  return lean;
}
