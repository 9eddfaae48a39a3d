import preview from '../../.storybook/preview.tsx';
import { Footer } from '#design-system/footer';
import { Bottom } from '../kit/kit-frame.tsx';

const meta = preview.meta({ title: 'Page/Footer', component: Footer, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({ render: () => <Bottom /> });
export const AtNight = meta.story({ render: () => <Bottom />, globals: { theme: 'nocturne' } });
export const Bare = meta.story({ args: { brand: 'The Kesar', columns: [] } });
