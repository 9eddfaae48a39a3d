import preview from '../../.storybook/preview.tsx';
import { TextArea } from '#design-system/text-area';

const meta = preview.meta({ title: 'Forms/Text area', component: TextArea, args: { label: 'Requests' } });

export const Empty = meta.story({
  args: { optionalLabel: '(optional)', hint: 'A cot, an early breakfast, a quiet room.' },
});
export const Filled = meta.story({ args: { defaultValue: 'We come late, with the night train.' } });
export const Wrong = meta.story({ args: { error: 'must be less than 500 characters' } });
