import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { Dialog, DialogClose } from '#design-system/dialog';
import { Text } from '#design-system/text';
import { LONG_WORD } from '../samples.tsx';

const footer = (
  <>
    <DialogClose>
      <Button tone="secondary">Keep my booking</Button>
    </DialogClose>
    <Button tone="danger">Cancel booking</Button>
  </>
);
const meta = preview.meta({ title: 'Overlays/Dialog', component: Dialog });

export const Closed = meta.story({
  render: () => (
    <Dialog trigger={<Button>Policy</Button>} title="Cancellation policy" closeLabel="Close">
      <Text>Free of charge until the third of March.</Text>
    </Dialog>
  ),
});
export const Open = meta.story({
  render: () => (
    <Dialog
      defaultOpen
      trigger={<Button>Cancel</Button>}
      title="Cancel this booking?"
      description="The room is given back at once. You cannot undo this."
      closeLabel="Close"
      footer={footer}
    />
  ),
});
export const Small = meta.story({
  render: () => (
    <Dialog defaultOpen size="s" trigger={<Button>Open</Button>} title="Held for you" closeLabel="Close">
      <Text>Fifteen minutes.</Text>
    </Dialog>
  ),
});
export const LongContent = meta.story({
  render: () => (
    <Dialog
      defaultOpen
      size="l"
      trigger={<Button>Open</Button>}
      title={LONG_WORD}
      closeLabel="Close"
      footer={footer}
    >
      {Array.from({ length: 30 }, (_, index) => (
        <Text key={index}>The room is given back at once, and the night is sold again.</Text>
      ))}
    </Dialog>
  ),
});
export const EscapeGivesFocusBack = meta.story({
  render: () => (
    <Dialog trigger={<Button>Policy</Button>} title="Cancellation policy" closeLabel="Close">
      <Text>Free of charge until the third of March.</Text>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Policy' }));
    await expect(screen.getByRole('dialog', { name: 'Cancellation policy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Policy' })).toHaveFocus();
  },
});
