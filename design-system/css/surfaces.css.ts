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

/** Points the current colours at one surface's and paints it; everything inside follows. */
export const surfaces = recordOf(SURFACES, (surface) =>
  style(
    {
      '@layer': {
        [layers.base]: {
          vars: colourVars(surface),
          color: vars.color.text,
          // A picture is its own ground; the shade over it is drawn by what lies there.
          ...(surface === 'media' ? {} : { background: vars.color.bg }),
        },
      },
    },
    surface,
  ),
);
