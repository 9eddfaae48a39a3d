import preview from '../../.storybook/preview.tsx';
import { TextArea } from '#design-system/text-area';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const words = {
  label: 'Requests',
  optionalLabel: '(optional)',
  hint: 'A cot, an early breakfast, a quiet room.',
};
const meta = preview.meta({
  id: 'forms-text-area',
  title: 'Forms/Text area',
  component: TextArea,
  args: words,
});

export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'We come late, with the night train.' } });
export const WithError = meta.story({ args: { error: 'must be less than 500 characters' } });
export const Disabled = meta.story({ args: { defaultValue: 'A cot', disabled: true } });
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<TextArea label={LONG_WORD} defaultValue={`${LONG_WORD} `.repeat(8)} />}
      rightToLeft={<TextArea label={ARABIC} defaultValue={ARABIC} hint={ARABIC} />}
      empty={<TextArea label="Requests" />}
      many={<TextArea label="Requests" defaultValue={'A cot, please. '.repeat(1000)} rows={6} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <TextArea {...words} rows={2} placeholder="We come late" />
    </OnEverySurface>
  ),
});
