import './layers.css.ts';
import './reset.css.ts';
import './scale.css.ts';
import './surfaces.css.ts';
import './base.css.ts';

export { MEDIA as media } from '../theme/tokens.ts';
export { vars } from '../theme/contract.css.ts';
export { onLargeViewport } from './on-large-viewport.ts';
export { clearOf } from './safe-area.ts';
export { surfaces } from './surfaces.css.ts';
