import type { BrandProps } from '#design-system/nav-bar';
import type { Shell } from '#schemas/published';

/** The logo for one ground. WebP, because a logo needs transparency and JPEG has none. */
export function brandLogo(
  logo: Shell['hotel']['logo'],
  ground: 'header' | 'footer',
): Pick<BrandProps, 'logo' | 'nameHidden'> {
  if (logo === undefined) return {};
  const { webp, width, height } = logo[ground];
  return { logo: { src: webp.small, width, height }, nameHidden: !logo.showName };
}
