import preview from '../../.storybook/preview.tsx';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const options = (...names: string[]) => names.map((name) => <option key={name}>{name}</option>);
const locations = options('The Kesar Udaipur', 'The Kesar Kochi', 'The Kesar Manali');
const meta = preview.meta({
  id: 'forms-select',
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Location', children: locations },
});

export const Default = meta.story();
export const NothingChosen = meta.story({
  args: {
    defaultValue: '',
    children: [
      <option key="none" value="">
        Choose a location
      </option>,
      ...locations,
    ],
  },
});
export const WithError = meta.story({ args: { error: 'Please select a location' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Select label={LONG_WORD}>{options(LONG_WORD)}</Select>}
      rightToLeft={<Select label={ARABIC}>{options(ARABIC)}</Select>}
      empty={<Select label="Location" />}
      many={
        <Select label="Place of birth">
          {options(...Array.from({ length: 1000 }, (_, place) => `Place ${place + 1}`))}
        </Select>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="m">
        <Select label="Location">{locations}</Select>
        <Select label="Location" error="Please select a location">
          {locations}
        </Select>
      </Stack>
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Select label="Location">
      {options(
        'Choose a location',
        'The Kesar Udaipur',
        'The Kesar Kochi',
        'The Kesar Manali',
        'The Kesar Goa',
        'The Kesar Leh',
      )}
    </Select>
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <Select label="Breakfast">{options('Yes', 'No')}</Select>,
});
