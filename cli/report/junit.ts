import { printable } from '../terminal/printable.ts';
import type { Diagnostic } from '#schemas/engine';
import { pathOf, placeWords, type ReportView } from './view.ts';

/** A JUnit report: each content file is a suite, each of its problems a failed case; a clean file is one passed case. */
export function junitReport({ report, root, shown }: ReportView): string {
  const byFile = Map.groupBy(shown, ({ file }) => file);
  const faulty = new Set(report.diagnostics.map(({ file }) => file));
  const clean = report.paths.filter((file) => !faulty.has(file));
  const suites = [...byFile.keys(), ...clean]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => suite(pathOf(root, file), byFile.get(file) ?? [], root));
  const failures = shown.filter(isFailure).length;
  const cases = shown.length + clean.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="verandah check" tests="${cases}" failures="${failures}">`,
    ...suites,
    '</testsuites>',
  ].join('\n');
}

function suite(path: string, problems: readonly Diagnostic[], root: string): string {
  const failures = problems.filter(isFailure).length;
  const cases =
    problems.length === 0
      ? [testCase(path, 'in order', '')]
      : problems.map((found) => problemCase(found, path, root));
  return [
    `  <testsuite name="${escape(path)}" tests="${cases.length}" failures="${failures}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

function problemCase(found: Diagnostic, path: string, root: string): string {
  const { code, message, help, severity } = found;
  const name = `${code} at ${found.range.start.line}:${found.range.start.column}`;
  const words = [placeWords(root, found), message, ...(help === undefined ? [] : [`help: ${help}`])].join(
    '\n',
  );
  // A warning does not fail a build; it is told beside a passed case.
  const body = isFailure(found)
    ? `<failure type="${escape(code)}" message="${escape(message)}">${escape(words)}</failure>`
    : `<system-out>${escape(`${severity}: ${words}`)}</system-out>`;
  return testCase(path, name, body);
}

function testCase(path: string, name: string, body: string): string {
  const start = `    <testcase classname="${escape(path)}" name="${escape(name)}"`;
  return body === '' ? `${start}/>` : `${start}>${body}</testcase>`;
}

function isFailure({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function escape(text: string): string {
  return (
    printable(text.toWellFormed())
      // What XML 1.0 cannot hold, not even escaped.
      .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
      .replaceAll(/[&<>"\n]/g, (character) => ENTITIES[character] ?? character)
  );
}
