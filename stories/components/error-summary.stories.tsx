import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { ErrorSummary } from '#design-system/error-summary';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const errors = [
  { fieldId: 'first', message: 'First name is required' },
  { fieldId: 'email', message: 'Enter a valid e-mail' },
];
const meta = preview.meta({
  id: 'forms-error-summary',
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: { heading: 'Two things to put right', errors },
  render: (args) => (
    <Stack gap="l">
      <ErrorSummary {...args} />
      <TextField id="first" label="First name" error="First name is required" />
      <TextField id="email" label="E-mail" error="Enter a valid e-mail" />
    </Stack>
  ),
});

export const Default = meta.story();
export const FocusedOnSubmit = meta.story({
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'First name is required' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<ErrorSummary heading={LONG_WORD} errors={[{ fieldId: 'long', message: LONG_WORD }]} />}
      rightToLeft={<ErrorSummary heading={ARABIC} errors={[{ fieldId: 'rtl', message: ARABIC }]} />}
      empty={<ErrorSummary heading="Nothing to put right" errors={[]} />}
    />
  ),
});

function Form() {
  const [attempts, setAttempts] = useState(0);
  const faults = attempts === 0 ? [] : errors.slice(0, 1);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
      }}
    >
      <Stack gap="l">
        <ErrorSummary heading="One thing to put right" errors={faults} focusKey={attempts} />
        <TextField id="first" label="First name" error={faults[0]?.message} />
        <Button type="submit">Book</Button>
      </Stack>
    </form>
  );
}
