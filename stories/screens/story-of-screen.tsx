import { interfaceIn, localeNamed } from '../locales/locales.ts';
import { EXAMPLES_NOW, momentNamed } from './clock.ts';
import { createGuest } from './guest.ts';
import { NETWORKS, type Network } from './network/handlers.ts';
import { Screen, type ScreenState } from './screen.tsx';

interface Context {
  globals: Record<string, unknown>;
}

/** What all stories of screens have in common; tags are read from the file itself. A state of a screen is the arguments of its story. */
export const storyOfScreen = {
  parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
  render: (args: ScreenState, { globals }: Context) => {
    const network = networkNamed(globals['network']);
    const now = momentNamed(globals['today']);
    const locale = localeNamed(globals['locale']);
    // Theme and language are changed under the guest's hands; with another network or on another day the screen begins anew.
    return <Screen key={`${network} ${now}`} {...args} locale={locale} network={network} now={now} />;
  },
  play: async ({ args, globals }: Context & { args: ScreenState }) => {
    // Whoever chose another network or day wants to see what becomes of the screen then.
    if ((globals['network'] ?? 'ok') !== 'ok' || momentNamed(globals['today']) !== EXAMPLES_NOW) return;
    await reach(args, localeNamed(globals['locale']));
  },
};

/** Does what the guest of a story does, and waits until the screen is in the state that the story shows. */
export async function reach(
  { interact, shows, says }: ScreenState,
  locale: Parameters<typeof interfaceIn>[0],
) {
  const guest = createGuest(interfaceIn(locale));
  await guest.see('nav.skip');
  await interact?.(guest);
  if (shows !== undefined) await guest.see(shows);
  if (says !== undefined) await guest.read(says);
}

function networkNamed(name: unknown): Network {
  return NETWORKS.find((network) => network === name) ?? 'ok';
}
