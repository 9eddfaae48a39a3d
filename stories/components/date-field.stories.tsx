import preview from '../../.storybook/preview.tsx';
import { DateField } from '#design-system/date-field';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const meta = preview.meta({
  id: 'forms-date-field',
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'Check-in', defaultValue: '2026-03-10' },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { defaultValue: '', hint: 'Day, month, year' } });
export const WithError = meta.story({ args: { error: "Start and end date can't be the same" } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<DateField label={LONG_WORD} defaultValue="2026-12-31" error={LONG_WORD} />}
      rightToLeft={<DateField label={ARABIC} defaultValue="2026-12-31" hint={ARABIC} />}
      empty={<DateField label="Check-in" />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <DateField label="Check-in" defaultValue="2026-03-10" hint="Day, month, year" />
    </OnEverySurface>
  ),
});
