import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ContentKind, KINDS } from '#schemas/engine';
import { EXAMPLES } from '../../../schemas/generated/examples.ts';
import { REFERENCE } from '../../../schemas/generated/reference.ts';
import { type BrokenVerdicts, verdictsOn } from './check-example.ts';
import * as stories from './content.stories.tsx';
import { KindPage } from './kind-page.tsx';

const kinds = KINDS.map(({ kind }) => kind);

describe('the guide', () => {
  const shown = Object.values(stories).map(({ composed }) => String(composed.args['kind']));
  const withoutPage = (all: readonly string[]) => all.filter((kind) => !shown.includes(kind));

  it('has one page for every kind of content file, and no other', () => {
    expect(withoutPage(kinds)).toEqual([]);
    expect(shown).toHaveLength(kinds.length);
  });

  it('would miss a kind that has no page', () => {
    expect(withoutPage([...kinds, 'faq'])).toEqual(['faq']);
  });
});

describe.each(kinds)('the page of %s', (kind) => {
  const { fields = [], place } = REFERENCE.find((each) => each.kind === kind) ?? {};
  const { complete = '', broken = [] } = EXAMPLES.find((each) => each.kind === kind) ?? {};
  let verdicts: BrokenVerdicts;
  beforeAll(async () => {
    verdicts = await verdictsOn(kind);
  });

  it('tells every field, a whole file, and the place of it', () => {
    const { container } = render(<KindPage kind={kind} verdicts={verdicts} />);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(fields.length);
    const words = container.textContent;
    for (const { title, description } of fields) {
      expect(words).toContain(title);
      expect(words).toContain(description.replaceAll('`', ''));
    }
    expect(words).toContain(place);
    expect(container.querySelector('pre')?.textContent).toBe(complete.trimEnd());
  });

  it('shows what the checker says of each mistake', () => {
    const { container } = render(<KindPage kind={kind} verdicts={verdicts} />);
    expect(verdicts.size).toBe(broken.length);
    for (const [name, { diagnostics }] of verdicts) {
      // Two examples of one rule are told apart behind a second dot.
      const rule = name.split('.')[0] ?? '';
      expect(diagnostics.map(({ code }) => code.replace('/', '-'))).toContain(rule);
      for (const { code } of diagnostics) expect(container.textContent).toContain(code);
    }
  });
});

it('reads along while one writes', async () => {
  const kind: ContentKind = 'room';
  render(<KindPage kind={kind} verdicts={new Map()} />);
  const verdict = screen.getByRole('status');
  expect(await within(verdict).findByText('Everything is in order.')).toBeInTheDocument();
  const area = screen.getByRole('textbox', { name: 'rooms/lake-suite.json' });
  await userEvent.clear(area);
  await userEvent.type(area, 'x');
  expect(await within(verdict).findByText('Text needs double quotes.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Begin with' }), 'enum');
  expect(await within(verdict).findByText('enum')).toBeInTheDocument();
});
