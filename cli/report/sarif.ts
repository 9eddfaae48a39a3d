import { printableJson } from '../terminal/printable.ts';
import type { Diagnostic } from '#schemas/engine';
import type { Range } from '#schemas/types';
import { toolVersion } from '../package-root.ts';
import { ruleOf } from '../rules/find-rule.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { pathOf, type ReportView } from './view.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

export function sarifReport({ root, shown }: ReportView): string {
  const codes = [...new Set(shown.map(({ code }) => code))].toSorted();
  const fingerprints = fingerprintsOf(shown);
  return printableJson(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'Verandah',
              semanticVersion: toolVersion(),
              rules: codes.map(describeRule),
            },
          },
          columnKind: 'utf16CodeUnits',
          invocations: [{ executionSuccessful: true }],
          results: shown.map((found, index) => ({
            ...resultOf(found, root),
            ruleIndex: codes.indexOf(found.code),
            partialFingerprints: { 'verandah/v1': fingerprints[index] },
          })),
        },
      ],
    },
    2,
  );
}

function describeRule(code: string): object {
  const rule = ruleOf(code);
  if (rule === undefined) return { id: code };
  return {
    id: code,
    shortDescription: { text: rule.title },
    fullDescription: { text: rule.why },
    help: { text: rule.remedy },
    defaultConfiguration: { level: LEVELS[rule.severity] },
  };
}

function resultOf(found: Diagnostic, root: string): object {
  const { code, severity, message, help, file, range, entity, related, fix } = found;
  return {
    ruleId: code,
    level: LEVELS[severity],
    message: { text: help === undefined ? message : `${message} Help: ${help}` },
    locations: [
      {
        physicalLocation: physical(root, file, range),
        ...(entity !== undefined && { logicalLocations: [{ fullyQualifiedName: entity }] }),
      },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.map((place, index) => ({
        id: index + 1,
        physicalLocation: physical(root, place.file, place.range),
        message: { text: place.message },
      })),
    }),
    ...(fix && {
      fixes: [
        {
          description: { text: fix.title },
          artifactChanges: [
            {
              artifactLocation: artifact(root, file),
              replacements: fix.edits.map(({ offset, length, text }) => ({
                deletedRegion: { charOffset: offset, charLength: length },
                insertedContent: { text },
              })),
            },
          ],
        },
      ],
    }),
  };
}

function physical(root: string, file: string, { start, end }: Range): object {
  return {
    artifactLocation: artifact(root, file),
    region: {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
      charOffset: start.offset,
      charLength: end.offset - start.offset,
    },
  };
}

function artifact(root: string, file: string): object {
  const path = pathOf(root, file).replaceAll('\\', '/');
  return { uri: encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent) };
}
