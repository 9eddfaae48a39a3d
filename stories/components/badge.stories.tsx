import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const TONES = ['neutral', 'brand', 'accent', 'info', 'success', 'warning', 'danger'] as const;
const args = { children: 'Flexible' };
const meta = preview.meta({ id: 'feedback-badge', title: 'Feedback/Badge', component: Badge, args });

export const Default = meta.story();
export const WithIcon = meta.story({ args: { icon: 'check', tone: 'success', children: 'Paid' } });
export const Matrix = meta.story({
  render: () => <MatrixOf of="Badge" component={Badge} args={args} minColumn="xs" />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Badge icon="check">{LONG_WORD}</Badge>}
      rightToLeft={
        <Badge icon="check" lang="ar">
          {ARABIC}
        </Badge>
      }
      empty={<Badge />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Inline gap="xs">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Inline gap="s">
      <span>Lake suite</span>
      <Badge tone="success" icon="check">
        Paid
      </Badge>
    </Inline>
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Inline gap="s">
      <span>Lake suite</span>
      <Badge tone="brand">New</Badge>
      <Badge tone="accent">Popular</Badge>
      <Badge tone="danger">Hurry</Badge>
      <Badge tone="info">Best value of the season</Badge>
    </Inline>
  ),
});
