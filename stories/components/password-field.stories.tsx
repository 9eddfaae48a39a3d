import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from '#design-system/password-field';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const words = { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' };
const meta = preview.meta({
  id: 'forms-password-field',
  title: 'Forms/Password field',
  component: PasswordField,
  args: {
    ...words,
    hint: 'Ten characters or more.',
    shownMessage: 'Your password can be read on the screen',
    hiddenMessage: 'Your password is hidden',
    defaultValue: 'saffron-lake',
  },
});

export const Default = meta.story();
export const Shown = meta.story({ args: { defaultShown: true } });
export const WithError = meta.story({ args: { defaultValue: 'lake', error: 'Use ten characters or more' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const FocusAndCaretStay = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    field.focus();
    field.setSelectionRange(3, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveFocus();
    // After two frames: browsers lose the caret when they draw.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden');
  },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="PasswordField" component={PasswordField} args={{ ...words, defaultValue: 'saffron' }} />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<PasswordField {...words} label={LONG_WORD} defaultShown defaultValue={LONG_WORD} />}
      rightToLeft={<PasswordField {...words} label={ARABIC} defaultValue="saffron-lake" />}
      empty={<PasswordField {...words} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <PasswordField {...words} defaultValue="saffron-lake" hint="Ten characters or more." />
    </OnEverySurface>
  ),
});
