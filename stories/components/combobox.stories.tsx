import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { Combobox, type ComboboxOption, type ComboboxProps } from '#design-system/combobox';
import { Dialog } from '#design-system/dialog';
import { Stack } from '#design-system/stack';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const CODES =
  'AE AR AT AU BD BE BR CA CH CN CZ DE DK EG ES FI FR GB GR HU ID IE IL IN IT JP KE KR LK MA MX MY NG NL NO NP NZ OM PK PL PT RO SA SE SG TH TR UA US VN ZA';
const english = new Intl.DisplayNames('en', { type: 'region' });
const countries: readonly ComboboxOption[] = CODES.split(' ')
  .map((code) => ({ value: code, label: english.of(code) ?? code, keywords: [code] }))
  .toSorted((left, right) => left.label.localeCompare(right.label, 'en'));
const country: ComboboxProps = {
  label: 'Country of residence',
  options: countries,
  words: {
    list: 'Countries',
    none: 'No country found. Try its English name.',
    count: (count) => (count === 1 ? '1 country' : `${count} countries`),
  },
};
const meta = preview.meta({
  id: 'forms-combobox',
  title: 'Forms/Combobox',
  component: Combobox,
  args: { ...country, hint: 'As in your passport.' },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'IN' } });
export const WithError = meta.story({
  args: { error: 'Choose a country', required: true, requiredMark: '*' },
});
export const Disabled = meta.story({ args: { defaultValue: 'IN', disabled: true } });
export const Open = meta.story({
  args: { defaultValue: 'IN' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'India' })).toHaveAttribute('aria-selected', 'true');
  },
});
/** What begins with the text comes first, then what has a word that begins with it. */
export const Filtered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'united');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByText('3 countries')).toHaveAttribute('role', 'status');
  },
});
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await expect(
      canvas.getByText('No country found. Try its English name.', { selector: 'div' }),
    ).toBeVisible();
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('ne{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('New Zealand');
    await userEvent.keyboard('x{Escape}');
    await expect(field).toHaveValue('New Zealand');
  },
});
/** Escape closes the list alone; the next one closes the dialog. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog trigger={<Button>Your details</Button>} title="Your details" closeLabel="Close">
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your details' });
    const field = within(dialog).getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('ne{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Combobox
          {...country}
          label={LONG_WORD}
          options={[{ value: 'long', label: LONG_WORD, detail: '+1242' }]}
          defaultValue="long"
          error={LONG_WORD}
        />
      }
      rightToLeft={
        <Combobox
          {...country}
          label={ARABIC}
          options={[{ value: 'IN', label: 'الهند', detail: '+91' }]}
          defaultValue="IN"
          lang="ar"
        />
      }
      empty={<Combobox {...country} options={[]} />}
      many={
        <Combobox
          {...country}
          options={Array.from({ length: 1000 }, (_, place) => ({
            value: `${place}`,
            label: `Country ${place + 1}`,
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
        <Combobox {...country} defaultValue="IN" />
        <Combobox {...country} error="Choose a country" />
      </Stack>
    </OnEverySurface>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Combobox {...country} hint="Type its name or its code." />,
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Combobox
      label="Title"
      options={[
        { value: 'ms', label: 'Ms' },
        { value: 'mr', label: 'Mr' },
      ]}
      words={{ list: 'Titles', none: 'Not found.', count: (count) => `${count} titles` }}
    />
  ),
});
