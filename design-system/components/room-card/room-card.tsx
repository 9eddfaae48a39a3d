import { type ReactNode, useId } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { variant } from '../../variant.ts';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Image, type ImageSource } from '../image/index.ts';
import * as css from './room-card.css.ts';

export interface RoomFact {
  id: string;
  icon: IconName;
  label: ReactNode;
}

interface OnePicture {
  /** Cropped to three by two. */
  image: ImageSource;
  photos?: never;
}

interface SeveralPhotos {
  /** In place of one picture: a `PhotoCarousel`. */
  photos: ReactNode;
  image?: never;
}

interface RoomCardContent extends Omit<ElementProps<'article'>, 'children'> {
  /** The room's name. */
  name: ReactNode;
  /** The heading level of the name. */
  headingLevel?: HeadingLevel;
  /** A sentence or two. */
  summary?: ReactNode;
  /** Bed, size, view and guests. */
  facts?: readonly RoomFact[];
  /** The availability, usually an `AvailabilityLabel`. */
  status?: ReactNode;
  /** The lowest price, usually a `Price`: beside the name in a `row`, beside the action in a `column`. */
  price?: ReactNode;
  /** With a price in a `row`: what it is for, a line below it. */
  priceNote?: ReactNode;
  /** The main action, usually a link or a button. */
  action?: ReactNode;
  /** The offers, usually `RoomOffers`. */
  children?: ReactNode;
  /** `column` for cards side by side; `row` for a list to compare, with the picture beside the text on wider screens. */
  layout?: keyof typeof css.layout;
}

/** With one picture, or with several photos to go through. */
export type RoomCardProps = RoomCardContent & (OnePicture | SeveralPhotos);

/** A room type: picture, text, facts and offers. */
export function RoomCard(props: RoomCardProps) {
  const { name, headingLevel = 3, image, photos, summary, facts = [], ...more } = props;
  const { status, price, priceNote, action, children, layout = 'column', ...rest } = more;
  const headingId = useId();
  const [topPrice, footPrice] = layout === 'row' ? [price, undefined] : [undefined, price];
  return (
    <article
      aria-labelledby={headingId}
      {...rest}
      className={classes(css.card, variant('RoomCard', 'layout', layout, css.layout))}
    >
      <div>
        {image === undefined ? (
          photos
        ) : (
          <div className={css.picture}>
            <div className={css.grows}>
              <Image source={image} ratio={RATIOS[layout]} sizes={SIZES[layout]} />
            </div>
          </div>
        )}
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <div className={css.title}>
            <Heading id={headingId} level={headingLevel} size="m">
              {name}
            </Heading>
            {status}
          </div>
          {hasContent(topPrice) && <div className={css.topPrice}>{topPrice}</div>}
          {hasContent(topPrice) && hasContent(priceNote) && <div className={css.priceNote}>{priceNote}</div>}
        </div>
        {hasContent(summary) && <p className={css.summary}>{summary}</p>}
        {facts.length > 0 && <Facts facts={facts} />}
        {(hasContent(footPrice) || hasContent(action)) && (
          <div className={css.foot}>
            {footPrice}
            {action}
          </div>
        )}
        {children}
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly RoomFact[] }) {
  return (
    <ul className={css.facts}>
      {facts.map((fact) => (
        <li key={fact.id} className={css.fact}>
          <span className={css.sign}>
            <Icon name={fact.icon} size="s" />
          </span>
          <span>{fact.label}</span>
        </li>
      ))}
    </ul>
  );
}

const RATIOS = { row: '2:1', column: '3:2' } as const;
const SIZES = {
  row: '(min-width: 48rem) 26rem, 100vw',
  column: '(min-width: 90rem) 28rem, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
} as const;

export interface RoomOffersProps extends Omit<ElementProps<'ul'>, 'aria-label'> {
  /** Names the list. */
  label: string;
  /** `RoomOffer`s. */
  children: ReactNode;
}

/** The offers of one room. */
export function RoomOffers({ label, children, ...rest }: RoomOffersProps) {
  return (
    <ul {...rest} aria-label={label} className={css.offers}>
      {children}
    </ul>
  );
}

export interface RoomOfferNote extends Omit<RoomFact, 'icon'> {
  /** Where the words alone would be overlooked. */
  icon?: IconName;
  /** The meaning of the note. Text and icon repeat it. */
  tone?: keyof typeof css.note;
}

export interface RoomOfferProps extends Omit<ElementProps<'li'>, 'children'> {
  /** The name of the rate plan. */
  name: ReactNode;
  /** A line about what is included. */
  detail?: ReactNode;
  /** Meals, refund and payment terms. */
  notes?: readonly RoomOfferNote[];
  /** The price, usually a `Price`. Not where the card itself has it beside the name. */
  price?: ReactNode;
  /** The button that chooses the offer. */
  action: ReactNode;
}

/** One offer of a room in a line or two: what it is, its price and terms, and the button. */
export function RoomOffer({ name, detail, notes = [], price, action, ...rest }: RoomOfferProps) {
  return (
    <li {...rest} className={css.offer}>
      <div className={css.offerWords}>
        <p className={css.offerName}>{name}</p>
        {hasContent(detail) && <p className={css.offerDetail}>{detail}</p>}
        {notes.length > 0 && (
          <ul className={css.notes}>
            {notes.map((note) => (
              <li
                key={note.id}
                className={classes(css.fact, variant('RoomOffer', 'tone', note.tone ?? 'default', css.note))}
              >
                {note.icon !== undefined && <Icon name={note.icon} size="s" />}
                <span>{note.label}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.offerEnd}>
        {hasContent(price) && <div className={css.offerPrice}>{price}</div>}
        {action}
      </div>
    </li>
  );
}
