import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createWorkplace } from '../test-command.ts';

const { path, read, run, runHere, write } = createWorkplace('e2e/awkward-hotel');

function change(file: string, edit: (text: string) => string): void {
  const before = read(`content/${file}`);
  const after = edit(before);
  expect(after).not.toBe(before);
  write(`content/${file}`, after);
}

const published = async (): Promise<string> =>
  /Published (r-\S+)/.exec((await runHere('publish', 'content')).stdout)?.[1] ?? '';

test('before the first publishing all is new, and a rehearsal writes nothing at all', () => {
  expect(run('diff')).toEqual({
    status: 0,
    stdout: 'Nothing has been published yet.\n',
    stderr: '',
  });
  const dryRun = run('publish', '--dry-run');
  expect(dryRun).toMatchObject({ status: 0, stderr: '' });
  expect(dryRun.stdout).toMatch(/This would be the first release, r-[0-9a-f]{12}\.\nNothing was published/);
  expect(existsSync(path('.data'))).toBe(false);
});

test(
  'a text, a price and a picture are said once each, in the words of the site',
  { timeout: 180_000 },
  async () => {
    const first = await published();
    expect((await runHere('diff')).stdout).toBe('Nothing would change: content is what guests see.\n');

    change('pages/home.json', (text) =>
      text.replace(/"attractionsHeading": .*/, '"attractionsHeading": "Near us",'),
    );
    change('rates/st-johns-a-house-with-a-name-as-long-as-the-rules-will-allow.json', (text) =>
      text.replace(/"baseMinor": \d+/, '"baseMinor": 1234500'),
    );
    copyFileSync(path('content/images/turned-by-exif.jpg'), path('content/images/grey.jpg'));
    const before = read('.data/verandah.sqlite');
    const dryRun = await runHere('publish', '--dry-run');
    const { stdout } = await runHere('diff');
    expect(dryRun.status).toBe(0);
    expect(dryRun.stdout).toContain(stdout.slice(0, stdout.lastIndexOf('\n\n')));
    const next = /This would be (r-\S+), after (r-[0-9a-f]+)/.exec(dryRun.stdout);
    expect(next?.[2]).toBe(first);
    expect(read('.data/verandah.sqlite')).toBe(before);
    expect(stdout).toMatch(/^Home page$/m);
    expect(stdout).toContain('Near us');
    expect(stdout).toContain('  ~ marquee grey: another picture (grey)');
    expect(stdout.match(/₹12,345/g)).toHaveLength(1);
    expect(stdout).toContain(`5 changes in 4 parts of the site, compared with ${first}, which guests see.`);

    expect(await published()).toBe(next?.[1]);
    expect((await runHere('diff')).stdout).toContain('Nothing would change');
    expect((await runHere('diff', first)).stdout).toContain(
      `5 changes in 4 parts of the site, compared with ${first}.`,
    );
  },
);

test('a release that does not exist and content with mistakes are explained', async () => {
  await published();
  expect(await runHere('diff', 'r-000000000000')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Nothing was compared. There is no release r-000000000000. The list: verandah releases\n',
  });
  expect((await runHere('diff', 'r-12')).stderr).toContain('There is no release r-12.');
  expect((await runHere('publish', '--dry-run', '--if-current', 'r-000000000000')).status).toBe(4);
  change('hotel.json', (text) => text.replace('"businessName"', '"buisnessName"'));
  const reportFailure = await runHere('diff');
  expect(reportFailure.status).toBe(1);
  expect(reportFailure.stdout).toContain('did you mean `businessName`?');
  expect(reportFailure.stderr).toBe('Correct the content first, then compare again.\n');
});

test(
  'what only the pages of a location show, and the reasons to book, are said once each',
  { timeout: 180_000 },
  async () => {
    await published();
    const [file = ''] = readdirSync(path('content/locations'));
    change(`locations/${file}`, (text) => {
      const location = JSON.parse(text) as { image: object };
      return JSON.stringify({ ...location, photos: [{ ...location.image, caption: 'The court at noon' }] });
    });
    change('pages/book.json', (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), reasons: ['We carry your bags'] }),
    );
    const { stdout } = await runHere('diff');
    expect(stdout).toMatch(/^Pages of the houses and their rooms$/m);
    expect(stdout).toMatch(/^ {2}\+ .* › photos /m);
    expect(stdout).toMatch(/^Every page\n {2}\+ reasons: We carry your bags$/m);
  },
);
