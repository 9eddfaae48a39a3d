import { interfaceIn, localeNamed } from '../locales/locales.ts';
import { EXAMPLES_NOW, momentNamed } from './clock.ts';
import { createGuest } from './guest.ts';
import { NETWORKS, type Network } from './network/handlers.ts';
import { Screen, type ScreenState } from './screen.tsx';

interface Context {
  globals: Record<string, unknown>;
}

/** The defaults of every screen story; tags are read from the file itself. A story's arguments are a screen's state. */
export const storyOfScreen = {
  parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
  render: (args: ScreenState, { globals }: Context) => {
    const network = networkNamed(globals['network']);
    const now = momentNamed(globals['today']);
    const locale = localeNamed(globals['locale']);
    // Theme and language change in place; another network or day restarts the screen.
    return <Screen key={`${network} ${now}`} {...args} locale={locale} network={network} now={now} />;
  },
  play: async ({ args, globals }: Context & { args: ScreenState }) => {
    // With another network or day the screen need not reach the story's state.
    if ((globals['network'] ?? 'ok') !== 'ok' || momentNamed(globals['today']) !== EXAMPLES_NOW) return;
    await reach(args, localeNamed(globals['locale']));
  },
};

/** Performs a story's actions, and waits until the screen is in its state. */
export async function reach(
  { interact, shows, says }: ScreenState,
  locale: Parameters<typeof interfaceIn>[0],
) {
  const guest = createGuest(interfaceIn(locale));
  await guest.see('nav.skip');
  await interact?.(guest);
  if (shows !== undefined) await guest.see(shows);
  if (says !== undefined) await guest.read(says);
  await drawn();
}

/** What is measured, such as a region that scrolls, is drawn a frame after its content. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function networkNamed(name: unknown): Network {
  return NETWORKS.find((network) => network === name) ?? 'ok';
}
