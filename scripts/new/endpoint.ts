import {
  after,
  before,
  CannotMake,
  type Change,
  changedFile,
  type Draft,
  importing,
  inTurn,
  newFile,
  type Read,
} from './change.ts';
import { type Names, spelled } from './names.ts';

const APP = 'server/app.ts';
const REFUSALS = ['TOO_MANY_REQUESTS', 'UNAVAILABLE'];

interface Place {
  feature: Names;
  name: Names;
  /** `showWeather`: the endpoint's id, and the name of its use case. */
  id: string;
}

/** A call of the API, `<feature>/<name>`: its schema, use case, route and test. */
export function endpoint(given: string, read: Read): Draft {
  const [resource = '', action = '', ...more] = given.split('/');
  if (action === '' || more.length > 0)
    throw new CannotMake(`An endpoint is named <feature>/<name>, such as weather/show; not "${given}".`);
  const [feature, name] = [spelled(resource), spelled(action)];
  const place = { feature, name, id: name.camel + feature.pascal };
  const { id } = place;
  const schemaFile = `schemas/api/${resource}/${action}.json`;
  return {
    types: [{ name: answerOf(place), file: 'schemas/generated/api-types.ts' }],
    changes: [
      newFile(schemaFile, JSON.stringify(schemaOf(place), null, 2)),
      changedFile(
        read,
        'schemas/api/endpoints.ts',
        inTurn(
          importing(`import ${id} from './${resource}/${action}.json' with { type: 'json' };`),
          before('} satisfies Record<string, Endpoint>;', `  ${id},\n`),
        ),
      ),
      changedFile(
        read,
        'server/access-matrix.test.ts',
        before("  showHealth: 'PUBLIC',", `  ${id}: 'PUBLIC',\n`),
      ),
      changedFile(
        read,
        'stories/screens/exemptions.ts',
        before("  showCalendarFile: '", `  ${id}: 'no screen asks it yet',\n`),
      ),
      newFile(`server/features/${resource}/${action}.ts`, handler(place)),
      newFile(`server/features/${resource}/${action}.test.ts`, test(place)),
      ...routes(place, read),
    ],
    next: [
      `Write what it takes, answers and refuses in ${schemaFile}, then npm run generate.`,
      `Say in server/access-matrix.test.ts whose it is: now it is PUBLIC.`,
      'Does a screen ask it? Then take it out of stories/screens/exemptions.ts, and draw its states.',
      `npx vitest run --project node server/features/${resource} server/access-matrix.test.ts schemas/api`,
    ],
  };
}

function routes({ feature, name, id }: Place, read: Read): Change[] {
  const path = `server/features/${feature.kebab}/routes.ts`;
  const call = `addEndpoint(app, ENDPOINTS.${id}, { limit: false, handler: async () => ${id}(context) });`;
  const ours = `import { ${id} } from './${name.kebab}.ts';`;
  if (read(path) !== undefined)
    return [
      changedFile(read, path, (text) => importing(ours)(after(openingOf(text, path), `\n  ${call}`)(text))),
    ];
  return [
    newFile(
      path,
      `
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { Context } from '../../context.ts';
import { addEndpoint } from '../../http/add-endpoint.ts';
${ours}

/** ${feature.words}. */
export function add${feature.pascal}Routes(app: FastifyInstance, context: Context): void {
  ${call}
}
`,
    ),
    changedFile(
      read,
      APP,
      inTurn(
        after(
          "import { addTestGatewayRoutes } from './features/test-gateway/routes.ts';",
          `\nimport { add${feature.pascal}Routes } from './features/${feature.kebab}/routes.ts';`,
        ),
        before("  api.all('/api/*'", `  add${feature.pascal}Routes(api, context);\n`),
      ),
    ),
  ];
}

function openingOf(text: string, path: string): string {
  const opening = /^export (?:async )?function add\w+Routes\([^)]*\bcontext: [^)]*\): [^{]*\{$/m.exec(
    text,
  )?.[0];
  if (opening === undefined)
    throw new CannotMake(`${path} has no function add…Routes(app, context): add the endpoint there by hand.`);
  return opening;
}

function answerOf({ feature, name }: Place): string {
  return `${feature.pascal}${name.pascal}Answer`;
}

function schemaOf(place: Place): object {
  const { feature, name, id } = place;
  return {
    id,
    method: 'GET',
    path: `/api/v1/${feature.kebab}/${name.kebab}`,
    summary: `${name.words} ${feature.words.toLowerCase()}`,
    responses: {
      200: {
        title: answerOf(place),
        description: 'What is answered.',
        type: 'object',
        additionalProperties: false,
        required: ['at'],
        properties: {
          at: { type: 'string', description: 'When it was answered.', minLength: 20, maxLength: 30 },
        },
      },
    },
    errors: REFUSALS,
    examples: { response: { at: '2026-11-21T10:00:00.000Z' } },
  };
}

function handler(place: Place): string {
  const type = answerOf(place);
  return `
import type { ${type} } from '#schemas/api-types';
import type { Context } from '../../context.ts';

/** Says when it was asked. */
export function ${place.id}({ clock }: Pick<Context, 'clock'>): ${type} {
  return { at: clock.now().toISOString() };
}
`;
}

function test({ feature, name }: Place): string {
  return `
import { expect, test } from 'vitest';
import { startTestServer } from '../../test-support/test-server.ts';

test('answers with the moment at which it was asked', async () => {
  const { guest, clock } = await startTestServer();
  const { status, body } = await guest().get('/api/v1/${feature.kebab}/${name.kebab}');
  expect([status, body]).toEqual([200, { at: clock.now().toISOString() }]);
});
`;
}
