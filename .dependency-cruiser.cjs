/** The import law of docs/where-code-lives.md: layers, doors, sibling features, cycles (types included). */
const CODE = '^(domain|design-system|schemas|server|site|stories|cli|scripts|e2e|lab)/';
/** Benches and fault runs go through every door; nobody comes to them. */
const LAB = '^lab/';
const TEST = '\\.(test|e2e|visual|config)\\.tsx?$';

/** Every import from a file below `from` to our own code must match one of `allowed`. */
const mayImport = (from, allowed, why) => ({
  name: `${from}-imports`,
  comment: why,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TEST },
  to: { path: CODE, pathNot: [`^${from}/`, ...allowed] },
});

/**
 * The subjects of the server, each with those that it may use, always through their `index.ts`. `platform` knows none of
 * them; what stands directly in `server/` and in `server/jobs/` puts them together.
 */
const SUBJECTS = {
  platform: [],
  release: [],
  ledger: [],
  stock: ['release', 'ledger'],
  accounts: ['release'],
  quotes: ['release', 'stock', 'accounts'],
  availability: ['release', 'stock', 'quotes'],
  bookings: ['release', 'ledger', 'stock', 'accounts', 'quotes'],
  profile: ['accounts', 'bookings'],
  contact: ['release'],
  site: ['release'],
  staff: ['release', 'accounts'],
  publishing: ['release', 'stock', 'staff'],
};
const TEST_SUPPORT = '^server/(test-support|tests)/';
const ANY_SUBJECT = `^server/(${Object.keys(SUBJECTS).join('|')})/`;

const subjectRules = Object.entries(SUBJECTS).map(([subject, uses]) => ({
  name: `server-${subject}-uses`,
  comment: 'a subject uses only those below it, through their doors',
  severity: 'error',
  from: { path: `^server/${subject}/`, pathNot: TEST },
  to: {
    path: '^server/',
    pathNot: [
      `^server/${subject}/`,
      '^server/platform/',
      ...uses.map((used) => `^server/${used}/index\\.ts$`),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...subjectRules,
    {
      name: 'server-subject-door',
      comment: 'who puts the subjects together enters them by their doors too',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, TEST_SUPPORT, ANY_SUBJECT] },
      to: { path: ANY_SUBJECT, pathNot: ['^server/platform/', '^server/[^/]+/index\\.ts$'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-imports',
      comment: 'domain imports no code of ours; it may take types from the generated file',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { path: CODE, pathNot: ['^domain/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-imports-types',
      comment: 'the only types that domain takes are the generated ones',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { path: CODE, pathNot: ['^domain/', '^schemas/generated/types\\.ts$'] },
    },
    {
      name: 'lab-is-imported-by-none',
      comment: 'benches and fault runs are outside of the product and of its own tests',
      severity: 'error',
      from: { pathNot: LAB },
      to: { path: LAB },
    },
    mayImport('design-system', [], 'the design system imports nothing of ours'),
    mayImport(
      'schemas',
      ['^domain/', '^design-system/theme/'],
      'schemas may use the domain and the pure theme compiler',
    ),
    mayImport('server', ['^domain/', '^schemas/'], 'the server imports domain and schemas'),
    mayImport(
      'site',
      ['^domain/', '^schemas/', '^design-system/'],
      'the site meets the server only in schemas and domain',
    ),
    mayImport(
      'stories',
      ['^domain/', '^schemas/', '^design-system/', '^site/'],
      'stories import all but server and cli',
    ),
    {
      name: 'cli-is-imported-by-none',
      severity: 'error',
      from: { pathNot: ['^cli/', LAB, TEST] },
      to: { path: '^cli/' },
    },
    {
      name: 'server-main-is-imported-by-none',
      severity: 'error',
      from: { pathNot: ['^server/(main|serve)', LAB, TEST] },
      to: { path: '^server/(main|serve)\\.ts$' },
    },
    {
      name: 'component-door',
      comment: 'a component is entered by its index.ts',
      severity: 'error',
      from: { pathNot: '^design-system/components/' },
      to: { path: '^design-system/components/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'component-door-between-components',
      comment: 'one component enters another by its index.ts, and its test the samples of the other',
      severity: 'error',
      from: { path: '^design-system/components/([^/]+)/' },
      to: {
        path: '^design-system/components/[^/]+/(?!index\\.ts$|test-support/)',
        pathNot: '^design-system/components/$1/',
      },
    },
    {
      name: 'no-sibling-features',
      comment: 'what two features need moves down',
      severity: 'error',
      from: { path: '^site/features/([^/]+)/', pathNot: TEST },
      to: { path: '^site/features/', pathNot: '^site/features/$1/' },
    },
    {
      name: 'schemas-door',
      comment:
        'the engine, the catalogue and the api are entered by their doors; generated files as they are',
      severity: 'error',
      from: { path: CODE, pathNot: ['^schemas/', '^scripts/', LAB, TEST] },
      to: {
        path: '^schemas/(?!generated/|read-phone\\.ts$|written-phone\\.ts$|content-version\\.ts$|language\\.ts$|engine/(?:index|design-tokens|disk|example-hotel)\\.ts$|catalogue/build-catalogue\\.ts$|published/index\\.ts$|api/index\\.ts$)',
      },
    },
    {
      name: 'server-door',
      comment: 'composition roots enter the server by its doors',
      severity: 'error',
      from: { path: CODE, pathNot: ['^server/', LAB, TEST] },
      to: {
        path: '^server/(?!publishing/index\\.ts$|platform/(?:backup|config|http/proxy-check)/index\\.ts$|platform/(?:texts|http/refusal-answer)\\.ts$|(?:app|books)\\.ts$|context\\.ts$|jobs/jobs\\.ts$|staff-operations\\.ts$|test-support/free-port\\.ts$)',
      },
    },
    {
      name: 'mails-are-sent-by-send',
      comment:
        'a mail about a booking is a row of bookings/mails/mail-kinds.ts; use send, which keeps its promises',
      severity: 'error',
      // The history only names the kinds of mails.
      from: {
        path: '^server/bookings/',
        pathNot: [TEST, '^server/bookings/mails/', '^server/bookings/staff/booking-history\\.ts$'],
      },
      to: { path: '^server/platform/(outbox/queue-mail|mail/address-mail)\\.ts$' },
    },
    {
      name: 'only-one-file-imports-sonner',
      comment: 'the set-up of tests empties what the library keeps between files',
      severity: 'error',
      from: { pathNot: ['^design-system/components/toast/', '^scripts/test-setup-dom'] },
      to: { path: '(^|/)node_modules/sonner/' },
    },
    {
      name: 'react-router-dom-only',
      comment: 'the user named react-router-dom',
      severity: 'error',
      from: { path: CODE },
      to: { path: '(^|/)node_modules/react-router/' },
    },
    {
      name: 'no-development-dependency-at-run-time',
      severity: 'error',
      from: {
        path: '^(domain|design-system|schemas/engine|server|site|cli)/',
        pathNot: [TEST, '^site/vite', 'test-'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['npm-peer', 'type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(site/dist|storybook-static|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
