import { isRefusalCode, type RefusalCode } from '#domain/refusal';
import type { Endpoint } from './endpoints.ts';

/** What is read of an endpoint to say how it can refuse. */
type Refusing = Pick<Endpoint, 'errors' | 'method' | 'query' | 'toleratesForeignQuery'>;

const ANYWHERE: readonly RefusalCode[] = ['BAD_REQUEST', 'INTERNAL'];
const OF_CHANGES: readonly RefusalCode[] = [
  'FORBIDDEN',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION',
];

/** Every code that a call can be refused with: those of its file, and those that stand in front of every call like it. */
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
