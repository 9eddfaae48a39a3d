import preview from '../../.storybook/preview.tsx';
import { Field, type FieldProps } from '#design-system/field';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const slider: FieldProps['children'] = (control) => (
  <input type="range" min={18} max={26} defaultValue={21} {...control} />
);
const words = { label: 'Warmth of the room', hint: 'Any control can stand here.' };
const meta = preview.meta({
  id: 'forms-field',
  title: 'Forms/Field',
  component: Field,
  args: { ...words, children: slider },
});

export const Default = meta.story();
export const WithError = meta.story({ args: { error: 'Choose 18 degrees or more' } });
export const Marks = meta.story({
  render: () => (
    <>
      <Field label="Warmth of the room" optionalLabel="(optional)">
        {slider}
      </Field>
      <Field label="Warmth of the pool" requiredMark="*">
        {slider}
      </Field>
    </>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <Field label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD}>
          {slider}
        </Field>
      }
      rightToLeft={
        <Field label={ARABIC} hint={ARABIC} error={ARABIC}>
          {slider}
        </Field>
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Field {...words} requiredMark="*" error="Choose 18 degrees or more">
        {slider}
      </Field>
    </OnEverySurface>
  ),
});
