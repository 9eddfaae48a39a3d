import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Icon, ICON_NAMES } from './index.ts';

it('is silent beside words that say the same', () => {
  render(<Icon name="bed" data-testid="icon" />);
  expect(screen.getByTestId('icon')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});

it('is heard by its label where no words say it', () => {
  render(<Icon name="bed" label="Beds" />);
  expect(screen.getByRole('img', { name: 'Beds' })).toBeInTheDocument();
});

it.each(ICON_NAMES)('draws %s', (name) => {
  render(<Icon name={name} data-testid="icon" />);
  expect(screen.getByTestId('icon').children).not.toHaveLength(0);
});

it('ships no sign that nobody draws', () => {
  const root = join(import.meta.dirname, '../../..');
  const words = ['design-system/components', 'site', 'schemas/content']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.|\/dist\/|\/icon\/icon\.tsx$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(ICON_NAMES.filter((name) => !words.includes(`'${name}'`) && !words.includes(`"${name}"`))).toEqual(
    [],
  );
});

it('draws each size in another way, and marks arrows as pointing with the reading', () => {
  render(
    <>
      <Icon name="bed" data-testid="icon" />
      <Icon name="bed" size="s" data-testid="icon" />
      <Icon name="bed" size="l" data-testid="icon" />
      <Icon name="arrow-right" data-testid="icon" />
    </>,
  );
  const drawn = screen.getAllByTestId('icon').map((icon) => icon.getAttribute('class'));
  expect(new Set(drawn).size).toBe(4);
});

it('draws nothing for a name that does not exist, and says which do', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // @ts-expect-error -- what a page without types may write
  render(<Icon name="unicorn" data-testid="icon" />);
  expect(screen.queryByTestId('icon')).toBeNull();
  expect(warn.mock.calls).toEqual([
    [`Icon: name="unicorn" does not exist. Use one of: ${ICON_NAMES.join(', ')}.`],
  ]);
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<SVGSVGElement>();
  render(<Icon ref={ref} name="bed" id="icon" />);
  expect(ref.current).toHaveAttribute('id', 'icon');
});
