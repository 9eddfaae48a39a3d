import { before, CannotMake, changedFile, type Change, type Draft, newFile, type Read } from './change.ts';
import type { Names } from './names.ts';

const ENGLISH = 'site/public/locales/en/common.json';
const HINDI = 'stories/locales/hi/common.json';
const PATHS = 'site/app/paths.ts';
/** Addresses that the server keeps for itself and for published files. */
const NOT_PAGES = ['api', 'app', 'assets', 'images', 'index', 'locales', 'metrics'];
/** "New page": words that are not in Devanagari would be taken for forgotten ones. */
const NEW_PAGE = 'नया पृष्ठ';

/** A page of the site that no search engine lists: its address, its texts, its screen, a test and a story. */
export function screen(names: Names, read: Read): Draft {
  const { kebab, pascal, camel, words } = names;
  const folder = `site/features/${kebab}`;
  const file = `${kebab}/${kebab}-screen`;
  if (NOT_PAGES.includes(kebab) || new RegExp(`'/${kebab}['/.]`).test(read(PATHS) ?? ''))
    throw new CannotMake(`The address /${kebab} is taken (${PATHS}). Choose another name.`);
  return {
    changes: [
      newFile(`${folder}/${kebab}-screen.tsx`, view(names)),
      newFile(`${folder}/${kebab}-screen.test.tsx`, test(names)),
      newFile(`stories/screens/${kebab}.stories.tsx`, story(names)),
      changedFile(read, PATHS, before('  /** The document for addresses', `  ${camel}: '/${kebab}',\n`)),
      changedFile(
        read,
        'site/app/pages.ts',
        before(
          '  {\n    path: paths.application,',
          `  {
    path: paths.${camel},
    kind: '${camel}',
    screen: async () => (await import('../features/${file}.tsx')).${pascal}Screen,
  },
`,
        ),
      ),
      changedFile(
        read,
        'site/prerender/prerender-site.tsx',
        before('    {\n      path: paths.application,', `    personal('${camel}', '${file}'),\n`),
      ),
      changedFile(
        read,
        'site/prerender/prerender-site.test.ts',
        before("      'app.html',\n", `      '${kebab}.html',\n`),
      ),
      changedFile(
        read,
        'site/test-content/show-site.tsx',
        before("    import('../app/account-menu.tsx'),", `    import('../features/${file}.tsx'),\n`),
      ),
      withTexts(read, ENGLISH, { camel, words }),
      withTexts(read, HINDI, { camel, words: NEW_PAGE }),
    ],
    next: [
      `Draw it in ${folder}/, and in its stories every state that it has: loading, empty, refused, ready.`,
      `Translate its words in ${HINDI}.`,
      'Is it about one guest? Then domain/personal-pages.ts names it too.',
      `npx vitest run --project dom ${folder}, then look at it at 390, 768 and 1440 pixels.`,
    ],
  };
}

function withTexts(read: Read, path: string, { camel, words }: Pick<Names, 'camel' | 'words'>): Change {
  return changedFile(read, path, (text) => {
    // The file was written by hand, as an object of groups of texts.
    const texts = JSON.parse(text) as { head: Record<string, string> } & Record<string, unknown>;
    if (texts[camel] !== undefined || texts.head[camel] !== undefined)
      throw new CannotMake(`${path} has texts called "${camel}" already. Choose another name.`);
    texts.head[camel] = words;
    texts[camel] = { heading: words };
    return `${JSON.stringify(texts, null, 2)}\n`;
  });
}

function view({ pascal, camel }: Names): string {
  return `
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { useTranslation } from 'react-i18next';

/** Says what a guest does here. */
export function ${pascal}Screen() {
  const { t } = useTranslation();
  return (
    <Box paddingBlock="xxl">
      <Container width="narrow">
        <Heading level={1} tabIndex={-1}>
          {t('${camel}.heading')}
        </Heading>
      </Container>
    </Box>
  );
}
`;
}

function test({ kebab, words }: Names): string {
  return `
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

beforeAll(loadScreens, 60_000);

it('has an address of its own', async () => {
  await showSite('/${kebab}');
  expect(await screen.findByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
});
`;
}

function story({ kebab, camel, words }: Names): string {
  return `
import preview from '../../.storybook/preview.tsx';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  title: 'Screens/${words}',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: '/${kebab}' },
});

export const Ready = meta.story({ args: { shows: '${camel}.heading' } });
`;
}
