import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({ title: 'Feedback/Badge', component: Badge, args: { children: 'Flexible' } });

export const Neutral = meta.story();
export const Tones = meta.story({
  render: () => (
    <Inline>
      {(['neutral', 'brand', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});
export const WithIcon = meta.story({ args: { icon: 'check', tone: 'success', children: 'Paid' } });
export const LongWord = meta.story({ args: { children: LONG_WORD } });
