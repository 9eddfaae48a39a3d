import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent, type ContentTree } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import { loadConfig } from '#server/config';
import { buildPoliciesPage, type DataTimes } from './build-pages.ts';
import { releaseIdOf } from './release-id.ts';

const root = join(import.meta.dirname, '../../content');
const noPicture = () => Promise.reject(new Error('Policies have no pictures.'));

async function demoContent() {
  const { content } = await checkContent({ fs: nodeFileSystem, root });
  if (content === undefined) throw new Error('The demo does not pass the check.');
  return content;
}

async function demoPolicies(times: Partial<DataTimes>, demo?: ContentTree): Promise<string> {
  const content = demo ?? (await demoContent());
  const header = { heading: 'Policies', subheading: 'What we agree on' };
  const pictureless = { ...content, pagePolicies: { ...content.pagePolicies, header } };
  const written = { ...loadConfig({}), ...times, language: 'en' };
  return JSON.stringify(await buildPoliciesPage(pictureless, noPicture, written));
}

test.each([
  [loadConfig({}).guestDataDays, '3 years'],
  [365, '1 year'],
  [400, '400 days'],
])('the privacy policy says that a guest is forgotten after %s days', async (days, words) => {
  const page = await demoPolicies({ guestDataDays: days });
  expect(page).toContain(`${words} after you have left, our booking system removes your name`);
  expect(page).not.toContain('{{');
});

test('a release is another one where the server keeps guests for another time', () => {
  const folders = [join(root, 'policies')];
  const madeWith = { toolVersion: '1.0.0', guestDataDays: 1095, taxDocumentDays: 3650 };
  expect(releaseIdOf(folders, { ...madeWith, guestDataDays: 730 })).not.toBe(releaseIdOf(folders, madeWith));
  expect(releaseIdOf(folders, { ...madeWith, taxDocumentDays: 2920 })).not.toBe(
    releaseIdOf(folders, madeWith),
  );
});

test('the privacy policy says how long invoices keep a name', async () => {
  expect(await demoPolicies({})).toContain('Invoices and credit notes stay with us for 10 years');
  expect(await demoPolicies({ taxDocumentDays: 2920 })).toContain('stay with us for 8 years');
});

test('the times are said in a list too', async () => {
  const content = await demoContent();
  const writtenPolicies = content.writtenPolicies.map((policy) =>
    policy.kind === 'PRIVACY'
      ? {
          ...policy,
          sections: [
            { heading: 'We keep', paragraphs: ['This:'], points: ['Invoices: {{taxDocumentTime}}'] },
          ],
        }
      : policy,
  );
  expect(await demoPolicies({}, { ...content, writtenPolicies })).toContain('Invoices: 10 years');
});
