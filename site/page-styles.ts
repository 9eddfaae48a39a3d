import type { Plugin, Rolldown } from 'vite';
import { LANGUAGE } from './app/i18n.ts';
import { neededRules } from './needed-rules.ts';
import { withScaleValues } from './scale-values.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Where the build leaves the rules of the frame; publishing reads them there and serves them with the theme. */
export const FRAME_STYLES = '.vite/frame.css';

/** What Vite leaves before the rules of a chunk. */
const BUILD_NOTE = /\/\*\$vite\$:\d+\*\//gu;

/** Parts that stand in a prerendered page and whose script comes later: their rules come with the page. */
const ASLEEP = /\.asleep\.tsx$/u;

/**
 * Instead of one stylesheet per chunk: one for the frame around every page, and one for each part that is loaded later, with what the
 * part can draw beside the frame. Vite's own loader fetches a part's stylesheet and waits for it before the part is drawn.
 */
export function pageStyles(): Plugin {
  return {
    name: 'verandah:page-styles',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      // Before Vite writes the addresses of stylesheets into scripts and manifest.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const frame = new Set(
          chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => stylesBelow(chunk, bundle)),
        );
        const needed = (styles: string[], classes: Set<string>) =>
          neededRules(joined(styles, bundle), { classes, language: LANGUAGE });
        const wordsOf = wordsOfModules(chunks);
        const frameRules = needed([...frame], union(wordsOf.values()));
        const parts = chunks
          .filter(
            ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && !ASLEEP.test(facadeModuleId ?? ''),
          )
          .map((chunk) => ({ chunk, styles: stylesBelow(chunk, bundle).filter((name) => !frame.has(name)) }))
          .filter(({ styles }) => styles.length > 0)
          .map(({ chunk, styles }) => ({
            chunk,
            rules: needed(styles, wordsBelow(chunk, wordsOf, this)),
          }))
          .filter(({ rules }) => rules !== '');
        const written = withScaleValues(
          { frame: frameRules, parts: parts.map(({ rules }) => rules) },
          chunks.map(({ code }) => code).join('\n'),
        );
        // First, since a part that is a chunk of its own gets back the very name that is removed here.
        for (const chunk of chunks) dropStyles(chunk, bundle);
        this.emitFile({ type: 'asset', fileName: FRAME_STYLES, source: written.frame });
        for (const [index, { chunk }] of parts.entries()) {
          const source = written.parts[index] ?? '';
          const file = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source });
          chunk.viteMetadata?.importedCss.add(this.getFileName(file));
        }
      },
    },
  };
}

/** Names of the stylesheets of a chunk and of all that it imports at once, what is imported first. */
function stylesBelow(chunk: Chunk, bundle: Bundle): string[] {
  const styles = new Set<string>();
  const seen = new Set<Chunk>();
  const walk = (current: Chunk) => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const name of [...current.imports, ...current.dynamicImports]) {
      const imported = bundle[name];
      if (imported?.type !== 'chunk') continue;
      if (current.imports.includes(name) || ASLEEP.test(imported.facadeModuleId ?? '')) walk(imported);
    }
    for (const name of current.viteMetadata?.importedCss ?? []) styles.add(name);
  };
  walk(chunk);
  return [...styles];
}

/** Every word in each module, and so every class that it can draw. */
function wordsOfModules(chunks: readonly Chunk[]): Map<string, Set<string>> {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Map(modules.map(([id, { code }]) => [id, new Set(code?.match(/[\w-]+/gu))]));
}

/** The words of a part and of all that it imports at once. */
function wordsBelow(part: Chunk, wordsOf: Map<string, Set<string>>, modules: Modules): Set<string> {
  const seen = new Set<string>();
  const walk = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds.filter((name) => ASLEEP.test(name))])
      walk(next);
  };
  if (part.facadeModuleId !== null) walk(part.facadeModuleId);
  return union([...seen].map((id) => wordsOf.get(id) ?? new Set()));
}

function union(sets: Iterable<Set<string>>): Set<string> {
  return new Set([...sets].flatMap((set) => [...set]));
}

function joined(names: string[], bundle: Bundle): string {
  const texts = names.map((name) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}`);
    return String(file.source).replaceAll(BUILD_NOTE, '').trim();
  });
  return `${texts.join('\n')}\n`;
}

function dropStyles(chunk: Chunk, bundle: Bundle): void {
  for (const name of chunk.viteMetadata?.importedCss ?? []) delete bundle[name];
  chunk.viteMetadata?.importedCss.clear();
}
