import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type DocumentLanguageSettings,
  getLanguageService,
  type LanguageService,
  TextDocument,
} from 'vscode-json-languageservice';
import { KINDS } from '../engine/kinds.ts';

const examples = KINDS.flatMap(({ kind }) =>
  readdirSync(`${import.meta.dirname}/${kind}/examples`)
    .filter((name) => name.startsWith('valid-'))
    .map((name) => ({ kind, name })),
);

/** The JSON language service of Visual Studio Code with our schema; records what it would fetch. */
function editor(kind: string): { service: LanguageService; asked: string[] } {
  const asked: string[] = [];
  const service = getLanguageService({
    schemaRequestService: (address) => {
      asked.push(address);
      return Promise.reject(new Error('there is no network'));
    },
  });
  const path = `${import.meta.dirname}/../generated/editor/${kind}.schema.json`;
  const schema: object = JSON.parse(readFileSync(path, 'utf8'));
  service.configure({ schemas: [{ uri: `file:///${kind}.schema.json`, fileMatch: ['*'], schema }] });
  return { service, asked };
}

function wordsOf(message: string | { value: string }): string {
  return typeof message === 'string' ? message : message.value;
}

const settings: DocumentLanguageSettings = { schemaValidation: 'error' };

async function diagnosticsIn(kind: string, text: string): Promise<string[]> {
  const { service, asked } = editor(kind);
  const document = TextDocument.create('file:///content.json', 'json', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document), settings);
  return [...found.map(({ message }) => wordsOf(message)), ...asked];
}

async function at(kind: string, text: string) {
  const { service } = editor(kind);
  const offset = text.indexOf('|');
  const document = TextDocument.create('file:///content.json', 'json', 1, text.replace('|', ''));
  const parsed = service.parseJSONDocument(document);
  const position = document.positionAt(offset);
  return {
    hover: await service.doHover(document, position, parsed),
    completion: await service.doComplete(document, position, parsed),
  };
}

test.each(examples)('an editor accepts $kind/$name and fetches nothing', async ({ kind, name }) => {
  const text = readFileSync(`${import.meta.dirname}/${kind}/examples/${name}`, 'utf8');
  expect(await diagnosticsIn(kind, text.replace(/ {2}"\$schema": .*\n/, ''))).toEqual([]);
});

test('an editor says of a field what the field says, not what its part says', async () => {
  const { hover } = await at('hotel', '{ "che|ckIn": 840 }');
  expect(JSON.stringify(hover?.contents)).toContain('When guests may arrive');
});

test('an editor offers the fields that are left, and the choices of one', async () => {
  const fields = await at('album', '{ "id": "x", "|" }');
  expect(fields.completion?.items.map(({ label }) => label)).toContain('gallery');
  const choices = await at('album', '{ "gallery": | }');
  expect(choices.completion?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['"rooms"', '"services"', '"others"']),
  );
});

test('an editor knows which interface texts there are, and what they say', async () => {
  const { completion } = await at('translation', '{ "home": { "|" } }');
  expect(completion?.items.map(({ label }) => label)).toContain('viewAll');
  const { hover } = await at('translation', '{ "home": { "vi|ewAll": "See all" } }');
  expect(JSON.stringify(hover?.contents)).toContain('View all');
  expect(await diagnosticsIn('translation', '{ "home": { "veiwAll": "See all" } }')).toEqual([
    'Property veiwAll is not allowed.',
  ]);
});

test('an editor complains in our words where a pattern has some', async () => {
  const { service } = editor('theme');
  const text = '{ "primaryColor": "red" }';
  const document = TextDocument.create('file:///theme.json', 'json', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document), settings);
  expect(found.map(({ message }) => message)).toContain(
    'Write # and six digits from 0-9 and a-f, such as `#7a1f3d`.',
  );
});

test('an editor that opens this repository knows the schema of every kind of content', () => {
  const root = `${import.meta.dirname}/../..`;
  const { 'json.schemas': mappings } = JSON.parse(readFileSync(`${root}/.vscode/settings.json`, 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const mapped = mappings.map(({ fileMatch, url }) => [fileMatch[0], url]);
  expect(mapped).toEqual(
    KINDS.map(({ kind, place }) => [
      `/content/${place.endsWith('/') ? `${place}*` : place}.json`,
      `./schemas/generated/editor/${kind}.schema.json`,
    ]),
  );
});
