import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Stack } from '#design-system/stack';

const children = ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>);
const meta = preview.meta({ title: 'Layout/Stack', component: Stack, args: { children, align: 'start' } });

export const Default = meta.story();
export const Wide = meta.story({ args: { gap: 'xl' } });
export const Centred = meta.story({ args: { align: 'center' } });
export const AsList = meta.story({
  args: { as: 'ul', children: children.map((child) => <li key={child.key}>{child}</li>) },
});
