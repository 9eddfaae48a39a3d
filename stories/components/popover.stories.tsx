import preview from '../../.storybook/preview.tsx';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Popover } from '#design-system/popover';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { isDocsPage } from '../is-docs-page.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { IN_A_FRAME } from '../in-a-frame.ts';

const included = (
  <Stack gap="s" align="start">
    <Text size="small">18 % tax and charges, breakfast, and the boat from the jetty.</Text>
    <Link href="#policies" tone="standalone">
      All policies
    </Link>
  </Stack>
);
const trigger = <Button tone="secondary">What is included</Button>;
const meta = preview.meta({ id: 'overlays-popover', title: 'Overlays/Popover', component: Popover });

export const Default = meta.story({
  render: () => (
    <Popover trigger={trigger} title="In this price" closeLabel="Close">
      {included}
    </Popover>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is included' });
    await userEvent.click(button);
    await expect(screen.getByRole('dialog', { name: 'In this price' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
export const Open = meta.story({
  render: () => (
    <Popover
      defaultOpen={!isDocsPage()}
      trigger={trigger}
      title="In this price"
      closeLabel="Close"
      align="start"
    >
      {included}
    </Popover>
  ),
});
export const WithArrow = meta.story({
  render: () => (
    <Popover defaultOpen={!isDocsPage()} arrow trigger={trigger} label="In this price">
      {included}
    </Popover>
  ),
});
/** It stays on the narrowest screen, whatever its size, edge and trigger position. */
export const AtTheEdge = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <Inline justify="end">
      <Popover
        defaultOpen={!isDocsPage()}
        arrow
        size="m"
        align="start"
        side="top"
        trigger={trigger}
        label="In this price"
      >
        {included}
      </Popover>
    </Inline>
  ),
  play: async () => {
    const popover = await screen.findByRole('dialog', { name: 'In this price' });
    await waitFor(() => expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(16));
    await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <Popover defaultOpen trigger={<Button>{LONG_WORD}</Button>} title={LONG_WORD} closeLabel="Close">
      <Stack gap="s">
        <Text size="small">{LONG_WORD}</Text>
        <Text size="small" lang="ar" dir="rtl">
          {ARABIC}
        </Text>
        {Array.from({ length: 30 }, (_, index) => (
          <Link key={index} href={`#${index}`}>
            One of many
          </Link>
        ))}
      </Stack>
    </Popover>
  ),
});

export const Do = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: IN_A_FRAME,
  render: () => (
    <Popover defaultOpen align="start" trigger={trigger} title="In this price" closeLabel="Close">
      {included}
    </Popover>
  ),
});
export const Dont = meta.story({
  tags: ['!dev', '!autodocs', '!test'],
  parameters: IN_A_FRAME,
  render: () => (
    <Popover
      defaultOpen
      align="start"
      trigger={<Button>Book now</Button>}
      title="By the way"
      closeLabel="Close"
    >
      <Text size="small">This rate cannot be cancelled or changed.</Text>
    </Popover>
  ),
});
