import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Dialog, DialogClose } from './index.ts';

const question = {
  title: 'Cancel this booking?',
  description: 'The room is given back at once.',
  closeLabel: 'Close',
};
const dialog = () => screen.getByRole('dialog', { name: 'Cancel this booking?' });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens from its trigger with a name, a description and the focus inside', async () => {
  render(<Dialog {...question} trigger={<Button>Cancel</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toHaveAccessibleDescription('The room is given back at once.');
  expect(dialog()).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
});

it('closes with Escape and gives the focus back', async () => {
  render(<Dialog {...question} trigger={<Button>Cancel</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('gives the focus back to an opener that was drawn anew under its id', async () => {
  const page = (place: string) => (
    <>
      <Button key={place} id="opener">
        {place}
      </Button>
      <Dialog {...question} open={place === 'Coming'} onOpenChange={() => undefined} />
    </>
  );
  const { rerender } = render(
    <Button id="opener" key="Coming">
      Coming
    </Button>,
  );
  screen.getByRole('button', { name: 'Coming' }).focus();
  rerender(page('Coming'));
  rerender(page('Past'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Past' })).toHaveFocus());
});

it('closes with its close button and with any button that says so', async () => {
  const footer = (
    <DialogClose>
      <Button>Keep my booking</Button>
    </DialogClose>
  );
  render(<Dialog {...question} trigger={<Button>Cancel</Button>} footer={footer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep my booking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks the parent that holds it to close', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(<Dialog {...question} open onOpenChange={onOpenChange} />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(dialog()).toBeInTheDocument();
});

describe('the trigger', () => {
  it('says what it opens and whether it is open', async () => {
    render(<Dialog {...question} trigger={<Button>Cancel</Button>} />);
    const trigger = screen.getByRole('button', { name: 'Cancel' });
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger).toHaveAttribute('data-state', 'open');
  });

  it.each(['{Enter}', ' '])('opens with "%s"', async (key) => {
    render(<Dialog {...question} trigger={<Button>Cancel</Button>} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(dialog()).toBeInTheDocument();
  });

  it('keeps its own ref and its own answer to a press', async () => {
    const ref = createRef<HTMLButtonElement>();
    const onClick = vi.fn<() => void>();
    render(
      <Dialog
        {...question}
        trigger={
          <Button ref={ref} onClick={onClick}>
            Cancel
          </Button>
        }
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(ref.current).toHaveTextContent('Cancel');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(ref.current).toHaveFocus();
  });

  it('opens nothing when its own answer says so', async () => {
    render(
      <Dialog {...question} trigger={<Button onClick={(event) => event.preventDefault()}>Cancel</Button>} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('keeps the focus inside, forwards and backwards', async () => {
  render(
    <Dialog {...question} defaultOpen trigger={<Button>Cancel</Button>} footer={<Button>Keep</Button>} />,
  );
  const close = within(dialog()).getByRole('button', { name: 'Close' });
  const keep = within(dialog()).getByRole('button', { name: 'Keep' });
  expect(close).toHaveFocus();
  await userEvent.tab();
  expect(keep).toHaveFocus();
  await userEvent.tab();
  expect(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(keep).toHaveFocus();
});

describe('what does not fit', () => {
  const isHigher = () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
    vi.stubGlobal('ResizeObserver', ObserverAtOnce);
  };
  const open = { open: true, onOpenChange: () => undefined } as const;

  it('scrolls in a named region between the title and the footer', async () => {
    isHigher();
    render(
      <Dialog {...question} {...open} footer={<Button>Keep</Button>}>
        A long policy
      </Dialog>,
    );
    const region = within(dialog()).getByRole('region', { name: 'Cancel this booking?' });
    expect(region).toHaveTextContent(/^A long policy$/);
    await userEvent.tab();
    expect(region).toHaveFocus();
    await userEvent.tab();
    expect(within(dialog()).getByRole('button', { name: 'Keep' })).toHaveFocus();
  });

  it('is no region and no stop for the keyboard while everything fits', () => {
    render(
      <Dialog {...question} {...open}>
        A short policy
      </Dialog>,
    );
    expect(within(dialog()).queryByRole('region')).toBeNull();
    expect(dialog().querySelector('[tabindex="0"]')).toBeNull();
  });
});

it('draws each height in another way', () => {
  const drawn = (['content', 'half', 'full'] as const).map((height) => {
    const { unmount } = render(<Dialog {...question} height={height} open onOpenChange={() => undefined} />);
    const { className } = dialog();
    unmount();
    return className;
  });
  expect(new Set(drawn).size).toBe(3);
});

it('closes with a press beside it', async () => {
  render(<Dialog {...question} defaultOpen trigger={<Button>Cancel</Button>} />);
  await userEvent.click(dialog().parentElement ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the focus back where it was when its parent closes it', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Before</button>
      <Dialog {...question} open={open} onOpenChange={() => undefined} />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Before' }).focus();
  rerender(page(true));
  expect(dialog()).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
});

it('has no description where none is given', () => {
  render(<Dialog title="Policy" closeLabel="Close" open onOpenChange={() => undefined} />);
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
});

it('passes on what it does not know, and its ref', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Dialog {...question} open onOpenChange={() => undefined} ref={ref} id="question" />);
  expect(dialog()).toBe(ref.current);
  expect(dialog()).toHaveAttribute('id', 'question');
});

it('says once what is wrong with a size that does not exist', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const evaded = { size: 'xl' } as unknown as { size: 'l' };
  render(<Dialog {...question} {...evaded} open onOpenChange={() => undefined} />);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Dialog: size="xl" does not exist. Use one of: s, m, l.');
});

/** There is no layout here: it reports as soon as it observes. */
class ObserverAtOnce {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe(): void {
    this.onResize();
  }
  disconnect(): void {}
}
