import type { ReactNode } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Container } from '../container/index.ts';
import { Heading, type HeadingProps } from '../heading/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import { Text } from '../text/index.ts';
import * as css from './hero.css.ts';

export interface HeroProps extends Omit<ElementProps<'header'>, 'children'> {
  /** The picture, light or dark: the text stays readable. */
  image: ImageSource;
  /** The title of the page. */
  heading: ReactNode;
  /** Further props of the heading, such as a `ref` for the focus on a new page. */
  headingProps?: Omit<HeadingProps, 'level' | 'size' | 'children'>;
  /** A short line above the heading. */
  eyebrow?: ReactNode;
  /** A sentence or two below the heading. */
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** How much of the screen it takes. */
  size?: keyof typeof css.size;
  /** Overlaps the lower edge of the picture, such as a search form. */
  panel?: ReactNode;
}

/**
 * The picture at the top of a page, with the page's title: over it, beside it or above it, as the theme's `hero` says.
 * The title is readable over any picture.
 */
export function Hero(props: HeroProps) {
  const { image, heading, headingProps, eyebrow, children, actions, size = 'full', panel, ...rest } = props;
  const hasPanel = hasContent(panel);
  return (
    <header {...rest} className={css.hero}>
      <div
        className={classes(css.frame, variant('Hero', 'size', size, css.size), hasPanel && css.framePanel)}
      >
        <div
          className={classes(
            css.picture,
            variant('Hero', 'size', size, css.pictureHeight),
            hasPanel && css.picturePanel,
          )}
        >
          <div className={css.photo}>
            <Image source={image} ratio="fill" sizes="(max-aspect-ratio: 3 / 2) 150vh, 100vw" priority />
          </div>
        </div>
        <div
          className={classes(
            surfaces.hero,
            css.shade,
            size === 'short' && css.isShort,
            hasPanel && css.roomForPanel,
          )}
        >
          <div className={classes(css.words, hasPanel && css.wordsPanel)}>
            {hasContent(eyebrow) && (
              <div className={css.eyebrow}>
                <Text as="p" size="eyebrow">
                  {eyebrow}
                </Text>
              </div>
            )}
            <div className={css.heading}>
              <Heading {...headingProps} level={1} size={size === 'short' || hasPanel ? 'xl' : 'display'}>
                {heading}
              </Heading>
            </div>
            {hasContent(children) && (
              <div className={classes(css.lead, hasPanel && css.leadPanel)}>{children}</div>
            )}
            {hasContent(actions) && <div className={css.actions}>{actions}</div>}
          </div>
        </div>
      </div>
      {hasPanel && (
        <div className={css.panel}>
          <Container>{panel}</Container>
        </div>
      )}
    </header>
  );
}
