import preview from '../../.storybook/preview.tsx';
import { ErrorSummary } from '#design-system/error-summary';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';

const meta = preview.meta({
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: {
    heading: 'Two things to put right',
    errors: [
      { fieldId: 'first', message: 'First name is required' },
      { fieldId: 'email', message: 'Enter a valid e-mail' },
    ],
  },
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      <TextField id="first" label="First name" error="First name is required" />
      <TextField id="email" label="E-mail" error="Enter a valid e-mail" />
    </Stack>
  ),
});

export const Default = meta.story();
export const NothingWrong = meta.story({ args: { errors: [] } });
