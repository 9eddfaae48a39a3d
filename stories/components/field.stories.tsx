import preview from '../../.storybook/preview.tsx';
import { Field } from '#design-system/field';

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Colour of the door', children: (control) => <input type="color" {...control} /> },
});

export const Default = meta.story();
export const Hint = meta.story({ args: { hint: 'Any control can stand here.' } });
export const Wrong = meta.story({
  args: { hint: 'Any control can stand here.', error: 'Choose another colour' },
});
export const Optional = meta.story({ args: { optionalLabel: '(optional)' } });
