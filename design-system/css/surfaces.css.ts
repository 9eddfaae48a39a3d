import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { type Role, ROLES, type SurfaceName, SURFACES, surfaceVariable } from '../theme/tokens.ts';
import { layers } from './layers.css.ts';

function colourVars(surface: SurfaceName): Record<string, string> {
  return Object.fromEntries(
    ROLES.map((role: Role) => [vars.color[role], `var(${surfaceVariable(surface, role)})`]),
  );
}

globalStyle(':root', { '@layer': { [layers.base]: { vars: colourVars('page') } } });

const painted = { background: vars.color.bg, color: vars.color.text };

/** Points the current colours at one surface's and paints it; everything inside follows. */
export const surfaces = Object.fromEntries(
  SURFACES.map((surface) => [
    surface,
    style(
      {
        '@layer': {
          [layers.base]: {
            vars: colourVars(surface),
            ...(surface === 'media' ? { color: vars.color.text } : painted),
          },
        },
      },
      surface,
    ),
  ]),
) as Record<SurfaceName, string>;
