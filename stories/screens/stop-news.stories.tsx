import preview from '../../.storybook/preview.tsx';
import { paths } from '../../site/app/paths.ts';
import type { Guest } from './guest.ts';
import { dropConnection, refuse, wait } from './network/answers.ts';
import { storyOfScreen } from './story-of-screen.tsx';

const meta = preview.meta({
  id: 'screens-stop-news',
  title: 'Screens/Account/Stop news',
  tags: ['!autodocs'],
  ...storyOfScreen,
  args: { address: `${paths.stopNews}#k3v7q1x9m5t2b8d4f6h0zjnwp3.signature` },
});
const STOP = 'stopNews';
const press = async ({ press: pressOn }: Guest) => pressOn('news.stop');

export const Ready = meta.story({ args: { shows: 'news.linkHeading' } });
export const Stopping = meta.story({
  args: { answers: [wait(STOP)], interact: press, shows: 'news.stopping' },
});
export const Stopped = meta.story({ args: { interact: press, shows: 'news.doneHeading' } });
export const LinkBroken = meta.story({
  args: { answers: [refuse(STOP, 'LINK_EXPIRED')], interact: press, shows: 'news.brokenHeading' },
});
export const WithoutToken = meta.story({
  args: { address: paths.stopNews, shows: 'news.brokenHeading' },
});
export const NetworkLost = meta.story({
  args: { answers: [dropConnection(STOP)], interact: press, shows: 'failures.network' },
});
