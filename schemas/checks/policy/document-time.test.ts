import { expect, test } from 'vitest';
import { checkSmallHotel, example } from '../../engine/small-hotel.ts';

const KEPT = 'We keep invoices for {{taxDocumentTime}}.';

const privacy = (section: { paragraphs: string[]; points?: string[] }) => ({
  kind: 'PRIVACY',
  id: 'privacy',
  name: 'Privacy',
  summary: 'We ask for what a stay needs.',
  updatedOn: '2026-11-01',
  contactEmail: 'privacy@thekesar.example',
  sections: [{ heading: 'How long we keep it', ...section }],
});

async function reported(policy: object) {
  const { diagnostics } = await checkSmallHotel({ 'policies/privacy.json': policy });
  return diagnostics
    .filter(({ code }) => code === 'policy/document-time')
    .map(({ file, pointer, severity }) => [file, pointer, severity]);
}

test('a hotel that writes invoices says in its privacy policy how long they are kept', async () => {
  expect(await reported(privacy({ paragraphs: ['We forget you soon.'] }))).toEqual([
    ['policies/privacy.json', '/sections', 'warning'],
  ]);
});

test('it is said in a paragraph or in a point', async () => {
  expect(await reported(privacy({ paragraphs: ['Soon.', KEPT] }))).toEqual([]);
  expect(await reported(privacy({ paragraphs: ['Soon.'], points: [KEPT] }))).toEqual([]);
});

test('a hotel that writes its invoices elsewhere need not say it, nor one without a privacy policy', async () => {
  const silent = privacy({ paragraphs: ['We forget you soon.'] });
  const { legalEntities: _entities, ...hotel } = example('hotel');
  const without = await checkSmallHotel({ 'hotel.json': hotel, 'policies/privacy.json': silent });
  const noPolicy = await checkSmallHotel();
  for (const { diagnostics } of [without, noPolicy])
    expect(diagnostics.map(({ code }) => code)).not.toContain('policy/document-time');
});
