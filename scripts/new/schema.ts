import { before, CannotMake, changedFile, type Draft, inTurn, newFile, type Read } from './change.ts';
import { type Names, pluralOf } from './names.ts';

const ADDRESS = 'https://verandah.example/schemas/v1';
const KINDS = 'schemas/engine/kinds.ts';
/** Folders of a hotel's content that hold no kind. */
const OTHER_FOLDERS = ['images', 'locales', 'pages'];
const MISSING = 'schemas/checks/file/missing.ts';

/** A kind of content file in a folder of its own: schema, examples, and its places in the checker. */
export function schema(names: Names, read: Read): Draft {
  const { kebab, pascal } = names;
  refusePlace(kebab, read);
  const folder = `schemas/content/${kebab}`;
  const smallest = { id: kebab, heading: 'A heading' };
  const complete = { $schema: `${ADDRESS}/${kebab}.json`, ...smallest, enabled: true };
  const examples = {
    'valid-complete': complete,
    'valid-smallest': smallest,
    'invalid-missing': { id: kebab },
    'invalid-unknown-key': { ...smallest, note: 'A field that the schema does not know.' },
  };
  return {
    types: [{ name: pascal, file: 'schemas/generated/types.ts' }],
    changes: [
      newFile(`${folder}/schema.json`, json(schemaOf(names))),
      ...Object.entries(examples).map(([name, value]) =>
        newFile(`${folder}/examples/${name}.json`, json(value)),
      ),
      ...registered(names, read),
    ],
    next: [
      `Write down its fields in ${folder}/schema.json, each with a title, a description for an operator, limits and examples.`,
      'npm run generate',
      `A hotel may do without it; where it may not, take it out of ${MISSING}, and give every hotel that there is one.`,
      `Freeze what guests see of it: schemas/published/ and cli/publish/.`,
      `./verandah explain, ./verandah new ${kebab} and ./verandah schema ${kebab} know it from now on.`,
    ],
  };
}

/** Another kind's place, or its name in the plural, would be taken for the other kind by whoever writes the files. */
function refusePlace(kebab: string, read: Read): void {
  const places = [...(read(KINDS) ?? '').matchAll(/place: '([^']+?)\/?'/g)].map(([, place]) => place ?? '');
  const taken = [...places, ...OTHER_FOLDERS].find((place) => [kebab, pluralOf(kebab)].includes(place));
  if (taken !== undefined)
    throw new CannotMake(`A hotel's content has its "${taken}" already (${KINDS}). Choose another name.`);
}

function registered({ kebab, pascal, camel, words }: Names, read: Read) {
  const article = /^[aeiou]/.test(kebab) ? 'an' : 'a';
  const key = kebab === camel ? kebab : `'${kebab}'`;
  return [
    changedFile(
      read,
      'stories/guides/content/content.stories.tsx',
      before(
        'export const Translation',
        `export const ${pascal} = meta.story({ args: { kind: '${kebab}' } });\n`,
      ),
    ),
    changedFile(read, MISSING, before("'translation'];", `'${kebab}', `)),
    changedFile(
      read,
      KINDS,
      before(
        "  { kind: 'translation'",
        `  { kind: '${kebab}', place: '${pluralOf(kebab)}/', words: '${article} ${words.toLowerCase()}' },\n`,
      ),
    ),
    changedFile(
      read,
      'schemas/engine/content-file.ts',
      inTurn(
        before("} from '../generated/types.ts';", `  ${pascal},\n`),
        before('  translation: Translation;\n', `  ${key}: ${pascal};\n`),
      ),
    ),
    changedFile(
      read,
      'schemas/engine/content-tree.ts',
      inTurn(
        before("} from '../generated/types.ts';", `  ${pascal},\n`),
        before('  pageHome: PageHome;\n', `  ${pluralOf(camel)}: ${pascal}[];\n`),
        before("    texts: all('translation')", `    ${pluralOf(camel)}: all('${kebab}'),\n`),
      ),
    ),
    changedFile(
      read,
      'schemas/engine/validate-file.ts',
      inTurn(
        before("} from '../generated/validators/content.js';", `  ${camel},\n`),
        before("  'page-home': pageHome,\n", kebab === camel ? `  ${camel},\n` : `  ${key}: ${camel},\n`),
      ),
    ),
  ];
}

function schemaOf({ kebab, pascal, words }: Names): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${ADDRESS}/content/${kebab}/schema.json`,
    type: 'object',
    title: words,
    description: `What ${words.toLowerCase()} is to a guest.`,
    'x-type': pascal,
    additionalProperties: false,
    required: ['id', 'heading'],
    properties: {
      $schema: {
        $ref: '../parts/editor-hint.json',
        title: 'Schema',
        description:
          'Where editors find the rules of this file. It changes nothing for guests and may be left out.',
        examples: [`${ADDRESS}/${kebab}.json`],
      },
      id: {
        $ref: '../parts/id.json',
        title: `${words} id`,
        description: 'Its short name, the same as the name of its file.',
        'x-id': { entity: kebab, scope: 'content' },
        examples: [kebab],
      },
      heading: {
        type: 'string',
        title: 'Heading',
        description: 'The words above it.',
        minLength: 1,
        maxLength: 120,
        examples: ['A heading'],
      },
      enabled: {
        type: 'boolean',
        title: 'Shown',
        description: 'Whether guests see it.',
        default: true,
        examples: [true],
      },
    },
  };
}

function json(value: object): string {
  return JSON.stringify(value, null, 2);
}
