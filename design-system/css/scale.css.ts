import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from './layers.css.ts';

/** With large text on a narrow screen space does not grow with the text, because the text needs it. */
const roomy = (rem: number) => `min(${rem}rem, ${5 * rem}vw)`;

// Fluid values mix rem with vw, so that they grow with the reader's text size.
globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: {
        [vars.space.xxs]: '0.25rem',
        [vars.space.xs]: '0.5rem',
        [vars.space.s]: '0.75rem',
        [vars.space.m]: roomy(1),
        [vars.space.l]: roomy(1.5),
        [vars.space.xl]: roomy(2),
        [vars.space.xxl]: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
        [vars.space.section]: 'clamp(4rem, 2.75rem + 5.5vw, 8.5rem)',
        [vars.space.gutter]: `clamp(${roomy(1.25)}, 0.25rem + 4.4vw, 5rem)`,
        [vars.text.display]: 'clamp(2.5rem, 1.7rem + 3.6vw, 5rem)',
        [vars.text.xl]: 'clamp(2.125rem, 1.7rem + 1.9vw, 3.375rem)',
        [vars.text.l]: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)',
        [vars.text.m]: 'clamp(1.375rem, 1.28rem + 0.45vw, 1.6875rem)',
        [vars.text.s]: '1.1875rem',
        [vars.text.lead]: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
        [vars.text.body]: '1.0625rem',
        [vars.text.small]: '0.9375rem',
        [vars.text.caption]: '0.8125rem',
        [vars.text.eyebrow]: '0.75rem',
        [vars.leading.tight]: '1.06',
        [vars.leading.heading]: '1.18',
        [vars.leading.snug]: '1.4',
        [vars.leading.body]: '1.65',
        [vars.tracking.tight]: '-0.015em',
        [vars.tracking.normal]: '0',
        [vars.tracking.wide]: '0.04em',
        [vars.tracking.wider]: '0.16em',
        [vars.weight.regular]: '400',
        [vars.weight.medium]: '500',
        [vars.weight.bold]: '700',
        [vars.width.text]: '38rem',
        [vars.width.narrow]: '56rem',
        [vars.width.wide]: '84rem',
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
        [vars.size.controlS]: '2.5rem',
        [vars.size.controlM]: '3.125rem',
        [vars.size.controlL]: '3.625rem',
        [vars.size.iconS]: '1rem',
        [vars.size.iconM]: '1.25rem',
        [vars.size.iconL]: '1.75rem',
        [vars.size.spinner]: '3rem',
        [vars.size.mark]: '0.4375rem',
        [vars.size.bar]: '4.75rem',
        [vars.line.hair]: '1px',
        [vars.line.thick]: '2px',
        [vars.line.focus]: '2px',
        [vars.line.focusGap]: '3px',
        [vars.radius.s]: '2px',
        [vars.radius.m]: '4px',
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
