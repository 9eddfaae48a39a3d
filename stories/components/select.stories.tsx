import preview from '../../.storybook/preview.tsx';
import { Select } from '#design-system/select';
import { LONG_WORD } from '../samples.tsx';

const places = ['The Kesar Udaipur', 'The Kesar Kochi', 'The Kesar Manali'];
const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Location', children: places.map((place) => <option key={place}>{place}</option>) },
});

export const Default = meta.story();
export const NothingChosen = meta.story({
  args: {
    defaultValue: '',
    children: [
      <option key="none" value="">
        Choose a location
      </option>,
      ...places.map((place) => <option key={place}>{place}</option>),
    ],
  },
});
export const Wrong = meta.story({ args: { error: 'Please select a location' } });
export const LongWord = meta.story({ args: { children: <option>{LONG_WORD}</option> } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
