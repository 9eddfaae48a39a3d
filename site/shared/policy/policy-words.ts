import { policySentences, type PolicySentence, type PolicyTextOptions } from '#domain/policy-text';
import type { PolicyStep } from '#schemas/api-types';
import type { ParseKeys, TFunction } from 'i18next';

export interface PolicyWords {
  kind: PolicyStep['kind'];
  sentences: string[];
}

export function policyWords(
  steps: readonly PolicyStep[],
  options: PolicyTextOptions,
  t: TFunction,
): PolicyWords[] {
  return steps.map((step, index) => {
    const before = policySentences(steps.slice(0, index), options).length;
    const own = policySentences(steps.slice(0, index + 1), options).slice(before);
    return { kind: step.kind, sentences: own.map((sentence) => say(sentence, t)) };
  });
}

function say({ key, params }: PolicySentence, t: TFunction): string {
  // The domain composes these keys; its tests check each of them against the texts.
  return t(key as ParseKeys, params);
}
