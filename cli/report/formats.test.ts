import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readSchemaFiles } from '../../scripts/generate/schema-files.ts';
import { createWorkplace } from '../test-command.ts';
import { FORMATS } from './formats.ts';

const { runHere, write } = createWorkplace();

/** An error with a related place, and a warning. */
function breakTwoFiles() {
  write(
    'content/policies/flexible.json',
    `{
  "kind": "CANCELLATION", "id": "flexible", "name": "Flexible",
  "reservationRules": [],
  "checkInRules": [
    { "value": 7, "unit": "DAY", "penalty": { "value": 50, "unit": "PERCENTAGE" } },
    { "value": 2, "unit": "DAY", "penalty": { "value": 30, "unit": "PERCENTAGE" } }
  ]
}
`,
  );
  write('content/pages/book.json', { header: { heading: 'TBD', subheading: 'Choose <your> nights.' } });
}

const paths = ['content/pages/book.json', 'content/policies/flexible.json', 'content/hotel.json'];
const check = (format: string, ...args: string[]) => runHere('check', ...paths, '--format', format, ...args);

function validatorFor(id: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const schema of readSchemaFiles('schemas', ['report']).values()) ajv.addSchema(schema);
  const validate = ajv.getSchema(`https://verandah.example/schemas/v1/report/${id}/schema.json`);
  if (validate === undefined) throw new Error(`There is no schema ${id}`);
  return (value: unknown) => (validate(value) === true ? [] : validate.errors);
}

test('json: a record that fits its schema', async () => {
  breakTwoFiles();
  const { status, stdout } = await check('json');
  const report: unknown = JSON.parse(stdout);
  expect(validatorFor('check')(report)).toEqual([]);
  expect(status).toBe(1);
  expect(report).toMatchObject({
    version: 1,
    folder: 'content',
    files: 3,
    errors: 1,
    warnings: 1,
    diagnostics: [{ code: 'text/placeholder' }, { code: 'policy/not-monotone', fix: { safe: false } }],
  });
});

test('json: the totals are true where problems are not shown', async () => {
  breakTwoFiles();
  const shown: unknown = JSON.parse((await check('json', '--max-problems', '0')).stdout);
  expect(shown).toMatchObject({ errors: 1, warnings: 1, diagnostics: [] });
});

// The required parts of the published SARIF 2.1.0 schema; anything else is refused.
const text = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', minLength: 1 } },
};
const count = (minimum: number) => ({ type: 'integer', minimum });
const level = { enum: ['none', 'note', 'warning', 'error'] };
const artifactLocation = {
  type: 'object',
  required: ['uri'],
  additionalProperties: false,
  properties: { uri: { type: 'string', pattern: "^[\\w./~%!$&'()*+,;=:@-]+$" } },
};
const closed = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});
const region = closed({
  startLine: count(1),
  startColumn: count(1),
  endLine: count(1),
  endColumn: count(1),
  charOffset: count(0),
  charLength: count(0),
});
const physicalLocation = closed({ artifactLocation, region });
const list = (items: object, minItems = 0) => ({ type: 'array', items, minItems });
const sarif = closed({
  $schema: { const: 'https://json.schemastore.org/sarif-2.1.0.json' },
  version: { const: '2.1.0' },
  runs: list(
    closed({
      tool: closed({
        driver: closed({
          name: { const: 'Verandah' },
          semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
          rules: list(
            closed({
              id: { type: 'string' },
              shortDescription: text,
              fullDescription: text,
              help: text,
              defaultConfiguration: closed({ level }),
            }),
          ),
        }),
      }),
      columnKind: { const: 'utf16CodeUnits' },
      invocations: list(closed({ executionSuccessful: { type: 'boolean' } })),
      results: list(
        closed(
          {
            ruleId: { type: 'string' },
            ruleIndex: count(0),
            level,
            message: text,
            locations: list(
              closed({
                physicalLocation,
                logicalLocations: list(closed({ fullyQualifiedName: { type: 'string' } })),
              }),
              1,
            ),
            relatedLocations: list(closed({ id: count(0), physicalLocation, message: text })),
            fixes: list(
              closed({
                description: text,
                artifactChanges: list(
                  closed({
                    artifactLocation,
                    replacements: list(
                      closed({
                        deletedRegion: closed({ charOffset: count(0), charLength: count(0) }),
                        insertedContent: closed({ text: { type: 'string' } }),
                      }),
                      1,
                    ),
                  }),
                  1,
                ),
              }),
            ),
            partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
          },
          ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
        ),
      ),
    }),
    1,
  ),
});

interface SarifLog {
  runs: {
    tool: { driver: { rules: { id: string }[] } };
    results: { ruleId: string; ruleIndex: number; partialFingerprints: Record<string, string> }[];
  }[];
}

test('sarif: a log that code hosts and editors read', async () => {
  breakTwoFiles();
  write('content/rooms/a room#1 é.json', '{');
  const { stdout, status } = await runHere('check', 'content', '--format', 'sarif');
  const log = JSON.parse(stdout) as SarifLog;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.validate(sarif, log);
  expect(ajv.errors ?? []).toEqual([]);
  expect(status).toBe(1);
  const [{ tool, results } = { tool: { driver: { rules: [] } }, results: [] }] = log.runs;
  expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex]?.id)).toEqual(
    results.map(({ ruleId }) => ruleId),
  );
  expect(stdout).toContain('"uri": "content/rooms/a%20room%231%20%C3%A9.json"');
});

test('github: a remark beside each line, nothing of the content taken for a command', async () => {
  write(
    'content/pages/book.json',
    '{ "header": { "a,b:c%\\n::error::x": 1, "heading": "Sea", "subheading": "Sea" } }',
  );
  const [remark = ''] = (
    await runHere('check', 'content/pages/book.json', '--format', 'github')
  ).stdout.split('\n');
  expect(remark).toMatch(
    /^::error file=content\/pages\/book\.json,line=1,endLine=1,col=15,endColumn=\d+,title=unknown-key::/,
  );
  expect(remark).toContain('a,b:c%25');
  expect(remark).toContain('%0A');
});

test('sarif: fingerprints stay when lines move', async () => {
  breakTwoFiles();
  const fingerprints = async () => {
    // The previous test validates the log.
    const { runs } = JSON.parse((await check('sarif')).stdout) as SarifLog;
    return runs[0]?.results.map(({ partialFingerprints }) => partialFingerprints['verandah/v1']);
  };
  const first = await fingerprints();
  expect(new Set(first).size).toBe(2);
  write(
    'content/pages/book.json',
    '\n\n{ "header": { "heading": "TBD", "subheading": "Choose your nights." } }',
  );
  expect(await fingerprints()).toEqual(first);
});

test.each(FORMATS)('%s: content in order is exit 0 and something that can be read', async (format) => {
  const { status, stdout, stderr } = await runHere('check', '--format', format);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\S\n$/);
});
