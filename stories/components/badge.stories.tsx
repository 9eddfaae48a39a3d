import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const TONES = ['neutral', 'brand', 'accent', 'info', 'success', 'warning', 'danger'] as const;
const args = { children: 'Flexible' };
const meta = preview.meta({ title: 'Feedback/Badge', component: Badge, args });

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
