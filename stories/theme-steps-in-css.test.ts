import { beforeAll, describe, expect, it } from 'vitest';
import { compiledStylesheet } from './painted-pairs.ts';

/** Round in every shape: dots, rings and what turns. */
const ALWAYS_ROUND = /\.(?:radio-group|spinner|split-suggestion)_/u;
/** Lines that draw a figure, such as a calendar, instead of an edge. */
const FIGURES = /::(?:before|after|-webkit-calendar-picker-indicator)/u;
/** Their corners are set by another class of the same element. */
const CORNERS_ELSEWHERE = /^\.(?:surface|choice)_/u;
/** Paper and systems that set every colour have no theme. */
const NOT_THEMED = /forced-colors|print/u;
const LINE = /^var\(--vr-line-(?:edge|thick)\) (?:solid|dashed)(?: .+)?$/u;
const CORNER = /^(?:0|inherit|var\(--vr-(?:radius-(?:xs|s|m|control|icon)|layout-hero-picture-radius)\))$/u;
/** A seam between two halves of one field. */
const SEAM = 'min(var(--vr-radius-control), 2px)';

interface Rule {
  selector: string;
  declared: readonly (readonly [property: string, value: string])[];
}

/** The innermost rules of a stylesheet, without those of other media. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const heads: string[] = [];
  for (const [, text = '', mark] of css.matchAll(/([^{}]*)([{}])/gu)) {
    if (mark === '{') {
      heads.push(text.split(';').at(-1)?.trim() ?? '');
      continue;
    }
    const selector = heads.pop() ?? '';
    if (selector.startsWith('@') || heads.some((head) => NOT_THEMED.test(head))) continue;
    const declared = text
      .split(';')
      .map((line) => line.trim().split(/:\s*(.*)/su))
      .map(([property = '', value = '']) => [property, value] as const);
    rules.push({ selector, declared });
  }
  return rules;
}

/** What does not follow the steps `shape` and `border` of a theme, as `selector property: value`. */
function deafRules(css: string): string[] {
  const rules = rulesOf(css);
  const cornered = rules
    .filter(({ declared }) => declared.some(([property]) => property.endsWith('radius')))
    .flatMap(({ selector }) => classesOf(selector));
  return rules.flatMap(({ selector, declared }) =>
    declared
      .filter(
        ([property, value]) =>
          (property.endsWith('radius') && !isCorner(selector, value)) ||
          (property === 'border' && !FIGURES.test(selector) && !isEdge(selector, value, cornered)),
      )
      .map(([property, value]) => `${selector} ${property}: ${value}`),
  );
}

function isCorner(selector: string, value: string): boolean {
  if (value === 'var(--vr-radius-round)') return ALWAYS_ROUND.test(selector);
  return value === SEAM || value.split(' ').every((corner) => CORNER.test(corner));
}

function isEdge(selector: string, value: string, cornered: readonly string[]): boolean {
  if (value === '0') return true;
  const hasCorners = classesOf(selector).some((name) => cornered.includes(name));
  return LINE.test(value) && (hasCorners || CORNERS_ELSEWHERE.test(selector));
}

const classesOf = (selector: string) => selector.match(/\.[\w-]+/gu) ?? [];

describe('the steps `shape` and `border` of a theme', () => {
  let css = '';
  beforeAll(async () => {
    css = await compiledStylesheet();
  });

  it('reach every part', () => {
    expect(deafRules(css)).toEqual([]);
  });

  it.each([
    ['a hairline', '.chip{border:var(--vr-line-hair) solid red;border-radius:var(--vr-radius-s)}', 'border'],
    ['a length', '.chip{border:1px solid red;border-radius:var(--vr-radius-s)}', 'border'],
    ['no corners', '.chip{border:var(--vr-line-edge) solid red}', 'border'],
    ['a round of its own', '.chip{border-radius:var(--vr-radius-round)}', 'border-radius'],
    ['a corner of its own', '@layer a{.chip{border-end-end-radius:4px}}', 'border-end-end-radius'],
  ])('find %s', (_what, part, property) => {
    expect(deafRules(`${css}${part}`)).toEqual([expect.stringMatching(new RegExp(`^\\.chip ${property}: `))]);
  });

  it('are not asked of forced colours, nor of a line at one side', () => {
    const fine = '@media (forced-colors: active){.chip{border:1px solid}}.chip{border-block-end:1px solid}';
    expect(deafRules(fine)).toEqual([]);
  });
});
