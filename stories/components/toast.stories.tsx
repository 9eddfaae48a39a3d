import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { dismissToast, notify, Toaster } from '#design-system/toast';

const meta = preview.meta({
  title: 'Feedback/Toast',
  component: Toaster,
  args: { label: 'Messages' },
  beforeEach: () => () => dismissToast(),
});

export const Success = meta.story({
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button
        onClick={() =>
          notify({ message: 'Changes saved successfully', tone: 'success', closeLabel: 'Close' })
        }
      >
        Save
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Changes saved successfully')).toBeVisible();
  },
});
export const Failure = meta.story({
  render: (args) => (
    <>
      <Toaster {...args} />
      <Button
        onClick={() =>
          notify({
            message: 'Unknown error occurred, try again some time later',
            tone: 'error',
            closeLabel: 'Close',
          })
        }
      >
        Send
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
});
