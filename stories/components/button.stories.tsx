import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { children: 'Find a room' };
const meta = preview.meta({ id: 'actions-button', title: 'Actions/Button', component: Button, args });

export const Default = meta.story();
export const Icons = meta.story({ args: { startIcon: 'search', endIcon: 'arrow-right' } });
export const Busy = meta.story({ args: { busy: true, busyLabel: 'Looking for rooms' } });
export const Focused = meta.story({
  play: ({ canvas }) => {
    canvas.getByRole('button').focus();
  },
});
export const AsLink = meta.story({
  render: () => (
    <Button asChild endIcon="arrow-right">
      <a href="#book">Book a stay</a>
    </Button>
  ),
});
export const Matrix = meta.story({
  render: () => (
    <Stack gap="xl">
      <MatrixOf of="Button" component={Button} args={args} props={['tone', 'size']} />
      <MatrixOf of="Button" component={Button} args={args} props={['width', 'busy']} />
    </Stack>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Stack align="start">
          <Button>{LONG_WORD}</Button>
          <Button startIcon="search" endIcon="arrow-right">
            {LONG_WORD}
          </Button>
          <Button busy>Hold the room for the whole of the long weekend</Button>
        </Stack>
      }
      rightToLeft={
        <Button endIcon="arrow-right" lang="ar">
          {ARABIC}
        </Button>
      }
      empty={<Button aria-label="Nothing" />}
      many={
        <Inline gap="xs">
          {Array.from({ length: 1000 }, (_, index) => (
            <Button key={index} size="s" tone="secondary">{`Room ${index + 1}`}</Button>
          ))}
        </Inline>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Inline>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
          <Button key={tone} tone={tone} size="s">
            {tone}
          </Button>
        ))}
        <Button busy size="s">
          busy
        </Button>
      </Inline>
    </OnEverySurface>
  ),
});
