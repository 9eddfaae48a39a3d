import preview from '../../.storybook/preview.tsx';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';

const meta = preview.meta({
  title: 'Travel/Price',
  component: Price,
  args: { amountMinor: 1_840_000, currency: 'INR' },
});

export const Default = meta.story();
export const Paise = meta.story({ args: { amountMinor: 1_840_050 } });
export const AroundIt = meta.story({ args: { prefix: 'from', suffix: 'a night', size: 'l' } });
export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});
export const NoMinorUnits = meta.story({ args: { amountMinor: 24_000, currency: 'JPY', locale: 'en-GB' } });
export const Lakhs = meta.story({ args: { amountMinor: 1_234_567_800 } });
