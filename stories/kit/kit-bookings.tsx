import { useState } from 'react';
import { AlertDialog } from '#design-system/alert-dialog';
import { BookingStatus, type BookingStatusState } from '#design-system/booking-status';
import { Breadcrumb, BreadcrumbItem } from '#design-system/breadcrumb';
import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Pagination } from '#design-system/pagination';
import { Price } from '#design-system/price';
import { RefundSummary } from '#design-system/refund-summary';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Table, type TableColumn } from '#design-system/table';
import { notify, Toaster } from '#design-system/toast';
import { MONEY } from '../samples.tsx';

interface Booking {
  room: string;
  dates: string;
  state: BookingStatusState;
  status: string;
  amountMinor: number;
}

const bookings: readonly Booking[] = [
  {
    room: 'Lake suite',
    dates: '10 to 13 March 2026',
    state: 'SUCCESSFUL',
    status: 'Booking Successful',
    amountMinor: 6_796_859,
  },
  {
    room: 'Deluxe room',
    dates: '2 to 4 January 2026',
    state: 'REFUNDED',
    status: 'Booking Refunded',
    amountMinor: 2_980_000,
  },
  {
    room: 'Family room',
    dates: '20 to 27 October 2025',
    state: 'EXPIRED',
    status: 'Booking Expired',
    amountMinor: 7_980_000,
  },
];

const columns: readonly TableColumn<Booking>[] = [
  { id: 'room', header: 'Room', cell: ({ room }) => room, rowHeader: true },
  { id: 'dates', header: 'Dates', cell: ({ dates }) => dates, sortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ state, status }) => <BookingStatus state={state}>{status}</BookingStatus>,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amountMinor }) => <Price size="s" amountMinor={amountMinor} {...MONEY} />,
    numeric: true,
  },
];

export function WayHere() {
  return (
    <Breadcrumb label="You are here" moreLabel="Show all places">
      <BreadcrumbItem href="#home">Home</BreadcrumbItem>
      <BreadcrumbItem href="#profile">Profile</BreadcrumbItem>
      <BreadcrumbItem current>Bookings</BreadcrumbItem>
    </Breadcrumb>
  );
}

export function BookingList() {
  const [page, setPage] = useState(4);
  const [perPage, setPerPage] = useState(10);
  return (
    <Stack gap="l">
      <Table
        caption="Bookings"
        captionHidden
        columns={columns}
        rows={bookings}
        rowId={({ room }) => room}
        emptyMessage="No Bookings"
        sort={{ column: 'dates', direction: 'descending' }}
        layout="stacked"
      />
      <Pagination
        label="Pages of bookings"
        page={page}
        pageCount={12}
        hrefOf={(to) => `#page-${to}`}
        onPageChange={setPage}
        pageLabel={(to) => `Page ${to}`}
        stepLabel={(by) => `${Math.abs(by)} ${by < 0 ? 'back' : 'on'}`}
        itemsPerPage={{
          label: 'Items per page',
          value: perPage,
          options: [10, 20, 50],
          onValueChange: setPerPage,
        }}
      />
      <SkeletonGroup label="Loading more bookings">
        <Skeleton lines={3} />
      </SkeletonGroup>
    </Stack>
  );
}

export function Refund() {
  return (
    <Surface tone="raised" padding="xl" radius="m" elevation="low">
      <Stack gap="l">
        <RefundSummary
          {...MONEY}
          refundable={{
            term: 'Refundable amount',
            amountMinor: 4_956_859,
            detail: 'Back on your card within 7 days',
          }}
          lines={[
            {
              id: 'billed',
              term: 'Total billed amount',
              detail: 'Tax included: ₹10,368.09',
              amountMinor: 6_796_859,
            },
            { id: 'kept', term: 'Cancellation charges', detail: 'One night', amountMinor: -1_840_000 },
          ]}
          facts={[{ id: 'id', term: 'Refund id', detail: 'RF-7K2M-94QX' }]}
        />
        <Toaster label="Messages" />
        <Inline gap="s">
          <AlertDialog
            tone="danger"
            trigger={
              <Button tone="danger" size="s">
                Cancel booking
              </Button>
            }
            title="Cancel this booking?"
            description="The room is released at once. You cannot undo this."
            cancelLabel="Keep my booking"
            actionLabel="Cancel booking"
            busyLabel="Cancelling the booking"
            onAction={() =>
              void notify({ message: 'Booking cancelled', tone: 'success', closeLabel: 'Close' })
            }
          />
          <Button
            tone="secondary"
            size="s"
            onClick={() =>
              notify({ message: 'The receipt is on its way to your e-mail', closeLabel: 'Close' })
            }
          >
            Send the receipt
          </Button>
        </Inline>
      </Stack>
    </Surface>
  );
}
