import preview from '../../.storybook/preview.tsx';
import { DateField } from '#design-system/date-field';

const meta = preview.meta({ title: 'Forms/Date field', component: DateField, args: { label: 'Check-in' } });

export const Empty = meta.story({ args: { hint: 'Day, month, year' } });
export const Filled = meta.story({ args: { defaultValue: '2026-03-10', min: '2026-03-01' } });
export const Wrong = meta.story({
  args: { defaultValue: '2026-03-10', error: "Start and end date can't be the same" },
});
export const AtNight = meta.story({ args: { defaultValue: '2026-03-10' }, globals: { theme: 'nocturne' } });
