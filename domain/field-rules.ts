import type { ValidationText } from './validation-text.ts';

/** One condition of a field; `text` replaces the sentence that its kind usually speaks. */
export type FieldRule =
  | { kind: 'REQUIRED'; text?: ValidationText }
  | { kind: 'MIN_LENGTH' | 'MAX_LENGTH' | 'EXACT_LENGTH'; limit: number }
  | { kind: 'MIN' | 'MAX' | 'AT_LEAST'; limit: number; text?: ValidationText }
  | { kind: 'NO_BLANKS' | 'LETTERS' | 'EMAIL' | 'PHONE' | 'TIME' | 'NUMBER' | 'INTEGER' | 'POSITIVE' }
  | { kind: 'STRONG_PASSWORD' | 'UNCOMMON_PASSWORD' }
  | { kind: 'SAME_AS'; field: string }
  | { kind: 'ONE_OF'; values: readonly string[] };

/** What a rule cannot know by itself. */
export interface FieldTools {
  /** A phone number as E.164, or nothing when it is none. */
  toE164: (phone: string) => string | undefined;
  isCommonPassword?: (password: string) => boolean;
}

/** Letters and marks of any script with what stands between them in names; joiners belong to letters of Indian scripts. */
const LETTERS = /^(?:[\p{L}\p{M} .'’-]|\u200C|\u200D)+$/u;
const LETTER = /\p{L}/u;
/**
 * Plain ASCII without quotes and comments (TRUST T18): what one program takes for an address, every other one takes for
 * the same address.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const INTEGER = /^[+-]?\d+$/;
const PASSWORD_NEEDS = [/\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u, /\p{Lu}/u, /\p{Ll}/u];

/** What a rule is asked about. */
export interface RuleQuestion {
  value: string;
  /** The other fields of the form, by name. */
  values: Readonly<Record<string, string>>;
  tools: FieldTools;
}

/** Code points, as JSON Schema counts them: a letter beyond the first 65,536 is one character, not two. */
function countCharacters(value: string): number {
  return Array.from(value).length;
}

/** True when the value meets the rule. */
export function meetsRule(rule: FieldRule, { value, values, tools }: RuleQuestion): boolean {
  switch (rule.kind) {
    case 'REQUIRED':
      return value !== '';
    case 'MIN_LENGTH':
      return countCharacters(value) >= rule.limit;
    case 'MAX_LENGTH':
      return countCharacters(value) <= rule.limit;
    case 'EXACT_LENGTH':
      return countCharacters(value) === rule.limit;
    case 'MIN':
    case 'AT_LEAST':
      return Number(value) >= rule.limit;
    case 'MAX':
      return Number(value) <= rule.limit;
    case 'NO_BLANKS':
      return !/\s/u.test(value);
    case 'LETTERS':
      return LETTERS.test(value) && LETTER.test(value);
    case 'EMAIL':
      return EMAIL.test(value);
    case 'PHONE':
      return tools.toE164(value) !== undefined;
    case 'TIME':
      return TIME.test(value);
    case 'NUMBER':
      return NUMBER.test(value);
    case 'INTEGER':
      return INTEGER.test(value);
    case 'POSITIVE':
      return Number(value) > 0;
    case 'STRONG_PASSWORD':
      return PASSWORD_NEEDS.every((need) => need.test(value));
    case 'UNCOMMON_PASSWORD':
      return tools.isCommonPassword?.(value) !== true;
    case 'SAME_AS':
      return value === values[rule.field];
    case 'ONE_OF':
      return rule.values.includes(value);
    default:
      return rule satisfies never;
  }
}

const TEXTS: Record<FieldRule['kind'], ValidationText> = {
  REQUIRED: 'required',
  MIN_LENGTH: 'tooShort',
  MAX_LENGTH: 'tooLong',
  EXACT_LENGTH: 'exactLength',
  MIN: 'tooLittle',
  MAX: 'tooMuch',
  AT_LEAST: 'atLeast',
  NO_BLANKS: 'noBlanks',
  LETTERS: 'lettersOnly',
  EMAIL: 'invalid',
  PHONE: 'invalidPhone',
  TIME: 'invalid',
  NUMBER: 'notNumber',
  INTEGER: 'notInteger',
  POSITIVE: 'notPositive',
  STRONG_PASSWORD: 'weakPassword',
  UNCOMMON_PASSWORD: 'commonPassword',
  SAME_AS: 'passwordMismatch',
  ONE_OF: 'invalid',
};

/** What a rule says when it is not met. */
export function textOfRule(rule: FieldRule): ValidationText {
  return ('text' in rule ? rule.text : undefined) ?? TEXTS[rule.kind];
}

/** The number in that sentence: "less than N" is one more than the most that is allowed. */
export function limitOfRule(rule: FieldRule): number | undefined {
  if (!('limit' in rule)) return undefined;
  return rule.kind === 'MAX_LENGTH' ? rule.limit + 1 : rule.limit;
}
