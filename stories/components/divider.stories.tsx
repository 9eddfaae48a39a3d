import preview from '../../.storybook/preview.tsx';
import { Divider } from '#design-system/divider';

const meta = preview.meta({ title: 'Layout/Divider', component: Divider });

export const Default = meta.story();
export const Ornament = meta.story({ args: { ornament: true } });
