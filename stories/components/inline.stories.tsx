import preview from '../../.storybook/preview.tsx';
import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { LONG_WORD } from '../samples.tsx';

const children = ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>);
const meta = preview.meta({ title: 'Layout/Inline', component: Inline, args: { children } });

export const Default = meta.story();
export const Between = meta.story({ args: { justify: 'between' } });
export const ManyOfThem = meta.story({
  args: { children: Array.from({ length: 60 }, (_, index) => <Badge key={index}>{index + 1}</Badge>) },
});
export const LongWord = meta.story({
  args: { children: [...children, <Badge key="long">{LONG_WORD}</Badge>] },
});
