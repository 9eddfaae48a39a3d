import { writeFileSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { generatedFiles } from './generate/generated-files.ts';

/**
 * `npm run generate` writes schemas/generated from the schemas; with `--check` it writes nothing and fails when
 * a file there differs from what it would write.
 */
const target = posix.join(import.meta.dirname.replaceAll('\\', '/'), '../schemas/generated');
const files = await generatedFiles(posix.join(target, '..'));
const stale = [...files].filter(([path, text]) => textOf(path) !== text).map(([path]) => path);
const surplus = committedFiles().filter((path) => !files.has(path));

if (process.argv.includes('--check')) {
  for (const path of [...stale, ...surplus]) console.error(`schemas/generated/${path} is out of date`);
  if (stale.length + surplus.length > 0) {
    console.error('Run `npm run generate` and commit what it writes.');
    process.exitCode = 1;
  }
} else {
  for (const path of surplus) rmSync(posix.join(target, path));
  for (const path of stale) {
    mkdirSync(dirname(posix.join(target, path)), { recursive: true });
    writeFileSync(posix.join(target, path), files.get(path) ?? '');
  }
  console.log(`schemas/generated: ${files.size} files, ${stale.length} written, ${surplus.length} removed`);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(posix.join(target, path), 'utf8');
  } catch {
    return undefined;
  }
}

function committedFiles(): string[] {
  try {
    return readdirSync(target, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(target, posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name)));
  } catch {
    return [];
  }
}
