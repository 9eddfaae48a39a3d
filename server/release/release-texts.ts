import { textsAddress } from '#schemas/language';
import { createTexts, type PublishedTexts, type Texts } from '../platform/texts.ts';
import { DamagedReleaseError } from './release-fault.ts';
import type { ReadFile, ReleaseFile } from './release-files.ts';

/** The interface texts of a release in a language; the hotel's own where the release has none in it. */
export type TextsIn = (language: string) => Texts;

const PUBLISHED_IN = /^\/locales\/(?<language>[^/]+)\/common\.json$/;

/** Reads the interface texts of a release, the same files that the site loads. */
export async function readReleaseTexts(
  read: ReadFile,
  files: ReadonlyMap<string, ReleaseFile>,
  { language, region }: { language: string; region: string },
): Promise<TextsIn> {
  const own = await readTexts(read, files, language);
  const others = await Promise.all(
    languagesOf(files)
      .filter((other) => other !== language)
      .map((other) => readTexts(read, files, other)),
  );
  const ownTexts = createTexts([own], region);
  const texts = new Map(others.map((other) => [other.language, createTexts([other, own], region)]));
  return (wanted) => texts.get(wanted) ?? ownTexts;
}

function languagesOf(files: ReadonlyMap<string, ReleaseFile>): string[] {
  return [...files.keys()].flatMap((address) => PUBLISHED_IN.exec(address)?.groups?.['language'] ?? []);
}

async function readTexts(
  read: ReadFile,
  files: ReadonlyMap<string, ReleaseFile>,
  language: string,
): Promise<PublishedTexts> {
  const address = textsAddress(language);
  const file = files.get(address);
  if (file === undefined) throw new DamagedReleaseError(`the published release has no ${address}`);
  const bytes = await read(file.sha256);
  if (bytes === undefined) throw new DamagedReleaseError(`${address} of the published release is missing`);
  // Publishing wrote the file from validated texts.
  return { language, texts: JSON.parse(bytes.toString('utf8')) as Record<string, unknown> };
}
