import type { Booking } from '#schemas/api-types';
import { Heading } from '#design-system/heading';
import { Icon, type IconName } from '#design-system/icon';
import { Image } from '#design-system/image';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countNames } from '../count-names.ts';
import { useFormats } from '../format/use-formats.ts';
import { guestsOf } from '../stay-search/guests-summary.ts';
import { findLocation, useShell } from '../use-shell.ts';
import * as css from './stay-story.css.ts';

interface StayStoryProps {
  booking: Booking;
  headingLevel?: 2 | 3;
}

/** The stay as a person would tell it: where, when, who, and what is included. */
export function StayStory({ booking, headingLevel = 2 }: StayStoryProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { location, stay, rooms, lines, guest } = booking;
  // A location that is no longer published has no picture.
  const image = findLocation(useShell(), location.id)?.image;
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, { childAges }) => sum + childAges.length, 0);
  const extraBeds = rooms.reduce((sum, room) => sum + room.extraBeds, 0);
  const meals = [...new Set(rooms.map(({ mealPlan }) => t(`meals.${mealPlan}`)))];
  const extras = lines.filter(({ kind }) => kind === 'EXTRA').map(({ label }) => label);
  const nights = t('search.nights', { count: stay.nights });
  return (
    <Surface as="section" tone="raised" radius="m" outline aria-labelledby="story-heading">
      <div className={css.story}>
        {image ? (
          <div className={css.photo}>
            <Image source={image} ratio="fill" sizes="(min-width: 48rem) 20rem, 100vw" priority />
          </div>
        ) : null}
        <div className={css.words}>
          <Heading level={headingLevel} size="m" id="story-heading">
            {t('stay.at', { nights, location: location.name })}
          </Heading>
          <Stack as="ul" gap="xl">
            <Fact icon="calendar">
              <Text as="div" weight="medium">
                {formats.day(stay.checkIn)} – {formats.day(stay.checkOut)}
              </Text>
              <Text as="div" size="small" tone="muted">
                {t('stay.times', {
                  from: formats.clock(location.checkIn),
                  until: formats.clock(location.checkOut),
                  timezone: location.timezone,
                })}
              </Text>
            </Fact>
            <Fact icon="users">
              <Text as="div">
                {t('stay.bookedBy', {
                  guests: guestsOf({ adults, children }, t),
                  name: `${guest.guestFirstName} ${guest.guestLastName}`,
                })}
              </Text>
            </Fact>
            <Fact icon="bed">
              <Text as="div">
                {formats.list([
                  ...countNames(
                    rooms.map(({ roomName }) => roomName),
                    t,
                  ),
                  ...(extraBeds > 0 ? [t('book.extraBeds', { count: extraBeds })] : []),
                ])}
              </Text>
            </Fact>
            <Fact icon="meal">
              <Text as="div">{formats.list(meals)}</Text>
            </Fact>
            {extras.length > 0 ? (
              <Fact icon="service">
                <Text as="div">{formats.list(extras)}</Text>
              </Fact>
            ) : null}
          </Stack>
        </div>
      </div>
    </Surface>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon name={icon} />
      <Stack gap="s">{children}</Stack>
    </li>
  );
}
