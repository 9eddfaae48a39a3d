import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Popover, PopoverClose } from './index.ts';

const trigger = <Button>Taxes</Button>;
const opener = () => screen.getByRole('button', { name: 'Taxes' });
const popover = () => screen.getByRole('dialog', { name: 'What is included' });

function Simple() {
  return (
    <>
      <Popover trigger={trigger} title="What is included" closeLabel="Close">
        <a href="#policy">Policy</a>
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('a popover', () => {
  it('says on its trigger that it is there, and whether it is open', async () => {
    render(<Simple />);
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(opener()).toHaveAttribute('data-state', 'open');
  });

  it('takes its name from its title or its label', async () => {
    render(
      <Popover trigger={trigger} label="What is included">
        18 %
      </Popover>,
    );
    await userEvent.click(opener());
    expect(popover()).toHaveTextContent('18 %');
  });

  it('closes with the trigger that opened it', async () => {
    render(<Simple />);
    await userEvent.click(opener());
    await userEvent.click(opener());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('closes with its close button and with any button that says so', async () => {
    render(
      <Popover trigger={trigger} title="What is included" closeLabel="Close">
        <PopoverClose>
          <Button>Got it</Button>
        </PopoverClose>
      </Popover>,
    );
    await userEvent.click(opener());
    await userEvent.click(within(popover()).getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener());
    await userEvent.click(within(popover()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes with a press elsewhere, where the focus then is', async () => {
    render(<Simple />);
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('leaves the page behind it in reach', async () => {
    render(<Simple />);
    await userEvent.click(opener());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toBeInTheDocument();
  });

  it('passes on what it does not know, and its ref', async () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Popover trigger={trigger} label="What is included" ref={ref} id="taxes">
        18 %
      </Popover>,
    );
    await userEvent.click(opener());
    expect(popover()).toBe(ref.current);
    expect(popover()).toHaveAttribute('id', 'taxes');
  });
});

describe('the keyboard', () => {
  it.each(['{Enter}', ' '])('opens with "%s" and goes inside', async (key) => {
    render(<Simple />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(within(popover()).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(within(popover()).getByRole('link', { name: 'Policy' })).toHaveFocus();
  });

  it('closes with Escape and gives the focus back', async () => {
    render(<Simple />);
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });
});

describe('its state', () => {
  it('may be held by the parent', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    function Held() {
      const [isOpen, setOpen] = useState(false);
      const change = (next: boolean) => {
        onOpenChange(next);
        setOpen(next);
      };
      return (
        <Popover trigger={trigger} label="What is included" open={isOpen} onOpenChange={change}>
          <button type="button" onClick={() => setOpen(false)}>
            Choose
          </button>
        </Popover>
      );
    }
    render(<Held />);
    await userEvent.click(opener());
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('may be open from the start', () => {
    render(
      <Popover trigger={trigger} label="What is included" defaultOpen>
        18 %
      </Popover>,
    );
    expect(popover()).toBeInTheDocument();
  });
});
