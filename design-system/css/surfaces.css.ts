import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { recordOf } from '../theme/record-of.ts';
import { ROLES, type SurfaceName, SURFACES, surfaceVariable } from '../theme/tokens.ts';
import { layers } from './layers.css.ts';

function colourVars(surface: SurfaceName): Record<string, string> {
  return Object.fromEntries(
    ROLES.map((role) => [vars.color[role], `var(${surfaceVariable(surface, role)})`]),
  );
}

globalStyle(':root', { '@layer': { [layers.base]: { vars: colourVars('page') } } });

/** Sets the current colours to one surface's, for everything inside, and paints it. */
export const surfaces = recordOf(SURFACES, (surface) =>
  style(
    {
      '@layer': {
        [layers.base]: {
          vars: colourVars(surface),
          color: vars.color.text,
          // A picture is its own background; its shade is drawn elsewhere, and so is the ground of a hero.
          ...(surface === 'media' || surface === 'hero' ? {} : { background: vars.color.bg }),
        },
      },
    },
    surface,
  ),
);
