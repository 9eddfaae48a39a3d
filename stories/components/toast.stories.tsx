import preview from '../../.storybook/preview.tsx';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { dismissToast, notify, Toaster, type ToastMessage } from '#design-system/toast';
import { ARABIC, LONG_WORD } from '../samples.tsx';

/** Buttons that each show a toast, so that a story shows it on demand. */
function Messages({ messages }: { messages: Readonly<Record<string, Omit<ToastMessage, 'closeLabel'>>> }) {
  return (
    <>
      <Toaster label="Messages" />
      <Inline>
        {Object.entries(messages).map(([name, message]) => (
          <Button key={name} tone="secondary" onClick={() => notify({ ...message, closeLabel: 'Close' })}>
            {name}
          </Button>
        ))}
      </Inline>
    </>
  );
}
const say = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const meta = preview.meta({
  id: 'feedback-toast',
  title: 'Feedback/Toast',
  component: Toaster,
});

export const Default = meta.story({
  render: () => <Messages messages={{ Save: { message: 'Changes saved successfully', tone: 'success' } }} />,
  play: async () => {
    await say('Save');
    await expect(await screen.findByRole('status')).toHaveTextContent('Changes saved successfully');
  },
});
export const Tones = meta.story({
  render: () => (
    <Messages
      messages={{
        Info: { message: 'A new price has come in' },
        Success: { message: 'Message has been sent successfully', tone: 'success' },
        Failure: { message: 'Unknown error occurred, try again some time later', tone: 'error' },
      }}
    />
  ),
  play: async () => {
    await say('Info');
    await say('Success');
    await say('Failure');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.hover(screen.getByRole('alert'));
  },
});
export const Updated = meta.story({
  render: () => (
    <Messages
      messages={{
        Send: { id: 'message', message: 'Sending the message' },
        Sent: { id: 'message', message: 'Message has been sent successfully', tone: 'success' },
      }}
    />
  ),
  play: async () => {
    await say('Send');
    await expect(await screen.findByText('Sending the message')).toBeVisible();
    await say('Sent');
    await expect(await screen.findByText('Message has been sent successfully')).toBeVisible();
    await expect(screen.getAllByRole('status')).toHaveLength(1);
    dismissToast('message');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
});

/** Swipes a toast to the right by a share of its width. */
async function drag(toast: HTMLElement, share: number) {
  const { left, top, width } = toast.getBoundingClientRect();
  const from = { pointerId: 1, button: 0, bubbles: true, clientX: left + 20, clientY: top + 20 };
  const moved = Math.ceil(width * share);
  const to = { ...from, clientX: from.clientX + moved };
  await fireEvent.pointerDown(toast, from);
  await fireEvent.pointerMove(toast, { ...from, clientX: from.clientX + moved / 2 });
  await fireEvent.pointerMove(toast, to);
  const shift = new DOMMatrix(getComputedStyle(toast).transform).m41;
  await expect(shift).toBeCloseTo(moved, 0);
  await fireEvent.pointerUp(toast, to);
}
export const DraggedAway = meta.story({
  render: () => <Messages messages={{ Save: { message: 'Changes saved successfully', tone: 'success' } }} />,
  play: async () => {
    await say('Save');
    const toast = await screen.findByRole('status');
    await drag(toast, 0.3);
    await waitFor(() => expect(new DOMMatrix(getComputedStyle(toast).transform).isIdentity).toBe(true));
    await drag(toast, 0.75);
    await waitFor(() => expect(new DOMMatrix(getComputedStyle(toast).transform).isIdentity).toBe(true));
    await expect(toast).toBeVisible();
    await drag(toast, 0.8);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Messages
      messages={{
        Long: { message: LONG_WORD },
        Arabic: {
          message: (
            <span lang="ar" dir="rtl">
              {ARABIC}
            </span>
          ),
        },
      }}
    />
  ),
  play: async () => {
    await say('Arabic');
    await say('Long');
    await expect(await screen.findByText(LONG_WORD)).toBeVisible();
  },
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Messages messages={{ Save: { message: 'Changes saved successfully', tone: 'success' } }} />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Messages
      messages={{
        Confirm: { message: 'Your booking code is KSR-48213. Keep it: you need it at the hotel.' },
      }}
    />
  ),
});
