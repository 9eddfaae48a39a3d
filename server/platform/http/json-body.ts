import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/refusal';

/** What came in, letter by letter, for as long as its request is answered. */
const texts = new WeakMap<FastifyRequest, string>();
const LONGEST_NAME = 120;
const STRING = /"(?:[^"\\]|\\.)*"/y;

/**
 * Reads bodies as JSON, more exactly than JSON.parse: a field that is there twice is refused, since whoever checks and
 * whoever uses a body could each take another one of the two.
 */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    texts.set(request, body);
    // Many programs name the kind of a body also where they send none.
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

/** The exact text of a JSON body: whoever signs a message signs this. */
export function textOfBody(request: FastifyRequest): string {
  return texts.get(request) ?? '';
}

/** The first name that an object has twice. For text that is known to be JSON: only strings and brackets have to be told apart. */
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
        // As it is meant, so that an escape hides nothing.
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
