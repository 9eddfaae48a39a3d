import preview from '../../.storybook/preview.tsx';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '#design-system/alert-dialog';
import { Button } from '#design-system/button';
import { DescriptionList } from '#design-system/description-list';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { isDocsPage } from '../is-docs-page.ts';
import { LONG_WORD } from '../samples.tsx';
import { IN_A_FRAME } from '../in-a-frame.ts';

const refund = (
  <DescriptionList
    items={[
      { id: 'paid', term: 'Paid', detail: '₹67,969' },
      { id: 'kept', term: 'Kept by the hotel', detail: '₹18,400' },
      { id: 'back', term: 'Paid back to you', detail: '₹49,569' },
    ]}
  />
);
const question = {
  title: 'Cancel this booking?',
  description: 'The room is released at once. You cannot undo this.',
  cancelLabel: 'Keep my booking',
  actionLabel: 'Cancel booking',
  busyLabel: 'Cancelling the booking',
};
const cancelBooking = fn(async () => {}).mockName('cancel the booking');
let cancelled = Promise.withResolvers<void>();
const meta = preview.meta({
  id: 'overlays-alert-dialog',
  title: 'Overlays/Alert dialog',
  component: AlertDialog,
});

export const Default = meta.story({
  render: () => (
    <AlertDialog
      defaultOpen={!isDocsPage()}
      trigger={<Button>Leave</Button>}
      title="Leave without booking?"
      description="The room is held for you for eleven more minutes."
      cancelLabel="Stay here"
      actionLabel="Leave"
      onAction={() => undefined}
    />
  ),
});
export const Danger = meta.story({
  render: () => (
    <AlertDialog
      {...question}
      defaultOpen={!isDocsPage()}
      tone="danger"
      trigger={<Button tone="danger">Cancel</Button>}
      onAction={() => undefined}
    >
      {refund}
    </AlertDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: question.title });
    const [back, action] = [question.cancelLabel, question.actionLabel].map((name) =>
      within(dialog).getByRole('button', { name }).getBoundingClientRect(),
    );
    // Beside each other, or below each other and of one width.
    if (back?.top !== action?.top)
      await expect([back?.left, back?.width]).toEqual([action?.left, action?.width]);
  },
});
export const Busy = meta.story({
  // It cannot be closed, and would cover the docs page.
  tags: ['!autodocs'],
  render: () => (
    <AlertDialog
      {...question}
      open
      busy
      tone="danger"
      onOpenChange={() => undefined}
      onAction={() => undefined}
    >
      {refund}
    </AlertDialog>
  ),
});
/** What does not fit scrolls between the question and its answers, which stay in view. */
export const LongContent = meta.story({
  render: () => (
    <AlertDialog
      {...question}
      defaultOpen={!isDocsPage()}
      tone="danger"
      trigger={<Button tone="danger">Cancel</Button>}
      onAction={() => undefined}
    >
      {refund}
      <DescriptionList
        items={Array.from({ length: 20 }, (_, night) => ({
          id: `night-${night}`,
          term: `Night ${night + 1}`,
          detail: '₹18,400',
        }))}
      />
    </AlertDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: question.title });
    await waitFor(() => expect(within(dialog).getByRole('region')).toHaveAttribute('data-overflow'));
    for (const name of [question.cancelLabel, question.actionLabel]) {
      const { top, bottom } = within(dialog).getByRole('button', { name }).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});
/** Without an action, such as while figures load or after success: only the cancel button. */
export const WithoutAction = meta.story({
  render: () => (
    <AlertDialog
      defaultOpen={!isDocsPage()}
      trigger={<Button>Cancel</Button>}
      title={question.title}
      description="One moment: your refund is being worked out."
      cancelLabel={question.cancelLabel}
    >
      <SkeletonGroup label="Working out your refund">
        <Skeleton lines={3} />
      </SkeletonGroup>
    </AlertDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: question.title });
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(dialog).toHaveFocus());
  },
});
export const OnceOnly = meta.story({
  beforeEach: () => {
    cancelBooking.mockReset();
    cancelled = Promise.withResolvers<void>();
    cancelBooking.mockImplementation(() => cancelled.promise);
  },
  render: () => (
    <AlertDialog
      {...question}
      tone="danger"
      trigger={<Button tone="danger">Cancel</Button>}
      onAction={cancelBooking}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('button', { name: 'Keep my booking' })).toHaveFocus();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    cancelled.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(cancelBooking).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <AlertDialog
      defaultOpen
      tone="danger"
      trigger={<Button>{LONG_WORD}</Button>}
      title={LONG_WORD}
      description={LONG_WORD}
      cancelLabel={LONG_WORD}
      actionLabel={LONG_WORD}
      onAction={() => undefined}
    />
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: IN_A_FRAME,
  render: () => (
    <AlertDialog
      defaultOpen
      trigger={<Button>Cancel</Button>}
      tone="danger"
      title="Cancel this booking?"
      description="The room is released at once. You cannot undo this."
      cancelLabel="Keep my booking"
      actionLabel="Cancel booking"
      onAction={() => undefined}
    />
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  parameters: IN_A_FRAME,
  render: () => (
    <AlertDialog
      defaultOpen
      trigger={<Button>Cancel</Button>}
      title="Are you sure?"
      description="Please confirm."
      cancelLabel="No"
      actionLabel="Yes"
      onAction={() => undefined}
    />
  ),
});
