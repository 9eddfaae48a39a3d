import { type CheckContext, validFiles } from '../../engine/check.ts';
import { dayAfter } from './days.ts';

const DEFAULT_DAYS = 365;

export function horizonDays({ files }: CheckContext): number {
  return validFiles(files, 'hotel')[0]?.value.booking?.horizonDays ?? DEFAULT_DAYS;
}

export function lastBookableDay(context: CheckContext): string {
  return dayAfter(context.today(), horizonDays(context));
}
