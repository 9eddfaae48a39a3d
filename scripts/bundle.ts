/** Production builds in memory, with the site's settings, for measuring. */
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { sitePlugins, treeShaking } from '../site/vite.shared.ts';

const ROOT = join(import.meta.dirname, '..');

export type Output = Rolldown.RolldownOutput['output'];

export interface BundleRequest {
  /** Files, or texts of modules, by the name of the output. */
  entries: Readonly<Record<string, { file: string } | { text: string }>>;
  /** Packages that are not bundled. */
  external?: (string | RegExp)[];
  /** One file for each entry. */
  inOne?: boolean;
  /** The root for virtual modules and packages; by default the project. */
  root?: string;
}

export async function bundle({
  entries,
  external = [],
  inOne = false,
  root = ROOT,
}: BundleRequest): Promise<Output> {
  const texts = new Map<string, string>();
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      if ('file' in entry) return [name, join(root, entry.file)];
      // Beside package.json, so that its imports resolve.
      const id = join(root, `${name}.bundled.tsx`);
      texts.set(id, entry.text);
      return [name, id];
    }),
  );
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [...sitePlugins(), modulesInMemory(texts)],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input,
        external,
        treeshake: treeShaking,
        preserveEntrySignatures: 'strict',
        output: inOne ? { codeSplitting: false } : {},
      },
    },
  });
  if (!('output' in result)) throw new Error('The build has several outputs or none');
  return result.output;
}

function modulesInMemory(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'verandah:modules-in-memory',
    resolveId: (id) => (texts.has(id) ? id : null),
    load: (id) => texts.get(id) ?? null,
  };
}

/** The chunk of an entry and its static imports, in order of loading. */
export function chunksBelow(entry: Rolldown.OutputChunk, output: Output): Rolldown.OutputChunk[] {
  const byName = new Map(output.map((file) => [file.fileName, file]));
  const seen = new Set<Rolldown.OutputChunk>();
  const ordered: Rolldown.OutputChunk[] = [];
  const walk = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported?.type === 'chunk') walk(imported);
    }
    ordered.push(chunk);
  };
  walk(entry);
  return ordered;
}

export function stylesOf(chunks: Rolldown.OutputChunk[], output: Output): string {
  const names = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return output
    .flatMap((file) => (names.has(file.fileName) && file.type === 'asset' ? [String(file.source)] : []))
    .join('\n');
}

export const gzipSize = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);
export const brotliSize = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length);
