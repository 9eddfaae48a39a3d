import preview from '../../.storybook/preview.tsx';
import { Price } from '#design-system/price';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { amountMinor: 1_840_000, ...MONEY };
const meta = preview.meta({ id: 'travel-price', title: 'Travel/Price', component: Price, args });

export const Default = meta.story();
export const MinorUnits = meta.story({ args: { amountMinor: 1_840_050 } });
export const PrefixAndSuffix = meta.story({ args: { prefix: 'from', suffix: 'a night', size: 'l' } });
export const Negative = meta.story({ args: { amountMinor: -240_000 } });
export const NoMinorUnits = meta.story({
  args: { amountMinor: 24_000, unit: { currency: 'JPY', currencyDigits: 0 }, locale: 'en-001' },
});
export const WithCode = meta.story({
  args: { unit: { currency: 'USD', currencyDigits: 2 }, locale: 'en-US', code: 'USD', size: 'l' },
});
export const Matrix = meta.story({
  render: () => (
    <MatrixOf of="Price" component={Price} args={{ ...args, suffix: 'a night' }} minColumn="xs" />
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Price amountMinor={1_234_567_891_000} {...MONEY} size="xl" prefix={LONG_WORD} suffix={LONG_WORD} />
      }
      rightToLeft={<Price amountMinor={-1_840_050} {...MONEY} size="l" suffix={ARABIC} lang="ar" />}
      empty={<Price amountMinor={0} {...MONEY} prefix="" suffix="" />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <Price {...args} size="xl" prefix="from" suffix="a night" />
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Price size="l" amountMinor={5_520_000} {...MONEY} suffix="3 nights, taxes included" />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <Price size="l" amountMinor={5_520_000} {...MONEY} />,
});
