/** Answers that are given once, and mails that wait to be sent. */
export const DELIVERY = [
  `create table idempotency_keys (
    scope text not null,
    key text not null,
    fingerprint text not null,
    status integer not null,
    answer text not null,
    created_at text not null,
    constraint idempotency_keys_key primary key (scope, key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  `create table outbox (
    id text primary key,
    mail_key text not null unique,
    booking_id text references bookings (id),
    language text not null,
    state text not null,
    sealed text,
    attempts integer default 0 not null,
    created_at text not null,
    resent_at text,
    next_attempt_at text not null,
    expires_at text,
    sent_at text,
    given_up_at text,
    last_error text,
    constraint outbox_queued_has_text check (state <> 'QUEUED' or sealed is not null),
    constraint outbox_gone_has_none check (state in ('QUEUED', 'FAILED', 'REFUSED') or sealed is null),
    constraint outbox_sent check ((state = 'SENT') = (sent_at is not null))
  )`,
  `create index outbox_due on outbox (state, next_attempt_at)`,
] as const;
