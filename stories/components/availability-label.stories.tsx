import preview from '../../.storybook/preview.tsx';
import { AvailabilityLabel } from '#design-system/availability-label';

const meta = preview.meta({
  title: 'Travel/Availability label',
  component: AvailabilityLabel,
  args: { state: 'available' as const, children: 'Available' },
});

export const Available = meta.story();
export const Few = meta.story({ args: { state: 'few', children: 'Only 2 rooms left' } });
export const Held = meta.story({ args: { state: 'held', children: 'Held by another guest until 14:20' } });
export const None = meta.story({ args: { state: 'none', children: 'Not available' } });
