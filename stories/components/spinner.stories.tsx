import preview from '../../.storybook/preview.tsx';
import { Spinner } from '#design-system/spinner';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading rooms' },
});

export const Default = meta.story();
export const Small = meta.story({ args: { size: 's' } });
