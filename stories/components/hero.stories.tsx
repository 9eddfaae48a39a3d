import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Hero } from '#design-system/hero';
import { StaySearch } from '../kit/kit-forms.tsx';
import { pictures } from '../pictures.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Page/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    image: pictures.palace,
    eyebrow: 'Udaipur · Kochi · Manali',
    heading: 'Three houses, one way of welcoming',
    children: 'A lakeside haveli, a villa on the backwaters and a chalet under the snow line.',
  },
});

export const Full = meta.story();
export const WithSearch = meta.story({ args: { panel: <StaySearch /> } });
export const Tall = meta.story({ args: { size: 'tall', image: pictures.villa } });
export const Short = meta.story({
  args: { size: 'short', image: pictures.chalet, heading: 'Find your room', children: undefined },
});
export const OnTheBrightestPicture = meta.story({
  args: { image: pictures.brightest, actions: <Button>Find a room</Button> },
});
export const LongWord = meta.story({
  args: { heading: LONG_WORD, children: `${LONG_WORD} ${LONG_WORD}`, panel: <StaySearch /> },
});
export const RightToLeft = meta.story({ args: { heading: ARABIC }, globals: { direction: 'rtl' } });
