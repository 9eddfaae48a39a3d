import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { PhoneField, type PhoneCountry, type PhoneFieldProps } from '#design-system/phone-field';
import { Stack } from '#design-system/stack';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

/** About as many countries as a guest scrolls through. */
const DIALLING_CODES: Readonly<Record<string, string>> = {
  AE: '971',
  AR: '54',
  AT: '43',
  AU: '61',
  BD: '880',
  BE: '32',
  BR: '55',
  BS: '1242',
  CA: '1',
  CH: '41',
  CI: '225',
  CL: '56',
  CN: '86',
  CO: '57',
  CZ: '420',
  DE: '49',
  DK: '45',
  EG: '20',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HK: '852',
  HU: '36',
  ID: '62',
  IE: '353',
  IL: '972',
  IN: '91',
  IS: '354',
  IT: '39',
  JP: '81',
  KE: '254',
  KR: '82',
  KW: '965',
  LK: '94',
  LU: '352',
  MA: '212',
  MV: '960',
  MX: '52',
  MY: '60',
  NE: '227',
  NG: '234',
  NL: '31',
  NO: '47',
  NP: '977',
  NZ: '64',
  OM: '968',
  PE: '51',
  PH: '63',
  PK: '92',
  PL: '48',
  PT: '351',
  QA: '974',
  RO: '40',
  RU: '7',
  SA: '966',
  SE: '46',
  SG: '65',
  TH: '66',
  TR: '90',
  TW: '886',
  UA: '380',
  US: '1',
  VN: '84',
  ZA: '27',
};
const names = new Intl.DisplayNames('en', { type: 'region' });
const countries: readonly PhoneCountry[] = Object.entries(DIALLING_CODES)
  .map(([code, diallingCode]) => ({ code, diallingCode, name: names.of(code) ?? code }))
  .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
const countryWords: PhoneFieldProps['countryWords'] = {
  list: 'Countries',
  none: 'No country found. Try its dialling code.',
  count: (count) => (count === 1 ? '1 country' : `${count} countries`),
};
const words = { label: 'Phone', countryLabel: 'Country of the number', countryWords, countries };
const meta = preview.meta({
  id: 'forms-phone-field',
  title: 'Forms/Phone field',
  component: PhoneField,
  args: {
    ...words,
    hint: 'The hotel calls only when something changes.',
    pickedMessage: ({ name }: PhoneCountry) => `Country of the number: ${name}`,
  },
});

export const Default = meta.story({ args: { defaultCountry: 'IN' } });
export const Filled = meta.story({ args: { defaultValue: '+919876543210' } });
export const WithError = meta.story({ args: { defaultValue: '+9198', error: 'Enter a valid phone number' } });
export const Disabled = meta.story({ args: { defaultValue: '+919876543210', disabled: true } });
export const PastedFromAbroad = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('+44 (0)20 7946 0000');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('20 7946 0000');
    await expect(canvas.getByRole('combobox', { name: 'Country of the number' })).toHaveValue(
      '+44 United Kingdom',
    );
  },
});
/** The list filters by name, code and dialling code; Enter takes the first that is left. */
export const CountryByKeyboard = meta.story({
  args: { defaultCountry: 'IN' },
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country of the number' });
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.keyboard('+41');
    await expect(canvas.getByRole('option', { name: /^Switzerland/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(country).toHaveValue('+41 Switzerland');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
});
/** The list is as wide as the field, and ends at the edge of the screen or at the on-screen keyboard. */
export const CountriesOpen = meta.story({
  args: { defaultCountry: 'IN' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country of the number' }));
    await expect(canvas.getByRole('option', { name: /^India/ })).toHaveAttribute('aria-selected', 'true');
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
