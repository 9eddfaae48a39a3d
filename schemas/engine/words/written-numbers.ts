import { shown } from '../problem.ts';
import { type FaultContext, titleOf, type Words } from './fault-context.ts';

/** A time of day as people write it: `14:00`, `2 pm`, `2.30 p.m.`. */
export function timeWords(context: FaultContext, text: string): Words | undefined {
  if (context.field['x-code'] !== 'time/minutes') return undefined;
  const written = /^(\d{1,2})(?:[:.](\d{2}))?\s?(?:([ap])\.?m\.?|h|hrs)?$/i.exec(text.trim());
  const [, hourText = '', minuteText, half = ''] = written ?? [];
  const isTime = written !== null && (minuteText !== undefined || half !== '');
  const hour =
    half === '' ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const minutes = hour * 60 + Number(minuteText ?? 0);
  if (!isTime || hour > 23 || Number(minuteText ?? 0) > 59) return undefined;
  return {
    code: 'time/minutes',
    message: `${titleOf(context)}: "${shown(text)}" is ${minutes} minutes from midnight.`,
    expected: 'minutes from midnight',
    help: `write ${minutes}, without quotes`,
    fix: { kind: 'replace', title: `Write ${minutes}`, safe: true, text: String(minutes) },
  };
}

/** A price as text: whether it counts rupees or paise only its author knows, unless it shows a sign or decimals. */
export function priceWords(context: FaultContext, text: string): Words | undefined {
  if (context.field['x-code'] !== 'money/minor') return undefined;
  const amount = /^\D{0,6}(\d[\d,]{0,14}(?:\.\d{1,2})?)\D{0,6}$/.exec(text)?.[1]?.replaceAll(',', '');
  const paise = Math.round(Number(amount) * 100);
  const isPlain = /^\d+$/.test(text);
  return {
    code: 'type',
    message: `${titleOf(context)} is written in paise as a whole number; this is text ("${shown(text)}").`,
    expected: 'integer',
    help:
      amount === undefined
        ? 'write it in paise and without quotes: Rs 499.00 is 49900'
        : `write ${paise} for Rs ${amount}${isPlain ? `, or ${text} if these are paise already` : ''}, without quotes`,
    ...(amount !== undefined &&
      !isPlain && {
        fix: { kind: 'replace', title: `Write ${paise}`, safe: false, text: String(paise) },
      }),
  };
}
