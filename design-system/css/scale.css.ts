import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from './layers.css.ts';

// The lengths that a theme's steps set are not here: `design-system/theme/steps.ts`.
globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: {
        [vars.space.xxs]: '0.25rem',
        [vars.space.xs]: '0.5rem',
        [vars.text.lead]: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
        [vars.text.body]: '1.0625rem',
        [vars.text.small]: '0.9375rem',
        [vars.text.caption]: '0.8125rem',
        [vars.text.eyebrow]: '0.75rem',
        [vars.leading.tight]: '1.06',
        [vars.leading.heading]: '1.18',
        [vars.leading.snug]: '1.4',
        [vars.leading.body]: '1.65',
        [vars.tracking.tight]: vars.theme.headingTracking,
        [vars.tracking.normal]: '0',
        [vars.tracking.wide]: vars.theme.controlTracking,
        [vars.tracking.wider]: vars.theme.labelTracking,
        [vars.weight.regular]: '400',
        [vars.weight.medium]: '500',
        [vars.weight.bold]: '700',
        [vars.width.text]: '38rem',
        [vars.width.narrow]: '56rem',
        // Wider on the widest screens, where large photos fill what would be margin.
        [vars.width.wide]: 'clamp(84rem, 80vw, 98rem)',
        [vars.width.asideS]: '20rem',
        [vars.width.asideM]: '25rem',
        [vars.width.toast]: '23.5rem',
        [vars.width.dialogS]: '27rem',
        [vars.width.dialogM]: '38rem',
        [vars.width.dialogL]: '60rem',
        [vars.width.columnXs]: '9rem',
        [vars.width.columnS]: '13rem',
        [vars.width.columnM]: '18rem',
        [vars.width.columnL]: '24rem',
        [vars.size.target]: '1.5rem',
        [vars.size.iconS]: '1rem',
        [vars.size.iconM]: '1.25rem',
        [vars.size.iconL]: '1.75rem',
        [vars.size.spinner]: '3rem',
        [vars.size.mark]: '0.4375rem',
        [vars.line.hair]: '1px',
        [vars.line.focusGap]: '3px',
        [vars.radius.round]: '999px',
        [vars.layer.raised]: '1',
        [vars.layer.bar]: '20',
        [vars.layer.overlay]: '40',
        [vars.layer.skip]: '60',
        [vars.motion.quick]: '140ms',
        [vars.motion.calm]: '260ms',
        [vars.motion.slow]: '700ms',
        [vars.motion.ease]: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      },
    },
  },
});

// Scripts with joined letters or with marks above and below need no letter spacing and more line height.
const joinedScripts = ['ar', 'fa', 'ur', 'hi', 'mr', 'ne', 'bn', 'pa', 'gu', 'ta', 'te', 'th', 'vi'];
globalStyle(joinedScripts.map((language) => `[lang|="${language}"]`).join(','), {
  '@layer': {
    [layers.base]: {
      vars: {
        [vars.leading.tight]: '1.35',
        [vars.leading.heading]: '1.4',
        [vars.leading.snug]: '1.55',
        [vars.tracking.tight]: '0',
        [vars.tracking.wide]: '0',
        [vars.tracking.wider]: '0',
      },
    },
  },
});
