import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Matrix as Variations } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

const words = {
  icon: 'calendar' as const,
  heading: 'No Bookings',
  children: 'Stays that you book appear here.',
};
const meta = preview.meta({
  id: 'feedback-empty-state',
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: words,
});

export const Default = meta.story();
export const WithAction = meta.story({ args: { action: <Button>Find a room</Button> } });
export const Bare = meta.story({ render: () => <EmptyState heading="No Photos" /> });
export const Matrix = meta.story({
  render: () => <Variations of="EmptyState" component={EmptyState} props={['headingLevel']} args={words} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={
        <EmptyState icon="search" heading={LONG_WORD} action={<Button>{LONG_WORD}</Button>}>
          {LONG_WORD}
        </EmptyState>
      }
      rightToLeft={<EmptyState heading={ARABIC}>{ARABIC}</EmptyState>}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <EmptyState {...words} headingLevel={3} action={<Button tone="secondary">Find a room</Button>} />
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <EmptyState {...words} headingLevel={3} action={<Button>Find a room</Button>} />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <EmptyState heading="No data" headingLevel={3} />,
});
