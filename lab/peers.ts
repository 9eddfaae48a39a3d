/** Packages of a bench, installed into a temporary folder, so that the product never depends on them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Peers {
  folder: string;
  remove: () => void;
}

/** @param packages each as `name@version`. @throws when the registry does not answer. */
export function installPeers(...packages: readonly string[]): Peers {
  const folder = mkdtempSync(join(tmpdir(), 'verandah-peers-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "peers", "private": true }');
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status === 0) return { folder, remove };
  remove();
  throw new Error(`${packages.join(', ')} could not be installed; the bench needs a package registry.`);
}
