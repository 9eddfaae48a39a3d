import preview from '../../.storybook/preview.tsx';
import { Colours, Spaces, ThemeReport } from './foundations.tsx';

const meta = preview.meta({ title: 'Foundations/Theme', component: Colours });

export const Palette = meta.story();
export const PaletteAtNight = meta.story({ globals: { theme: 'nocturne' } });
export const PaletteGlasshouse = meta.story({ globals: { theme: 'glasshouse' } });
export const Space = meta.story({ render: () => <Spaces /> });
export const ReportKesar = meta.story({ render: () => <ThemeReport name="kesar" /> });
export const ReportHostile = meta.story({
  render: () => <ThemeReport name="hostile" />,
  globals: { theme: 'hostile' },
});
