import { Divider } from '#design-system/divider';
import { Grid, Split } from '#design-system/grid';
import { Hero } from '#design-system/hero';
import { Marquee } from '#design-system/marquee';
import { SkipLink } from '#design-system/skip-link';
import { Stack } from '#design-system/stack';
import { pictures, twelvePictures } from '../pictures.ts';
import { AccountForm, Extras } from './kit-account.tsx';
import { BookingList, Refund, WayHere } from './kit-bookings.tsx';
import { Checkout } from './kit-checkout.tsx';
import { StaySearch } from './kit-forms.tsx';
import { Bottom, TopBar } from './kit-frame.tsx';
import { Albums, Houses } from './kit-pictures.tsx';
import { Rooms } from './kit-rooms.tsx';
import { Section } from './kit-section.tsx';
import { Looking, Offering } from './kit-shop.tsx';
import { ChosenStay, Dates } from './kit-stay.tsx';
import { Grounds, Messages, Questions, Words } from './kit-words.tsx';

/** Every component on one page, as on a site. */
export function KitPage() {
  return (
    <>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <TopBar />
      <main id="main">
        <KitBody />
      </main>
      <Bottom />
    </>
  );
}

export function KitBody() {
  return (
    <>
      <Hero
        image={pictures.palace}
        eyebrow="Udaipur · Kochi · Manali"
        heading="Three houses, one way of welcoming"
        panel={<StaySearch />}
      >
        A lakeside haveli, a villa on the backwaters and a chalet under the snow line.
      </Hero>
      <Chapters />
    </>
  );
}

function Chapters() {
  return (
    <>
      <Section
        eyebrow="Rooms"
        heading="Rooms that face the water"
        intro="High ceilings, lime-washed walls and a lamp by every chair. Each room has a place to sit outside."
      >
        <Rooms />
      </Section>
      <Section tone="sunken" eyebrow="Dates" heading="When will you come?">
        <Split sideWidth="s" side={<ChosenStay />}>
          <Dates />
        </Split>
      </Section>
      <Section eyebrow="Offers" heading="What suits you?">
        <Stack gap="xxl">
          <Looking />
          <Offering />
        </Stack>
      </Section>
      <Section tone="sunken" eyebrow="Booking" heading="Who is coming?">
        <Checkout />
      </Section>
      <Section
        tone="sunken"
        eyebrow="Pictures"
        heading="Us through Images"
        wide={
          <Marquee
            label="Us through Images"
            pauseLabel="Stop the pictures"
            playLabel="Move the pictures"
            images={twelvePictures}
          />
        }
      >
        <Houses />
        <Albums />
      </Section>
      <Section eyebrow="Account" heading="Come back as a friend">
        <Split sideWidth="m" side={<Extras />}>
          <AccountForm />
        </Split>
      </Section>
      <Section tone="sunken" before={<WayHere />} eyebrow="Bookings" heading="Your stays with us">
        <Split sideWidth="m" side={<Refund />}>
          <BookingList />
        </Split>
      </Section>
      <Section eyebrow="Words" heading="Slow mornings">
        <Stack gap="xxl">
          <Words />
          <Divider ornament />
          <Grid columns={2} gap="xxl">
            <Questions />
            <Messages />
          </Grid>
          <Grounds />
        </Stack>
      </Section>
    </>
  );
}
