import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { PhoneField, type PhoneCountry } from '#design-system/phone-field';
import { Stack } from '#design-system/stack';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const countries: readonly PhoneCountry[] = [
  { code: 'IN', diallingCode: '91', name: 'India' },
  { code: 'BS', diallingCode: '1242', name: 'Bahamas' },
  { code: 'CA', diallingCode: '1', name: 'Canada' },
  { code: 'DE', diallingCode: '49', name: 'Germany' },
  { code: 'GB', diallingCode: '44', name: 'United Kingdom' },
  { code: 'US', diallingCode: '1', name: 'United States' },
];
const words = { label: 'Phone', countryLabel: 'Country of the number', countries };
const meta = preview.meta({
  title: 'Forms/Phone field',
  component: PhoneField,
  args: {
    ...words,
    hint: 'The hotel calls only when something changes.',
    pickedMessage: ({ name }: PhoneCountry) => `Country of the number: ${name}`,
  },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: '+919876543210' } });
export const Wrong = meta.story({ args: { defaultValue: '+9198', error: 'Enter a valid phone number' } });
export const Disabled = meta.story({ args: { defaultValue: '+919876543210', disabled: true } });
export const PastedFromAbroad = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('+44 (0)20 7946 0000');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('20 7946 0000');
    await expect(canvas.getByRole('combobox', { name: 'Country of the number' })).toHaveValue('GB');
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <PhoneField
          {...words}
          label={LONG_WORD}
          countries={[{ code: 'BS', diallingCode: '1242', name: LONG_WORD }]}
          defaultValue="+124255512345678"
        />
      }
      rightToLeft={
        <PhoneField
          {...words}
          label={ARABIC}
          hint={ARABIC}
          countries={[{ code: 'IN', diallingCode: '91', name: 'الهند' }]}
          defaultValue="+91 98765 43210"
        />
      }
      empty={<PhoneField {...words} countries={[]} />}
      many={
        <PhoneField
          {...words}
          countries={Array.from({ length: 1000 }, (_, place) => ({
            code: `${place}`,
            diallingCode: `${1000 + place}`,
            name: `Country ${place + 1}`,
          }))}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="m">
        <PhoneField {...words} defaultValue="+91 98765 43210" />
        <PhoneField {...words} defaultValue="+9198" error="Enter a valid phone number" />
      </Stack>
    </OnEverySurface>
  ),
});
