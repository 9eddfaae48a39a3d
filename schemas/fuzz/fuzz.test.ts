import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../scripts/generate/schema-files.ts';
import { secondOpinion } from '../content/second-opinion.ts';
import { holdsDesignTokens } from '../engine/design-tokens.ts';
import { type ContentKind, KINDS } from '../engine/kinds.ts';
import { makeDiagnostics } from '../engine/make-report.ts';
import { memoryFileSystem } from '../engine/memory-file-system.ts';
import { readContentFile } from '../engine/read-content-file.ts';
import { TEST_SEED } from '../../scripts/test-seed.ts';
import { checkSmallHotel, pathOfKind } from '../engine/small-hotel.ts';
import { validateFile } from '../engine/validate-file.ts';
import type { Diagnostic, TextEdit } from '../generated/types.ts';
import { mutatedText, mutatedValue } from './mutate.ts';
import { createRandom, type Random } from './random.ts';

/** `FUZZ_RUNS=100000 npx vitest run schemas/fuzz` runs longer. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1500);
/** Checking a whole hotel takes as long as dozens of files. */
const WHOLE_HOTEL_EVERY = 25;
/** A run usually takes milliseconds; this long is a hang, even on a busy machine. */
const HANGS_AFTER_MS = 5000;

const examples = KINDS.flatMap(({ kind }) =>
  readdirSync(`${import.meta.dirname}/../content/${kind}/examples`)
    .filter((name) => name.startsWith('valid-'))
    .map((name) => ({
      kind,
      text: readFileSync(`${import.meta.dirname}/../content/${kind}/examples/${name}`, 'utf8'),
    })),
);
const fits = await secondOpinion(readSchemaFiles(`${import.meta.dirname}/..`, ['content']).values());
const isDiagnostic = diagnosticValidator();

function diagnosticValidator(): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false });
  for (const schema of readSchemaFiles(`${import.meta.dirname}/..`, ['report']).values())
    ajv.addSchema(schema);
  return (value) => ajv.validate('https://verandah.example/schemas/v1/report/diagnostic/schema.json', value);
}

function brokenExample(random: Random): { kind: ContentKind; text: string } {
  const { kind, text } = random.pick(examples);
  if (random.chance(40)) return { kind, text: mutatedText(text, random) };
  let value: unknown = JSON.parse(text);
  for (let times = random.below(3); times >= 0; times -= 1) value = mutatedValue(value, random);
  return { kind, text: JSON.stringify(value, null, random.pick([0, 2, '\t'])) ?? '' };
}

interface CheckedText {
  kind: ContentKind;
  text: string;
  isValid: boolean;
  /** True for a syntax error. */
  hasFaults: boolean;
  diagnostics: readonly Diagnostic[];
}

async function check(kind: ContentKind, written: string): Promise<CheckedText> {
  const path = pathOfKind(kind);
  const bytes = new TextEncoder().encode(written);
  const entry = { path, bytes: bytes.length, leavesFolder: false };
  const read = await readContentFile(memoryFileSystem(new Map([[path, bytes]])), '', { entry, kind });
  const file = await validateFile(read);
  const diagnostics = makeDiagnostics(file.diagnostics, [file]);
  return {
    kind,
    text: file.text,
    isValid: file.isValid,
    hasFaults: read.diagnostics.length > 0,
    diagnostics,
  };
}

/** Printed at the end of a long run. */
const tally = { refused: 0, accepted: 0, slowestMs: 0 };

/** The first broken guarantee of a check; undefined where all hold. */
async function faultOf(seed: number): Promise<string | undefined> {
  const { kind, text } = brokenExample(createRandom(seed));
  const began = performance.now();
  const checked = await check(kind, text);
  const ms = performance.now() - began;
  tally[checked.diagnostics.length > 0 ? 'refused' : 'accepted'] += 1;
  tally.slowestMs = Math.max(tally.slowestMs, Math.round(ms));
  return (
    (ms > HANGS_AFTER_MS ? `took ${Math.round(ms)} ms` : undefined) ??
    wrongRecord(checked.diagnostics, () => checked.text) ??
    disagreement(checked) ??
    (await uselessFix(checked)) ??
    (seed % WHOLE_HOTEL_EVERY === 0 ? wrongInHotel(checked) : undefined)
  );
}

async function wrongInHotel({ kind, text }: CheckedText): Promise<string | undefined> {
  const { diagnostics, texts } = await checkSmallHotel({ [pathOfKind(kind)]: text });
  return wrongRecord(diagnostics, (file) => texts.get(file) ?? '');
}

/** A safe fix must remove its diagnostic. */
async function uselessFix({ kind, text, diagnostics }: CheckedText): Promise<string | undefined> {
  for (const { fix, code, message } of diagnostics) {
    if (fix?.safe !== true) continue;
    const mended = await check(kind, applied(text, fix.edits));
    const [before, after] = [diagnostics, mended.diagnostics].map(
      (list) => list.filter((found) => found.code === code && found.message === message).length,
    );
    if (before === after) return `the fix of ${code} mends nothing`;
  }
  return undefined;
}

function applied(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (changed, { offset, length, text: put }) =>
        changed.slice(0, offset) + put + changed.slice(offset + length),
      text,
    );
}

function wrongRecord(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string,
): string | undefined {
  return diagnostics.map((found) => faultIn(found, textOf)).find((words) => words !== undefined);
}

function faultIn(found: Diagnostic, textOf: (file: string) => string): string | undefined {
  const places = [found, ...found.related].map(({ file, range: { start, end } }) => {
    return { file, from: start.offset, to: end.offset };
  });
  const edits = (found.fix?.edits ?? []).map(({ offset, length }) => {
    return { file: found.file, from: offset, to: offset + length };
  });
  const isOutside = [...places, ...edits].some(
    ({ file, from, to }) => from < 0 || to < from || to > textOf(file).length,
  );
  if (isOutside) return `${found.code} is outside the file`;
  return isDiagnostic(found) ? undefined : `${found.code} is no record of the report`;
}

/** Compares with JSON.parse and with a second validator. */
function disagreement({ kind, text, isValid, hasFaults, diagnostics }: CheckedText): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return diagnostics.length > 0 ? undefined : 'accepted, though it is not JSON';
  }
  // JSON that we refuse on purpose: duplicate keys and numbers that lose digits.
  if (hasFaults || (kind === 'theme' && holdsDesignTokens(value))) return undefined;
  if (isValid !== (diagnostics.length === 0)) return 'refused without a word, or accepted with one';
  return isValid === fits(kind, value) ? undefined : `the second validator says ${isValid ? 'no' : 'yes'}`;
}

test(
  `${RUNS} broken files: no crash, no place outside the file, no useless fix, no other verdict than a second validator's`,
  { timeout: 60_000 + RUNS * 20 },
  async () => {
    const faults: string[] = [];
    for (let seed = TEST_SEED; seed < TEST_SEED + RUNS && faults.length < 5; seed += 1) {
      const fault = await faultOf(seed).catch((error: unknown) => `crashed: ${String(error)}`);
      if (fault !== undefined) faults.push(`seed ${seed}: ${fault}`);
    }
    console.info(
      `${tally.refused} refused, ${tally.accepted} accepted, the slowest in ${tally.slowestMs} ms`,
    );
    expect(faults).toEqual([]);
  },
);
