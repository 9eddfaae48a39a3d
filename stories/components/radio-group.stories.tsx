import preview from '../../.storybook/preview.tsx';
import { Price } from '#design-system/price';
import { RadioGroup } from '#design-system/radio-group';
import { LONG_WORD } from '../samples.tsx';

const meta = preview.meta({
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Meals',
    name: 'meal',
    defaultValue: 'BB',
    options: [
      { value: 'RO', label: 'Room only' },
      {
        value: 'BB',
        label: 'Breakfast',
        detail: 'Laid on the terrace from seven',
        aside: <Price amountMinor={90_000} currency="INR" prefix="+" />,
      },
      {
        value: 'HB',
        label: 'Breakfast and dinner',
        aside: <Price amountMinor={240_000} currency="INR" prefix="+" />,
      },
    ],
  },
});

export const Default = meta.story();
export const NothingChosen = meta.story({
  args: { defaultValue: '', hint: 'You can change it at the hotel.' },
});
export const Wrong = meta.story({ args: { defaultValue: '', error: 'Meals is required' } });
export const LongWord = meta.story({
  args: { options: [{ value: 'long', label: LONG_WORD, detail: LONG_WORD }] },
});
