import { isEmail } from './email-address.ts';
import { hasExtension } from './phone-text.ts';
import type { ValidationKey } from './validation-key.ts';

/** One condition of a field; `key` replaces the usual message of its kind. */
export type FieldRule =
  | { kind: 'REQUIRED'; key?: ValidationKey }
  | { kind: 'MIN_LENGTH' | 'MAX_LENGTH' | 'EXACT_LENGTH'; limit: number }
  | { kind: 'MIN' | 'MAX' | 'AT_LEAST'; limit: number; key?: ValidationKey }
  | {
      kind:
        | 'NO_BLANKS'
        | 'LETTERS'
        | 'EMAIL'
        | 'PHONE'
        | 'NO_EXTENSION'
        | 'TIME'
        | 'NUMBER'
        | 'INTEGER'
        | 'POSITIVE';
    }
  | { kind: 'STRONG_PASSWORD' | 'UNCOMMON_PASSWORD' }
  | { kind: 'SAME_AS'; field: string }
  | { kind: 'ONE_OF'; values: readonly string[] };

export interface FieldTools {
  /** Returns the phone number as E.164; undefined when it is invalid or has an extension. */
  toE164: (phone: string) => string | undefined;
  isCommonPassword?: (password: string) => boolean;
}

/**
 * Letters and marks of any script, with the punctuation of names: the dot of Marcel·la and of ジョン・スミス, the
 * geresh and gershayim of Hebrew. Joiners belong to letters of Arabic and Indian scripts. Look-alikes are tidied
 * before.
 */
const LETTERS = /^(?:[\p{L}\p{M} .'·׳״・-]|\u200C|\u200D)+$/u;
const LETTER = /\p{L}/u;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const INTEGER = /^[+-]?\d+$/;
const PASSWORD_NEEDS = [/\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u, /\p{Lu}/u, /\p{Ll}/u];

export interface RuleQuestion {
  value: string;
  /** The other fields of the form, by name. */
  values: Readonly<Record<string, string>>;
  tools: FieldTools;
}

/** Counts code points, like JSON Schema: a letter beyond U+FFFF is one character, not two. */
function countCharacters(value: string): number {
  return Array.from(value).length;
}

/** Returns whether the value satisfies the rule. */
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
      return isEmail(value);
    case 'PHONE':
      return tools.toE164(value) !== undefined;
    case 'NO_EXTENSION':
      return !hasExtension(value);
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

const KEYS: Record<FieldRule['kind'], ValidationKey> = {
  REQUIRED: 'validation.required',
  MIN_LENGTH: 'validation.tooShort',
  MAX_LENGTH: 'validation.tooLong',
  EXACT_LENGTH: 'validation.exactLength',
  MIN: 'validation.tooLittle',
  MAX: 'validation.tooMuch',
  AT_LEAST: 'validation.atLeast',
  NO_BLANKS: 'validation.noBlanks',
  LETTERS: 'validation.lettersOnly',
  EMAIL: 'validation.invalid',
  PHONE: 'validation.invalidPhone',
  NO_EXTENSION: 'validation.phoneExtension',
  TIME: 'validation.invalid',
  NUMBER: 'validation.notNumber',
  INTEGER: 'validation.notInteger',
  POSITIVE: 'validation.notPositive',
  STRONG_PASSWORD: 'validation.weakPassword',
  UNCOMMON_PASSWORD: 'validation.commonPassword',
  SAME_AS: 'validation.passwordMismatch',
  ONE_OF: 'validation.invalid',
};

/** Returns the message key of a broken rule. */
export function keyOfRule(rule: FieldRule): ValidationKey {
  return ('key' in rule ? rule.key : undefined) ?? KEYS[rule.kind];
}

/** Returns the number in that message: "less than N" is one more than the maximum. */
export function limitOfRule(rule: FieldRule): number | undefined {
  if (!('limit' in rule)) return undefined;
  return rule.kind === 'MAX_LENGTH' ? rule.limit + 1 : rule.limit;
}
