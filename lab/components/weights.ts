/** The size of six components without React: ours, and with `--peers` those of another library. */
import { readFileSync } from 'node:fs';
import { brotliSize, bundle, gzipSize } from '../../scripts/bundle.ts';
import { REACT_ALONE, SIX } from '../../scripts/sizes/measure.ts';
import { installPeers } from '../peers.ts';

interface Compressed {
  gzip: number;
  brotli: number;
}

export interface Weights {
  script: Compressed;
  styles: Compressed;
}

const THEMES = '@radix-ui/themes@3.3.0';
/** Radix Themes has no toasts; its documentation adds them this way. */
const SIX_OF_THEMES = `
  ${REACT_ALONE}
  import '@radix-ui/themes/styles.css';
  export { Button, Dialog, Select, Tabs, TextField, Theme } from '@radix-ui/themes';
  export { Toast } from 'radix-ui';
`;

export const weighReact = () => weigh(REACT_ALONE);
export const weighOurs = () => weigh(`import '#design-system/css';${SIX}`);

export async function weighRadixThemes(): Promise<Weights> {
  const { folder, remove } = installPeers(THEMES, ...ourReact());
  try {
    return await weigh(SIX_OF_THEMES, folder);
  } finally {
    remove();
  }
}

function ourReact(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<'react' | 'react-dom', string>;
  };
  return [`react@${dependencies.react}`, `react-dom@${dependencies['react-dom']}`];
}

async function weigh(text: string, root?: string): Promise<Weights> {
  const entries = { weighed: { text } };
  const output = await bundle(root === undefined ? { entries, inOne: true } : { entries, inOne: true, root });
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  const styles = output.map((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
  );
  return { script: sizesOf(script), styles: sizesOf(styles.join('\n')) };
}

const sizesOf = (text: string): Compressed => ({ gzip: gzipSize(text), brotli: brotliSize(text) });
