import preview from '../../.storybook/preview.tsx';
import { TextField } from '#design-system/text-field';
import { ARABIC, LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'First name', autoComplete: 'given-name' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'Anjali' } });
export const Hint = meta.story({
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', hint: 'Your confirmation goes here.' },
});
export const Wrong = meta.story({
  args: { defaultValue: 'Anj4li', error: 'No numbers or special characters allowed' },
});
export const Prefix = meta.story({
  args: { label: 'Phone', type: 'tel', prefix: '+91', autoComplete: 'tel-national' },
});
export const Disabled = meta.story({ args: { defaultValue: 'Anjali', disabled: true } });
export const LongWord = meta.story({ args: { label: LONG_WORD, defaultValue: LONG_WORD, error: LONG_WORD } });
export const RightToLeft = meta.story({
  args: { label: ARABIC, defaultValue: ARABIC, prefix: '+91' },
  globals: { direction: 'rtl' },
});
