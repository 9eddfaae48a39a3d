import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';

const meta = preview.meta({
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { icon: 'calendar' as const, heading: 'No Bookings', children: 'Stays that you book appear here.' },
});

export const Default = meta.story();
export const WithAction = meta.story({ args: { action: <Button>Find a room</Button> } });
export const Bare = meta.story({ render: () => <EmptyState heading="No Photos" /> });
