import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { Pagination, type PaginationProps } from '#design-system/pagination';
import { Stack } from '#design-system/stack';
import { OnEverySurface } from '../on-every-surface.tsx';
import { LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

const words = {
  label: 'Pages of bookings',
  pageLabel: (page: number) => `Page ${page}`,
  stepLabel: (by: number) => {
    if (Math.abs(by) === 1) return by < 0 ? 'Previous page' : 'Next page';
    return by < 0 ? `${-by} pages back` : `${by} pages on`;
  },
};
const hrefOf = (page: number) => `#page-${page}`;

function Pages({
  start = 9,
  ...more
}: { start?: number } & Partial<Pick<PaginationProps, 'pageCount' | 'label'>>) {
  const [page, setPage] = useState(start);
  const [perPage, setPerPage] = useState(20);
  const itemsPerPage = {
    label: 'Items per page',
    value: perPage,
    options: [10, 20, 50],
    onValueChange: setPerPage,
  };
  return (
    <Pagination
      pageCount={40}
      {...words}
      {...more}
      {...{ page, hrefOf, itemsPerPage }}
      onPageChange={setPage}
    />
  );
}
const meta = preview.meta({ id: 'page-pagination', title: 'Page/Pagination', component: Pagination });

export const Default = meta.story({
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '5 pages on' }));
    await expect(canvas.getByRole('link', { name: 'Page 14' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: '3 pages back' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Previous page' }));
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Items per page' }), '50');
    await expect(canvas.getByRole('combobox')).toHaveValue('50');
  },
});
export const FirstAndLast = meta.story({
  render: () => (
    <Stack gap="xl">
      <Pages label="At the first" start={1} />
      <Pages label="At the last" start={40} />
    </Stack>
  ),
});
export const OneTwoOrAThousandPages = meta.story({
  render: () => (
    <Stack gap="xl">
      <Pages label="One page" start={1} pageCount={1} />
      <Pages label="Two pages" start={1} pageCount={2} />
      <Pages label="A thousand pages" start={998} pageCount={1000} />
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={
        <Pagination
          {...words}
          label="Long"
          page={2}
          pageCount={4}
          hrefOf={hrefOf}
          itemsPerPage={{ label: LONG_WORD, value: 10, options: [10], onValueChange: () => undefined }}
        />
      }
      rightToLeft={<Pages label="From right to left" />}
      empty={<Pagination {...words} page={1} pageCount={0} hrefOf={hrefOf} />}
      many={<Pages label="Many" start={500} pageCount={1000} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="l">
      {(tone) => <Pagination {...words} label={`Pages on ${tone}`} page={3} pageCount={6} hrefOf={hrefOf} />}
    </OnEverySurface>
  ),
});
