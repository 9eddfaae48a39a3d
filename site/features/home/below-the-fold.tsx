import { Surface } from '#design-system/surface';
import { usePageContent } from '../../shared/use-page-content.ts';
import { AttractionsSection } from './attractions-section.tsx';
import { HeaderCarousel } from './header-carousel.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { RoomsSection } from './rooms-section.tsx';

export function BelowTheFold() {
  const { header, rooms, attractionsHeading, attractions, marquee } = usePageContent('home');
  return (
    <>
      <HeaderCarousel images={header.carousel} />
      <RoomsSection heading={rooms.heading} detail={rooms.detail} rooms={rooms.items} />
      <Surface tone="sunken">
        <AttractionsSection heading={attractionsHeading} attractions={attractions} />
      </Surface>
      <PicturesSection images={marquee} />
    </>
  );
}
