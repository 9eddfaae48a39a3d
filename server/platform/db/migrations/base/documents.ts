/** Invoices and credit notes, their numbers, and the company that a guest names for them. */
export const DOCUMENTS = [
  `create table document_series (
    series text not null,
    year text not null,
    last_number integer not null,
    constraint document_series_key primary key (series, year)
  )`,
  `create table tax_documents (
    id text primary key,
    kind text not null,
    series text not null,
    year text not null,
    number integer not null,
    booking_id text not null references bookings (id),
    position integer not null,
    seller_id text not null,
    location_id text not null,
    language text not null,
    issued_at text not null,
    issued_on text not null,
    keep_until text not null,
    total_minor bigint not null,
    currency text not null,
    currency_digits integer not null,
    content text not null,
    constraint tax_documents_number unique (series, year, number),
    constraint tax_documents_position unique (booking_id, position),
    constraint tax_documents_total check (total_minor > 0),
    constraint tax_documents_counted check (number > 0)
  )`,
  `create index tax_documents_by_day on tax_documents (issued_on)`,
  `create index tax_documents_kept on tax_documents (keep_until)`,
  `create table billing_companies (
    booking_id text primary key references bookings (id),
    name text not null,
    tax_id text,
    address text
  )`,
] as const;
