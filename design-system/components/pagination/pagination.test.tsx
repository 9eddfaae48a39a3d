import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './index.ts';

const words = {
  label: 'Pages of bookings',
  pageLabel: (page: number) => `Page ${page}`,
  stepLabel: (by: number) => {
    if (Math.abs(by) === 1) return by < 0 ? 'Previous page' : 'Next page';
    return by < 0 ? `${-by} pages back` : `${by} pages on`;
  },
};
const hrefOf = (page: number) => `?page=${page}`;
const nav = () => screen.getByRole('navigation', { name: 'Pages of bookings' });
const link = (name: string) => within(nav()).getByRole('link', { name });

function RouterLink({ to, children, ...rest }: ComponentProps<'a'> & { to: number }) {
  return (
    <a {...rest} href={`/bookings/${to}`} data-router="">
      {children}
    </a>
  );
}

describe('the links', () => {
  it('lead to the first, the last and the neighbouring pages, and mark the current one', () => {
    render(<Pagination {...words} page={9} pageCount={40} hrefOf={hrefOf} />);
    expect(link('Page 9')).toHaveAttribute('aria-current', 'page');
    expect(link('Page 8')).toHaveAttribute('href', '?page=8');
    expect(link('Page 40')).toHaveAttribute('href', '?page=40');
    expect(within(nav()).queryByRole('link', { name: 'Page 7' })).toBeNull();
  });

  it('step to the previous and the next page, and by three and five', () => {
    render(<Pagination {...words} page={9} pageCount={40} hrefOf={hrefOf} />);
    const addresses = [
      '5 pages back',
      '3 pages back',
      'Previous page',
      'Next page',
      '3 pages on',
      '5 pages on',
    ].map((name) => link(name).getAttribute('href'));
    expect(addresses).toEqual(['?page=4', '?page=6', '?page=8', '?page=10', '?page=12', '?page=14']);
  });

  it('lead nowhere beyond the first and the last page', () => {
    const { rerender } = render(<Pagination {...words} page={2} pageCount={40} hrefOf={hrefOf} />);
    expect(link('Previous page')).toHaveAttribute('href', '?page=1');
    expect(link('3 pages back')).toHaveAttribute('aria-disabled', 'true');
    expect(link('3 pages back')).not.toHaveAttribute('href');
    rerender(<Pagination {...words} page={40} pageCount={40} hrefOf={hrefOf} />);
    expect(link('Next page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('are reached with Tab in the order in which they stand, without those that lead nowhere', async () => {
    render(<Pagination {...words} page={1} pageCount={2} hrefOf={hrefOf} />);
    const names: (string | null | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed in order
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(names).toEqual(['Page 1', 'Page 2', 'Next page']);
  });

  it('are drawn by the parent where it wants its router to', () => {
    render(<Pagination {...words} page={1} pageCount={2} linkTo={(page) => <RouterLink to={page} />} />);
    expect(link('Page 2')).toHaveAttribute('href', '/bookings/2');
    expect(link('Page 2')).toHaveAttribute('data-router');
    expect(link('Page 2')).toHaveTextContent('2');
  });
});

describe('a press', () => {
  it('tells the parent instead of following the link', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    render(<Pagination {...words} page={9} pageCount={40} hrefOf={hrefOf} onPageChange={onPageChange} />);
    await userEvent.click(link('5 pages on'));
    link('Page 8').focus();
    await userEvent.keyboard('{Enter}');
    expect(onPageChange.mock.calls).toEqual([[14], [8]]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is left to the browser with %s', (key) => {
    const onPageChange = vi.fn<(page: number) => void>();
    render(<Pagination {...words} page={9} pageCount={40} hrefOf={hrefOf} onPageChange={onPageChange} />);
    expect(fireEvent.click(link('Page 8'), { [key]: true })).toBe(true);
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('keeps the focus on the step that has led to the last page', async () => {
    const { rerender } = render(<Pagination {...words} page={39} pageCount={40} hrefOf={hrefOf} />);
    link('Next page').focus();
    rerender(<Pagination {...words} page={40} pageCount={40} hrefOf={hrefOf} />);
    expect(link('Next page')).toHaveFocus();
  });
});

describe('few and many pages', () => {
  it('draws nothing for one page', () => {
    const { container } = render(<Pagination {...words} page={1} pageCount={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('offers no steps longer than the list', () => {
    render(<Pagination {...words} page={1} pageCount={2} hrefOf={hrefOf} />);
    expect(
      within(nav())
        .getAllByRole('link')
        .map((item) => item.getAttribute('aria-label')),
    ).toEqual(['Page 1', 'Page 2', 'Previous page', 'Next page']);
  });

  it('stays short with a thousand', () => {
    render(<Pagination {...words} page={500} pageCount={1000} hrefOf={hrefOf} />);
    expect(within(nav()).getAllByRole('link')).toHaveLength(11);
  });

  it('takes a page beyond the last for the last', () => {
    render(<Pagination {...words} page={99} pageCount={40} hrefOf={hrefOf} />);
    expect(link('Page 40')).toHaveAttribute('aria-current', 'page');
  });
});

describe('items per page', () => {
  const itemsPerPage = { label: 'Items per page', value: 20, options: [10, 20, 50] };

  it('is a choice that tells the parent a number', async () => {
    const onValueChange = vi.fn<(value: number) => void>();
    render(
      <Pagination
        {...words}
        page={1}
        pageCount={2}
        hrefOf={hrefOf}
        itemsPerPage={{ ...itemsPerPage, onValueChange }}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '50');
    expect(onValueChange).toHaveBeenCalledWith(50);
    expect(screen.getByRole('combobox')).toHaveValue('20');
  });

  it('stays when there is only one page', () => {
    const onValueChange = vi.fn<(value: number) => void>();
    render(
      <Pagination
        {...words}
        page={1}
        pageCount={1}
        hrefOf={hrefOf}
        itemsPerPage={{ ...itemsPerPage, onValueChange }}
      />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Pagination {...words} page={1} pageCount={2} hrefOf={hrefOf} ref={ref} id="pages" />);
  expect(ref.current).toHaveAttribute('id', 'pages');
  expect(ref.current).toContainElement(nav());
});
