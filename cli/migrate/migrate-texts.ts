import { memberOf, readObject, rewritten, type TextEdit } from '../files/json-edits.ts';
import { applyEdits } from '#schemas/engine';
import { CONTENT_VERSION } from '#schemas/content-version';
import { migrateDigits, type RewrittenAmount } from './digits.ts';
import { migrateInfants } from './infants.ts';

type ContentTexts = ReadonlyMap<string, string>;

/** Migrated content, with the amounts that are written otherwise than before. */
export interface Migrated {
  texts: ContentTexts;
  amounts: readonly RewrittenAmount[];
}

/**
 * Migrates content to this version with text edits, which keep comments and layout: the version number, fields that moved
 * within version 1, and the decimals of amounts.
 */
export async function migrateTexts(texts: ContentTexts): Promise<Migrated> {
  const current = migrateInfants(
    new Map([...texts].map(([path, text]) => [path, applyEdits(text, versionEdits(path, text))])),
  );
  const counted = countedVersionOf(texts);
  return counted !== undefined && counted < CONTENT_VERSION
    ? migrateDigits(current)
    : { texts: current, amounts: [] };
}

/**
 * The version by which amounts are counted: of hotel.json alone. A file that was copied from an older hotel names an older
 * schema, and its amounts were written for this one. Undefined where hotel.json names none.
 */
export function countedVersionOf(texts: ContentTexts): number | undefined {
  const [path, text] = [...texts].find(([each]) => isHotel(each)) ?? [];
  if (path === undefined || text === undefined) return CONTENT_VERSION;
  return versionIn(path, text) ?? schemaVersionIn(text);
}

/** The oldest version in any file; files without one are current. */
export function versionOf(texts: ContentTexts): number {
  const named = [...texts].flatMap(([path, text]) => [versionIn(path, text), schemaVersionIn(text)]);
  const known = named.filter((version) => version !== undefined);
  const newer = known.filter((version) => version > CONTENT_VERSION);
  return newer.length > 0 ? Math.max(...newer) : Math.min(CONTENT_VERSION, ...known);
}

const SCHEMA_VERSION = /\/schemas\/v(\d{1,4})\//;

function versionIn(path: string, text: string): number | undefined {
  const value = isHotel(path) ? memberOf(readObject(text), 'version')?.value : undefined;
  return value?.kind === 'scalar' && typeof value.value === 'number' ? value.value : undefined;
}

function schemaVersionIn(text: string): number | undefined {
  const version = SCHEMA_VERSION.exec(schemaIn(text)?.address ?? '')?.[1];
  return version === undefined ? undefined : Number(version);
}

function schemaIn(text: string) {
  const node = memberOf(readObject(text), '$schema')?.value;
  return node?.kind === 'scalar' && typeof node.value === 'string'
    ? { node, address: node.value }
    : undefined;
}

function versionEdits(path: string, text: string): TextEdit[] {
  const schema = schemaIn(text);
  const version = isHotel(path) ? memberOf(readObject(text), 'version')?.value : undefined;
  return [
    ...(schema === undefined
      ? []
      : [rewritten(schema.node, schema.address.replace(SCHEMA_VERSION, `/schemas/v${CONTENT_VERSION}/`))]),
    ...(version === undefined ? [] : [rewritten(version, CONTENT_VERSION)]),
  ];
}

function isHotel(path: string): boolean {
  return path === 'hotel.json' || path === 'hotel.jsonc';
}
