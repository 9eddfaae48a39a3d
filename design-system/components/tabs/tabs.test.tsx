import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './index.ts';

const items = ['Rooms', 'Services', 'Others'].map((word) => ({
  value: word,
  label: word,
  content: `${word} in pictures`,
}));
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the first view, in a panel named by its tab', () => {
    render(<Tabs label="Pictures" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Pictures' })).toBeInTheDocument();
    expect(tab('Rooms')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Rooms' })).toHaveTextContent('Rooms in pictures');
    expect(tab('Rooms')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });

  it('show another view when its tab is pressed', async () => {
    render(<Tabs label="Pictures" items={items} defaultValue="Others" />);
    await userEvent.click(tab('Services'));
    expect(screen.getByRole('tabpanel', { name: 'Services' })).toBeVisible();
    expect(tab('Services')).toHaveAttribute('data-state', 'active');
    expect(tab('Others')).toHaveAttribute('data-state', 'inactive');
  });

  it('show what their parent says', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Pictures" items={items} value="Rooms" onValueChange={onValueChange} />);
    await userEvent.click(tab('Services'));
    expect(onValueChange).toHaveBeenCalledWith('Services');
    expect(tab('Rooms')).toHaveAttribute('aria-selected', 'true');
  });

  it('draw an empty row without items', () => {
    render(<Tabs label="Pictures" items={[]} />);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('pass on what they do not know, and their ref', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Tabs label="Pictures" items={items} ref={ref} id="pictures" />);
    expect(ref.current).toHaveAttribute('id', 'pictures');
    expect(ref.current).not.toHaveAttribute('dir');
  });
});

describe('the keyboard', () => {
  it('comes in on the active tab, and goes on into its panel', async () => {
    render(<Tabs label="Pictures" items={items} />);
    await userEvent.tab();
    expect(tab('Rooms')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Rooms' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Rooms')).toHaveFocus();
  });

  it('moves with the arrows, Home and End, and around the ends', async () => {
    render(<Tabs label="Pictures" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Services')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Services' })).toBeVisible();
    await userEvent.keyboard('{End}');
    expect(tab('Others')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Rooms')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Others')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tab('Rooms')).toHaveAttribute('aria-selected', 'true');
  });

  it('moves the other way where one reads from right to left', async () => {
    render(
      <div dir="rtl">
        <Tabs label="Pictures" items={items} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Services')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Rooms')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('shows a view with "%s" where arrows only move', async (key) => {
    render(<Tabs label="Pictures" items={items} activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Services')).toHaveFocus();
    expect(tab('Rooms')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(key);
    expect(tab('Services')).toHaveAttribute('aria-selected', 'true');
  });
});
