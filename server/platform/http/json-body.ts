import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';

const LONGEST_NAME = 120;
const STRING = /"(?:[^"\\]|\\.)*"/y;

/** Parses JSON bodies and refuses duplicate fields: two readers of the body could otherwise use different values. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients send a content type without a body.
    if (body === '') {
      done(null, undefined);
      return;
    }
    void parse(request, body, (error, value) => {
      const field = error === null ? fieldTwice(body)?.slice(0, LONGEST_NAME) : undefined;
      if (field === undefined) done(error, value);
      else done(new DomainError('BAD_REQUEST', { field }), undefined);
    });
  });
}

/** The first duplicate field name. Expects valid JSON, so only strings and brackets are scanned. */
export function fieldTwice(json: string): string | undefined {
  const open: (Set<string> | 'list')[] = [];
  let position = 0;
  while (position < json.length) {
    const character = json[position];
    if (character === '"') {
      STRING.lastIndex = position;
      const text = STRING.exec(json)?.[0] ?? '"';
      position += text.length;
      const names = open.at(-1);
      if (names instanceof Set && isFollowedByColon(json, position)) {
        // Parsed, so that escapes cannot hide a duplicate.
        const name = String(JSON.parse(text));
        if (names.has(name)) return name;
        names.add(name);
      }
      continue;
    }
    if (character === '{') open.push(new Set());
    if (character === '[') open.push('list');
    if (character === '}' || character === ']') open.pop();
    position += 1;
  }
  return undefined;
}

function isFollowedByColon(json: string, position: number): boolean {
  let next = position;
  while (/\s/.test(json[next] ?? '')) next += 1;
  return json[next] === ':';
}
