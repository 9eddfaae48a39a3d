import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { Dialog, DialogClose } from '#design-system/dialog';
import { Text } from '#design-system/text';
import { isDocsPage } from '../is-docs-page.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';

const footer = (
  <>
    <DialogClose>
      <Button tone="secondary">Keep my booking</Button>
    </DialogClose>
    <Button>Change the dates</Button>
  </>
);
const policy = <Text>Free of charge until Tuesday, 3 March 2026, 14:00, hotel time.</Text>;
const meta = preview.meta({ title: 'Overlays/Dialog', component: Dialog });

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
