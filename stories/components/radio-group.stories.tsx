import { useId } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Price } from '#design-system/price';
import { RadioGroup, type RadioOption } from '#design-system/radio-group';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const plus = (amountMinor: number) => <Price amountMinor={amountMinor} {...MONEY} signed />;
const options: readonly RadioOption[] = [
  { value: 'RO', label: 'Room only' },
  { value: 'BB', label: 'Breakfast', detail: 'Laid on the terrace from seven', aside: plus(90_000) },
  { value: 'HB', label: 'Breakfast and dinner', aside: plus(240_000) },
];
const meta = preview.meta({
  id: 'forms-radio-group',
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { legend: 'Meals', name: 'meal', defaultValue: 'BB', options },
});

export const Default = meta.story();
export const NothingChosen = meta.story({
  args: { defaultValue: '', hint: 'You can change it at the hotel.' },
});
export const WithError = meta.story({ args: { defaultValue: '', error: 'Meals is required' } });
export const Disabled = meta.story({
  args: {
    options: [
      ...options,
      { value: 'FB', label: 'All meals', detail: 'The kitchen is closed at noon', disabled: true },
    ],
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <RadioGroup
          legend={LONG_WORD}
          name="long"
          options={[{ value: 'long', label: LONG_WORD, detail: LONG_WORD, aside: plus(90_000) }]}
        />
      }
      rightToLeft={
        <RadioGroup
          legend={ARABIC}
          name="rtl"
          defaultValue="a"
          options={[{ value: 'a', label: ARABIC, detail: ARABIC, aside: plus(90_000) }]}
        />
      }
      empty={<RadioGroup legend="Meals" name="empty" options={[]} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Meals />
    </OnEverySurface>
  ),
});

function Meals() {
  return (
    <RadioGroup
      legend="Meals"
      name={useId()}
      defaultValue="BB"
      options={options}
      hint="You can change it at the hotel."
    />
  );
}

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <RadioGroup legend="Meals" name="meals-do" defaultValue="BB" options={options} />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <RadioGroup
      legend="Please select your preferred option from the following"
      name="meals-dont"
      options={[
        {
          value: 'a',
          label:
            'Our celebrated plan with breakfast, which our guests have loved for many years and which we warmly recommend to families',
        },
        {
          value: 'b',
          label:
            'The other plan, without breakfast, for those who like to sleep in or who prefer to eat in the old town',
        },
      ]}
    />
  ),
});
