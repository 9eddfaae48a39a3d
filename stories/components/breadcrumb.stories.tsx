import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb, BreadcrumbItem } from '#design-system/breadcrumb';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

interface WayProps {
  label?: string;
  places?: readonly string[];
  here?: string;
}

function Way({ label = 'You are here', places = ['Home', 'Rooms'], here = 'Lake suite' }: WayProps) {
  return (
    <Breadcrumb label={label} moreLabel="Show all places">
      {places.map((place, index) => (
        <BreadcrumbItem key={place} href={`#${index}`}>
          {place}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem current>{here}</BreadcrumbItem>
    </Breadcrumb>
  );
}
const DEEP = ['Home', 'Udaipur', 'Rooms and suites', 'With a view of the lake'];
const meta = preview.meta({ id: 'page-breadcrumb', title: 'Page/Breadcrumb', component: Breadcrumb });

export const Default = meta.story({ render: () => <Way /> });
/** Four or more places are folded on phones. */
export const Folded = meta.story({ render: () => <Way places={DEEP} /> });
export const Unfolded = meta.story({
  render: () => <Way places={DEEP} />,
  play: async ({ canvasElement }) => {
    // Only phones show it; the component's test opens it as a phone does.
    const more = canvasElement.querySelector<HTMLElement>('[aria-expanded]');
    if (more === null) throw new Error('There is nothing to unfold.');
    more.click();
    await userEvent.tab();
    await expect(canvasElement.querySelector('ol')).toHaveAttribute('data-state', 'whole');
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Stressed
      long={<Way label="Long" places={['Home', LONG_WORD]} here={LONG_WORD} />}
      rightToLeft={<Way label="From right to left" places={[ARABIC, 'Udaipur', 'Rooms']} here={ARABIC} />}
      empty={<Breadcrumb label="Nothing yet" moreLabel="Show all places" />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => <OnEverySurface>{(tone) => <Way label={`On ${tone}`} />}</OnEverySurface>,
});
