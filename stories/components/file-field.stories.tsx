import preview from '../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { FileField } from '#design-system/file-field';
import { Stack } from '#design-system/stack';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const PICTURE = '/images/room-twin.jpg';
const words = {
  label: 'Your picture',
  chooseLabel: 'Choose a picture',
  changeLabel: 'Choose another',
  removeLabel: 'Remove',
  dropHint: 'or drop it here',
  sizeText: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  progressText: (percent: number) => `${percent} % sent`,
};
const meta = preview.meta({
  id: 'forms-file-field',
  title: 'Forms/File field',
  component: FileField,
  args: { ...words, accept: 'image/*', hint: 'JPEG, PNG, WebP or AVIF, up to 5 MB.' },
});

export const Default = meta.story();
export const Saved = meta.story({ args: { savedPicture: PICTURE, onSavedPictureRemove: () => undefined } });
export const Sending = meta.story({ args: { savedPicture: PICTURE, progress: 40, disabled: true } });
export const WithError = meta.story({ args: { error: 'Choose a picture of 5 MB or less' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const picture = await (await fetch(PICTURE)).blob();
    const file = new File([picture], 'anjali-in-udaipur.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/Your picture/), file);
    await expect(canvas.getByText('anjali-in-udaipur.jpg')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^anjali-in-udaipur\.jpg, \d+ kB$/);
  },
});
export const Removed = meta.story({
  args: { label: 'Your invoice', accept: '.pdf', chooseLabel: 'Choose a file' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Your invoice/);
    await userEvent.upload(field, new File(['x'], 'invoice.pdf', { type: 'application/pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(field.files).toHaveLength(0);
    await expect(field).toHaveFocus();
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<FileField {...words} label={LONG_WORD} chooseLabel={LONG_WORD} dropHint={LONG_WORD} />}
      rightToLeft={
        <FileField
          {...words}
          label={ARABIC}
          changeLabel={ARABIC}
          removeLabel={ARABIC}
          savedPicture={PICTURE}
          onSavedPictureRemove={() => undefined}
          progress={60}
        />
      }
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <Stack gap="m">
        <FileField {...words} />
        <FileField
          {...words}
          savedPicture={PICTURE}
          onSavedPictureRemove={() => undefined}
          progress={40}
          error="Try again"
        />
      </Stack>
    </OnEverySurface>
  ),
});
