import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A list of words, none of which anybody reads. */
const WORD_LISTS = ['common-password.ts'];
const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !WORD_LISTS.includes(file),
);

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('rule.ts', code, ts.ScriptTarget.Latest, true);
}

/** What of a file could be read by a guest: texts with a blank in them. What a fault of ours says is for the log. */
function sentencesIn(node: ts.Node): string[] {
  if (ts.isNewExpression(node) && /^(?:Range|Type)?Error$/.test(node.expression.getText())) return [];
  const own = wordsOf(node);
  return [...(isSentence(own) ? [own] : []), ...childrenOf(node).flatMap(sentencesIn)];
}

/** Two words with a blank between them; a list of codes, as of currencies, is none. */
function isSentence(text: string): boolean {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  return words.length > 1 && !words.every((word) => /^(?:[A-Z]{2,3}|kr|Rs)$/.test(word));
}

/** A text as it is written; what is filled in has no letters. */
function wordsOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Fields that HTTP has and a rule of the hotel has not. */
function statusesIn(node: ts.Node): string[] {
  const own = ts.isIdentifier(node) && /^(?:http)?status(?:code)?$/i.test(node.text) ? [node.text] : [];
  return [...own, ...childrenOf(node).flatMap(statusesIn)];
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

const treeOf = (file: string): ts.SourceFile => parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

test('the check finds sentences and statuses, and nothing else', () => {
  const code = [
    "const label = 'First name';",
    'const told = `${count} nights are ${kept}`;',
    "throw new DomainError('NOT_FOUND', { why: 'It is gone' });",
    "throw new RangeError('Weights are zero or more.');",
    "const key = 'validation.required';",
    "const whole = 'JPY KRW';",
    'const meaning = { status: 404 };',
  ].join('\n');
  expect(sentencesIn(parse(code))).toEqual(['First name', '{} nights are {}', 'It is gone']);
  expect(statusesIn(parse(code))).toEqual(['status']);
});

test.each(files)('%s has no sentence and no status', (file) => {
  expect([...sentencesIn(treeOf(file)), ...statusesIn(treeOf(file))]).toEqual([]);
});
