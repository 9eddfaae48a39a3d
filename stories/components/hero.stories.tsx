import preview from '../../.storybook/preview.tsx';
import { Button } from '#design-system/button';
import { Hero, type HeroProps } from '#design-system/hero';
import { StaySearch } from '../kit/kit-forms.tsx';
import { pictures } from '../pictures.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args: HeroProps = {
  image: pictures.palace,
  eyebrow: 'Udaipur · Kochi · Manali',
  heading: 'Three houses, one way of welcoming',
  children: 'A lakeside haveli, a villa on the backwaters and a chalet under the snow line.',
};
const meta = preview.meta({
  id: 'page-hero',
  title: 'Page/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Default = meta.story();
export const WithSearch = meta.story({ args: { panel: <StaySearch /> } });
/** Where the theme sets the words beside the picture. */
export const Split = meta.story({ args: { panel: <StaySearch /> }, globals: { theme: 'nocturne' } });
/** Where the theme sets the words above the picture. */
export const Calm = meta.story({ args: { panel: <StaySearch /> }, globals: { theme: 'deodar' } });
export const Tall = meta.story({ args: { size: 'tall', image: pictures.villa } });
export const Short = meta.story({
  args: { size: 'short', image: pictures.chalet, heading: 'Find your room', children: undefined },
});
export const OnTheBrightestPicture = meta.story({
  args: { image: pictures.brightest, actions: <Button>Find a room</Button> },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  // Each in a section: a page has one banner.
  render: () => (
    <StressCases
      long={
        <section>
          <Hero {...args} heading={LONG_WORD} panel={<StaySearch />}>
            {LONG_WORD} {LONG_WORD}
          </Hero>
        </section>
      }
      rightToLeft={
        <section>
          <Hero {...args} heading={ARABIC} eyebrow={ARABIC} lang="ar">
            {ARABIC}
          </Hero>
        </section>
      }
      empty={
        <section>
          <Hero image={pictures.brightest} heading="Policies" size="short" />
        </section>
      }
    />
  ),
});
