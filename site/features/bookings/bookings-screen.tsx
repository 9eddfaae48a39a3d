import { useLocation, useMatch } from 'react-router-dom';
import { pageBelow, paths } from '../../app/paths.ts';
import { BookingView } from './detail/booking-view.tsx';
import { ListPage } from './list/list-page.tsx';

export function BookingsScreen() {
  const id = useMatch(paths.bookingDialogs)?.params.id;
  const { state } = useLocation();
  const isCancelling = useMatch(paths.cancelBooking) !== null;
  const isOverList = pageBelow(state) === 'list';
  const booking =
    id === undefined ? null : (
      <BookingView key={id} id={id} isDialog={isOverList} isCancelling={isCancelling} />
    );
  if (booking !== null && !isOverList) return booking;
  return (
    <>
      <ListPage />
      {booking}
    </>
  );
}
