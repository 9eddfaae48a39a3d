import preview from '../../.storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ActionBar, type ActionBarProps } from '#design-system/action-bar';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { ARABIC, LONG_WORD, MONEY } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const total = (
  <Stack gap="xs">
    <Price size="l" amountMinor={2_236_500} {...MONEY} />
    <Text size="caption" tone="muted">
      3 nights, taxes included
    </Text>
  </Stack>
);
const args: ActionBarProps = {
  label: 'Your stay',
  summary: total,
  children: <Button>Continue</Button>,
  hiddenFrom: 'never',
};
const meta = preview.meta({
  id: 'page-action-bar',
  title: 'Page/Action bar',
  component: ActionBar,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();
/** Fields pass behind the bar; the one that takes the focus is scrolled clear of it. */
export const OverAForm = meta.story({
  render: (props) => (
    <>
      <Container width="narrow">
        <Stack gap="xl" as="form">
          {Array.from({ length: 14 }, (_, place) => (
            <TextField key={place} label={`Guest ${place + 1}`} name={`guest-${place}`} />
          ))}
        </Stack>
      </Container>
      <ActionBar {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Your stay' });
    for (const field of canvas.getAllByRole('textbox')) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.tab();
      // oxlint-disable-next-line no-await-in-loop -- after the scroll to it
      await waitFor(() =>
        expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
      );
    }
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
  },
});
export const WithoutSummary = meta.story({
  render: ({ label, hiddenFrom = 'never' }) => (
    <ActionBar label={label} hiddenFrom={hiddenFrom}>
      <Button>Choose dates</Button>
    </ActionBar>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('Choose dates'));
    // There is space for one line, so the words do not wrap.
    await expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
});
export const Busy = meta.story({
  args: {
    children: (
      <Button busy busyLabel="Booking your stay">
        Book now
      </Button>
    ),
  },
});
export const Matrix = meta.story({
  render: () => <MatrixOf of="ActionBar" component={ActionBar} args={args} minColumn="l" />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={
        <ActionBar label="Long" summary={LONG_WORD} hiddenFrom="never">
          <Button>{LONG_WORD}</Button>
        </ActionBar>
      }
      rightToLeft={
        <ActionBar label="From right to left" summary={ARABIC} hiddenFrom="never">
          <Button>{ARABIC}</Button>
        </ActionBar>
      }
      empty={
        <ActionBar label="Nothing" hiddenFrom="never">
          <Button>Continue</Button>
        </ActionBar>
      }
    />
  ),
});
