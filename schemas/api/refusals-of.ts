import { isRefusalCode, type RefusalCode } from '#domain/refusal';
import type { Endpoint } from './endpoints.ts';

type Refusing = Pick<Endpoint, 'errors' | 'method' | 'query' | 'toleratesForeignQuery'>;

const ANYWHERE: readonly RefusalCode[] = ['BAD_REQUEST', 'INTERNAL'];
const OF_CHANGES: readonly RefusalCode[] = [
  'FORBIDDEN',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION',
];

/** All refusal codes of a call: its own, and those of every call of its kind. */
export function refusalsOf({ errors, method, query, toleratesForeignQuery }: Refusing): RefusalCode[] {
  const isChange = method !== 'GET';
  const checksQuery = query !== undefined || toleratesForeignQuery !== true;
  return [
    ...new Set([
      ...errors.filter(isRefusalCode),
      ...ANYWHERE,
      ...(isChange ? OF_CHANGES : []),
      ...(checksQuery ? (['VALIDATION'] as const) : []),
    ]),
  ];
}
