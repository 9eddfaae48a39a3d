import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { Dialog, DialogClose } from '#design-system/dialog';
import { Link } from '#design-system/link';
import { PriceBreakdown } from '#design-system/price-breakdown';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { isDocsPage } from '../is-docs-page.ts';
import { ARABIC, breakdown, LONG_WORD } from '../samples.tsx';
import { IN_A_FRAME } from '../in-a-frame.ts';

const footer = (
  <>
    <DialogClose>
      <Button tone="secondary">Keep my booking</Button>
    </DialogClose>
    <Button>Change the dates</Button>
  </>
);
const policy = <Text>Free of charge until Tuesday, 3 March 2026, 14:00, hotel time.</Text>;
const meta = preview.meta({ id: 'overlays-dialog', title: 'Overlays/Dialog', component: Dialog });

export const Default = meta.story({
  render: () => (
    <Dialog trigger={<Button>Policy</Button>} title="Cancellation policy" closeLabel="Close">
      {policy}
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Policy' });
    await userEvent.click(trigger);
    await expect(screen.getByRole('dialog', { name: 'Cancellation policy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
export const Open = meta.story({
  render: () => (
    <Dialog
      defaultOpen={!isDocsPage()}
      trigger={<Button>Dates</Button>}
      title="Other dates for this stay?"
      description="The room is free from the ninth to the fourteenth of March, at the same price."
      closeLabel="Close"
      footer={footer}
    />
  ),
});
export const Small = meta.story({
  render: () => (
    <Dialog
      defaultOpen={!isDocsPage()}
      size="s"
      trigger={<Button>Policy</Button>}
      title="Cancellation policy"
      closeLabel="Close"
    >
      {policy}
      <Link href="#policies">All policies</Link>
    </Dialog>
  ),
});
export const Large = meta.story({
  render: () => (
    <Dialog
      defaultOpen={!isDocsPage()}
      size="l"
      trigger={<Button>Policy</Button>}
      title="Cancellation policy"
      closeLabel="Close"
      footer={footer}
    >
      {Array.from({ length: 30 }, (_, index) => (
        <Text key={index}>The room is released at once, and the night is on sale again.</Text>
      ))}
    </Dialog>
  ),
});
/** On phones a sheet of half the screen: its title and its button stay in view while the content scrolls. */
export const HalfSheet = meta.story({
  render: () => (
    <Dialog
      defaultOpen={!isDocsPage()}
      size="s"
      height="half"
      trigger={<Button>Price details</Button>}
      title="Price details"
      closeLabel="Close"
      footer={
        <DialogClose>
          <Button width="full">Continue, ₹67,968.59</Button>
        </DialogClose>
      }
    >
      <PriceBreakdown {...breakdown} />
    </Dialog>
  ),
});
/** On phones the whole screen, for a task such as choosing dates. */
export const FullSheet = meta.story({
  render: () => (
    <Dialog
      defaultOpen={!isDocsPage()}
      height="full"
      trigger={<Button>Guests</Button>}
      title="Who is coming?"
      description="Children below twelve sleep in your bed for nothing."
      closeLabel="Close"
      footer={
        <DialogClose>
          <Button width="full">Done</Button>
        </DialogClose>
      }
    >
      {Array.from({ length: 9 }, (_, place) => (
        <TextField key={place} label={`Guest ${place + 1}`} />
      ))}
    </Dialog>
  ),
  play: async () => {
    const done = screen.getByRole('button', { name: 'Done' });
    for (const field of screen.getAllByRole('textbox')) {
      field.focus();
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThan(done.getBoundingClientRect().top),
      );
    }
    await expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Dialog
      defaultOpen
      trigger={<Button>{LONG_WORD}</Button>}
      title={LONG_WORD}
      description={
        <span lang="ar" dir="rtl">
          {ARABIC}
        </span>
      }
      closeLabel="Close"
      footer={<Button>{LONG_WORD}</Button>}
    >
      <Text>{LONG_WORD}</Text>
    </Dialog>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: IN_A_FRAME,
  render: () => (
    <Dialog
      defaultOpen
      trigger={<Button>Dates</Button>}
      title="Other dates for this stay?"
      description="The room is free until the fourteenth of March, at the same price."
      closeLabel="Close"
      footer={footer}
    />
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  parameters: IN_A_FRAME,
  render: () => (
    <Dialog
      defaultOpen
      trigger={<Button>Notice</Button>}
      title="Please note"
      closeLabel="Close"
      footer={<Button>OK</Button>}
    >
      <Text>Breakfast is served from seven.</Text>
    </Dialog>
  ),
});
