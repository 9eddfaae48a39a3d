create table "releases" ("id" text primary key, "parent_id" text references "releases" ("id"), "created_at" text not null, "catalogue" text not null, "delivery" text not null, "manifest_sha256" text not null, "note" text, "author" text, "state" text not null, constraint "releases_state" check (state in ('READY', 'DISCARDED')));
create table "current_release" ("singleton" integer primary key, "release_id" text not null references "releases" ("id"), "changed_at" text not null, constraint "current_release_is_one" check (singleton = 1));
create table "inventory" ("room_id" text not null, "night" text not null, "location_id" text not null, "capacity" integer not null, "sold" integer default 0 not null, "held" integer default 0 not null, "closed" integer default 0 not null, "min_nights" integer, "max_nights" integer, "closed_to_arrival" integer default 0 not null, "closed_to_departure" integer default 0 not null, constraint "inventory_key" primary key ("room_id", "night"), constraint "inventory_not_negative" check (capacity >= 0 and sold >= 0 and held >= 0), constraint "inventory_never_oversold" check (sold + held <= capacity), constraint "inventory_flags" check (closed in (0, 1) and closed_to_arrival in (0, 1) and closed_to_departure in (0, 1)));
create index "inventory_by_location" on "inventory" ("location_id", "night");
create table "quotes" ("id" text primary key, "guest_hash" text not null, "location_id" text not null, "release_id" text not null references "releases" ("id"), "created_at" text not null, "expires_at" text not null, "request" text not null, "answer" text not null, "terms" text not null, constraint "quotes_expire_later" check (expires_at > created_at));
create index "quotes_by_expiry" on "quotes" ("expires_at");
create table "bookings" ("id" text primary key, "reference" text not null unique, "quote_id" text not null unique, "guest_hash" text not null, "release_id" text not null references "releases" ("id"), "location_id" text not null, "state" text not null, "payment" text not null, "stay_state" text not null, "check_in" text not null, "check_out" text not null, "room_count" integer not null, "created_at" text not null, "expires_at" text not null, "extended_at" text, "reserved_at" text, "email_key" text not null, "network_key" text not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text not null, "requests" text, "arrival_time" text, "total_minor" bigint not null, "paid_minor" bigint default 0 not null, "currency" text not null, "snapshot" text not null, constraint "bookings_state" check (state in ('PENDING', 'SUCCESSFUL', 'EXPIRED', 'CANCELLED', 'REFUNDED')), constraint "bookings_payment" check (payment in ('UNPAID', 'PART_PAID', 'PAID')), constraint "bookings_stay_state" check (stay_state in ('DUE', 'CHECKED_IN', 'CHECKED_OUT', 'NO_SHOW')), constraint "bookings_stay" check (check_out > check_in and room_count >= 1), constraint "bookings_money" check (total_minor >= 0 and paid_minor >= 0), constraint "bookings_reserved_when_successful" check (state <> 'SUCCESSFUL' or reserved_at is not null), constraint "bookings_not_reserved_before" check (state not in ('PENDING', 'EXPIRED') or reserved_at is null), constraint "bookings_stay_needs_success" check (stay_state = 'DUE' or state = 'SUCCESSFUL'));
create index "bookings_by_hold" on "bookings" ("state", "expires_at");
create index "bookings_by_guest" on "bookings" ("guest_hash");
create table "booking_nights" ("booking_id" text not null references "bookings" ("id"), "room_id" text not null, "night" text not null, "rooms" integer not null, constraint "booking_nights_key" primary key ("booking_id", "room_id", "night"), constraint "booking_nights_stock" foreign key ("room_id", "night") references "inventory" ("room_id", "night"), constraint "booking_nights_rooms" check (rooms >= 1));
create index "booking_nights_by_night" on "booking_nights" ("room_id", "night");
create table "booking_codes" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "email_key" text not null, "salt" text not null, "code_hash" text not null, "created_at" text not null, "resend_at" text not null, "expires_at" text not null, "attempts" integer default 0 not null, "superseded_at" text, "consumed_at" text, constraint "booking_codes_attempts" check (attempts between 0 and 5), constraint "booking_codes_one_end" check (superseded_at is null or consumed_at is null));
create unique index booking_codes_live on booking_codes (booking_id) where superseded_at is null;
create index "booking_codes_by_email" on "booking_codes" ("email_key", "created_at");
create table "idempotency_keys" ("scope" text not null, "key" text not null, "fingerprint" text not null, "status" integer not null, "answer" text not null, "created_at" text not null, constraint "idempotency_keys_key" primary key ("scope", "key"));
create index "idempotency_keys_by_age" on "idempotency_keys" ("created_at");
create table "outbox" ("id" text primary key, "mail_key" text not null unique, "state" text not null, "sealed" text, "attempts" integer default 0 not null, "created_at" text not null, "next_attempt_at" text not null, "expires_at" text, "sent_at" text, "last_error" text, constraint "outbox_state" check (state in ('QUEUED', 'SENT', 'FAILED')), constraint "outbox_sealed_until_gone" check ((state = 'QUEUED') = (sealed is not null)), constraint "outbox_sent" check ((state = 'SENT') = (sent_at is not null)));
create index "outbox_due" on "outbox" ("state", "next_attempt_at");
create table "users" ("id" text primary key, "email" text not null unique, "email_verified" integer not null, "first_name" text not null, "last_name" text not null, "phone" text not null, "gender" text, "picture" text, "created_at" text not null, "updated_at" text not null, constraint "users_email_canonical" check (email = lower(email)), constraint "users_email_verified" check (email_verified = 1), constraint "users_gender" check (gender in ('FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY')));
create table "credentials" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "account_id" text not null, "provider_id" text not null, "password" text, "created_at" text not null, "updated_at" text not null, constraint "credentials_one_per_provider" unique ("provider_id", "account_id"));
create index "credentials_by_user" on "credentials" ("user_id");
create table "sessions" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "token" text not null unique, "created_at" text not null, "updated_at" text not null, "expires_at" text not null, "ip_address" text, "user_agent" text);
create index "sessions_by_user" on "sessions" ("user_id");
create index "sessions_by_expiry" on "sessions" ("expires_at");
create table "registrations" ("id" text primary key, "email" text not null, "first_name" text not null, "last_name" text not null, "phone" text not null, "password_hash" text not null, "created_at" text not null);
create index "registrations_by_age" on "registrations" ("created_at");
create table "account_codes" ("id" text primary key, "purpose" text not null, "email" text not null, "email_key" text not null, "guest_hash" text not null, "registration_id" text references "registrations" ("id") on delete set null, "user_id" text references "users" ("id") on delete set null, "salt" text not null, "code_hash" text not null, "created_at" text not null, "resend_at" text not null, "expires_at" text not null, "attempts" integer default 0 not null, "superseded_at" text, "consumed_at" text, constraint "account_codes_purpose" check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')), constraint "account_codes_attempts" check (attempts between 0 and 5), constraint "account_codes_one_end" check (superseded_at is null or consumed_at is null));
create unique index account_codes_live on account_codes (purpose, email_key, guest_hash) where superseded_at is null and consumed_at is null;
create index "account_codes_by_email" on "account_codes" ("email_key", "created_at");
create index "account_codes_by_age" on "account_codes" ("created_at");
create table "tries" ("key" text primary key, "tries" integer not null, "last_try_at" text not null, "next_try_at" text not null);
create index "tries_by_age" on "tries" ("last_try_at");
create table "known_browsers" ("user_id" text not null references "users" ("id") on delete cascade, "guest_hash" text not null, "created_at" text not null, constraint "known_browsers_key" primary key ("user_id", "guest_hash"));
alter table "bookings" add column "user_id" text;
create index "bookings_by_user" on "bookings" ("user_id");
create index "bookings_by_email" on "bookings" ("email_key");
create table "booking_erasures" ("booking_id" text primary key references "bookings" ("id"), "due_at" text not null);
alter table "bookings" add column "listed_as" text default '' not null;
alter table "bookings" add column "email_verified_at" text;
alter table "bookings" add column "promo_code" text;
alter table "bookings" add column "cancelled_at" text check ((state in ('CANCELLED', 'REFUNDED')) = (cancelled_at is not null));
alter table "bookings" add column "cancelled_by" text check (cancelled_by in ('GUEST', 'HOTEL'));
alter table "bookings" add column "cancellation_reason" text;
alter table "bookings" add column "cancellation" text check ((cancellation is null) = (cancelled_at is null));
create index "bookings_by_promo" on "bookings" ("location_id", "promo_code");
create table "cancellation_quotes" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "created_at" text not null, "valid_until" text not null, "state" text not null, "paid_minor" bigint not null, "figures" text not null, constraint "cancellation_quotes_state" check (state in ('PENDING', 'SUCCESSFUL')));
create index "cancellation_quotes_by_end" on "cancellation_quotes" ("valid_until");
create table "refunds" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "payment_id" text not null, "created_at" text not null, "captured_minor" bigint not null, "amount_minor" bigint not null, "currency" text not null, constraint "refunds_once_per_payment" unique ("booking_id", "payment_id"), constraint "refunds_amount" check (amount_minor > 0 and amount_minor <= captured_minor));
create table "refund_states" ("refund_id" text not null references "refunds" ("id"), "position" integer not null, "state" text not null, "created_at" text not null, "transaction_id" text, constraint "refund_states_key" primary key ("refund_id", "position"), constraint "refund_states_state" check (state in ('REQUESTED', 'PROCESSING', 'PROCESSED', 'FAILED')), constraint "refund_states_begin" check ((position = 0) = (state = 'REQUESTED')));
create table "booking_access" ("token_hash" text primary key, "kind" text not null, "booking_id" text not null references "bookings" ("id"), "created_at" text not null, "expires_at" text not null, "used_at" text, constraint "booking_access_kind" check (kind in ('LINK', 'COOKIE')), constraint "booking_access_links_are_used" check (kind = 'LINK' or used_at is null));
create index "booking_access_by_booking" on "booking_access" ("booking_id", "kind", "created_at");
create table "booking_finds" ("id" text primary key, "created_at" text not null, "network_key" text not null, "sealed" text);
create index "booking_finds_by_network" on "booking_finds" ("network_key", "created_at");
create table "contact_messages" ("id" text primary key, "created_at" text not null, "location_id" text not null, "email_key" text not null, "network_key" text not null);
create index "contact_messages_by_location_id" on "contact_messages" ("location_id", "created_at");
create index "contact_messages_by_email_key" on "contact_messages" ("email_key", "created_at");
create index "contact_messages_by_network_key" on "contact_messages" ("network_key", "created_at");
create table "promo_uses" ("location_id" text not null, "code" text not null, "counted_at" text not null, constraint "promo_uses_key" primary key ("location_id", "code"));
create table "payments" ("id" text primary key, "booking_id" text not null references "bookings" ("id"), "gateway" text not null, "page" text not null, "state" text not null, "created_at" text not null, "settled_at" text, "amount_minor" bigint not null, "currency" text not null, constraint "payments_state" check (state in ('OPEN', 'DECLINED', 'CAPTURED')), constraint "payments_amount" check (amount_minor > 0), constraint "payments_settled" check ((state = 'OPEN') = (settled_at is null)));
create index "payments_by_booking" on "payments" ("booking_id", "created_at");
create table "captures" ("id" text primary key, "payment_id" text not null references "payments" ("id"), "booking_id" text not null references "bookings" ("id"), "captured_at" text not null, "amount_minor" bigint not null, "currency" text not null, "returned_at" text, constraint "captures_amount" check (amount_minor > 0));
create index "captures_by_booking" on "captures" ("booking_id", "captured_at");
create index "captures_by_return" on "captures" ("returned_at");
create table "gateway_events" ("gateway" text not null, "id" text not null, "kind" text not null, "subject_id" text not null, "received_at" text not null, constraint "gateway_events_key" primary key ("gateway", "id"));
create table "test_gateway_events" ("id" text primary key, "subject_id" text not null, "body" text not null, "due_at" text not null, "attempts" integer default 0 not null, "delivered_at" text);
create index "test_gateway_events_by_due" on "test_gateway_events" ("delivered_at", "due_at");
alter table "refunds" add column "reason" text default 'CANCELLATION' not null check (reason in ('CANCELLATION', 'RETURN'));
create table "staff_actions" ("id" text primary key, "created_at" text not null, "actor" text not null, "action" text not null, "subject" text not null, "details" text not null);
create index "staff_actions_by_age" on "staff_actions" ("created_at");
create table "night_overrides" ("room_id" text not null, "night" text not null, "capacity" integer, "closed" integer, constraint "night_overrides_key" primary key ("room_id", "night"), constraint "night_overrides_capacity" check (capacity >= 0), constraint "night_overrides_closed" check (closed in (0, 1)), constraint "night_overrides_say_something" check (capacity is not null or closed is not null));
drop index "bookings_by_email";
create index "bookings_by_email" on "bookings" ("email_key", "state", "expires_at");
create index "bookings_by_network" on "bookings" ("network_key", "state", "expires_at");
alter table "refunds" add column "try_after" text;
create table "codes" ("id" text primary key, "purpose" text not null, "form" text not null, "booking_id" text references "bookings" ("id"), "registration_id" text references "registrations" ("id") on delete set null, "user_id" text references "users" ("id") on delete set null, "email" text, "email_key" text not null, "guest_hash" text not null, "wide_network_key" text not null, "is_counted" integer not null, "salt" text not null, "code_hash" text not null, "created_at" text not null, "resend_at" text not null, "expires_at" text not null, "attempts" integer default 0 not null, "superseded_at" text, "consumed_at" text, constraint "codes_purpose" check (purpose in ('CONFIRM_BOOKING', 'VERIFY_EMAIL', 'RESET_PASSWORD')), constraint "codes_form" check (form in ('DIGITS', 'LINK')), constraint "codes_attempts" check (attempts between 0 and 5), constraint "codes_one_end" check (superseded_at is null or consumed_at is null), constraint "codes_of_bookings" check ((purpose = 'CONFIRM_BOOKING') = (booking_id is not null)));
create unique index codes_live_of_booking on codes (booking_id) where superseded_at is null;
create unique index codes_live_of_address on codes (purpose, email_key, guest_hash)
    where booking_id is null and superseded_at is null and consumed_at is null;
create index "codes_by_email" on "codes" ("email_key", "created_at");
create index "codes_by_age" on "codes" ("created_at");
insert into codes
    select c.id, 'CONFIRM_BOOKING', 'DIGITS', c.booking_id, null, null, null, c.email_key, b.guest_hash, '', 1,
      c.salt, c.code_hash, c.created_at, c.resend_at, c.expires_at, c.attempts, c.superseded_at, c.consumed_at
    from booking_codes c join bookings b on b.id = c.booking_id;
insert into codes
    select id, purpose, 'DIGITS', null, registration_id, user_id, email, email_key, guest_hash, '', 1,
      salt, code_hash, created_at, resend_at, expires_at, attempts, superseded_at, consumed_at
    from account_codes;
delete from booking_codes;
delete from account_codes;
alter table "bookings" add column "wide_network_key" text default '' not null;
alter table "bookings" add column "is_known_browser" integer default 0 not null;
create index "bookings_by_wide_network" on "bookings" ("wide_network_key", "state", "expires_at");
create table "outbox_new" ("id" text primary key, "mail_key" text not null unique, "booking_id" text references "bookings" ("id"), "state" text not null, "sealed" text, "attempts" integer default 0 not null, "created_at" text not null, "resent_at" text, "next_attempt_at" text not null, "expires_at" text, "sent_at" text, "given_up_at" text, "last_error" text, constraint "outbox_state" check (state in ('QUEUED', 'SENT', 'FAILED', 'REFUSED', 'EXPIRED')), constraint "outbox_queued_has_text" check (state <> 'QUEUED' or sealed is not null), constraint "outbox_gone_has_none" check (state in ('QUEUED', 'FAILED', 'REFUSED') or sealed is null), constraint "outbox_sent" check ((state = 'SENT') = (sent_at is not null)));
insert into outbox_new
      (id, mail_key, state, sealed, attempts, created_at, next_attempt_at, expires_at, sent_at, last_error, booking_id)
    select o.id, o.mail_key, case when o.last_error = 'EXPIRED' then 'EXPIRED' else o.state end, o.sealed, o.attempts,
      o.created_at, o.next_attempt_at, o.expires_at, o.sent_at, o.last_error,
      coalesce(b.id, r.booking_id, c.booking_id, k.booking_id)
    from outbox o
    left join bookings b on b.id = case
      when o.mail_key like 'confirmation:%' then substr(o.mail_key, 14)
      when o.mail_key like 'booked-notice:%' then substr(o.mail_key, 15)
      when o.mail_key like 'cancelled-notice:%' then substr(o.mail_key, 18)
      when o.mail_key like 'cancelled:%' then substr(o.mail_key, 11)
      when o.mail_key like 'no-show:%' then substr(o.mail_key, 9) end
    left join refunds r on o.mail_key like 'refund:%' and r.id = substr(o.mail_key, 8, 26)
    left join captures c on o.mail_key like 'returned:%' and c.id = substr(o.mail_key, 10)
    left join codes k on o.mail_key like 'code:%' and k.id = substr(o.mail_key, 6);
drop table "outbox";
alter table "outbox_new" rename to "outbox";
create index "outbox_due" on "outbox" ("state", "next_attempt_at");
create index "bookings_by_departure" on "bookings" ("check_out") where email <> 'erased@example.invalid';
create index "bookings_by_lapse" on "bookings" ("expires_at") where state = 'EXPIRED' and email <> 'erased@example.invalid';
create index "booking_erasures_by_due" on "booking_erasures" ("due_at");
create table "release_activations" ("position" integer primary key, "release_id" text not null, "activated_at" text not null, "kind" text not null, "author" text, "note" text, constraint "release_activations_kind" check (kind in ('PUBLISH', 'ROLLBACK')));
insert into release_activations (position, release_id, activated_at, kind, author, note)
    select row_number() over (order by created_at, id), id, created_at, 'PUBLISH', author, note
    from releases where state = 'READY';
insert into release_activations (position, release_id, activated_at, kind)
    select (select max(position) + 1 from release_activations), release_id, changed_at, 'ROLLBACK'
    from current_release
    where release_id <> (select release_id from release_activations order by position desc limit 1);
alter table "night_overrides" add column "reason" text;
create table "payments_at_hotel" ("payment_id" text primary key references "payments" ("id"), "method" text not null, "recorded_by" text not null, "note" text, constraint "payments_at_hotel_method" check (method in ('CASH', 'CARD', 'TRANSFER', 'OTHER')));
create table "balances" ("booking_id" text primary key references "bookings" ("id"), "due_at" text not null, "cancelled_at" text not null, "asked_at" text);
create index "balances_due" on "balances" ("due_at");
create index "balances_unpaid" on "balances" ("cancelled_at");
alter table "payments" add column "gateway_id" text;
alter table "payments" add column "pending_since" text;
alter table "payments" add column "closed_at" text;
alter table "payments" add column "ask_after" text;
alter table "payments" add column "asked_at" text;
create index "payments_to_ask" on "payments" ("ask_after");
create table "outside_refunds" ("id" text primary key, "capture_id" text not null references "captures" ("id"), "booking_id" text not null references "bookings" ("id"), "state" text not null, "amount_minor" bigint not null, "currency" text not null, "found_at" text not null, constraint "outside_refunds_state" check (state in ('PROCESSING', 'PROCESSED', 'FAILED')), constraint "outside_refunds_amount" check (amount_minor > 0));
create index "outside_refunds_by_booking" on "outside_refunds" ("booking_id");
create table "disputes" ("id" text primary key, "capture_id" text not null references "captures" ("id"), "booking_id" text not null references "bookings" ("id"), "state" text not null, "reason" text not null, "amount_minor" bigint not null, "currency" text not null, "opened_at" text not null, "closed_at" text, constraint "disputes_state" check (state in ('OPEN', 'WON', 'LOST')), constraint "disputes_closed" check ((state = 'OPEN') = (closed_at is null)));
create index "disputes_by_booking" on "disputes" ("booking_id");
create table "document_series" ("series" text not null, "year" text not null, "last_number" integer not null, constraint "document_series_key" primary key ("series", "year"));
create table "tax_documents" ("id" text primary key, "kind" text not null, "series" text not null, "year" text not null, "number" integer not null, "booking_id" text not null references "bookings" ("id"), "position" integer not null, "seller_id" text not null, "location_id" text not null, "issued_at" text not null, "issued_on" text not null, "keep_until" text not null, "total_minor" bigint not null, "currency" text not null, "content" text not null, constraint "tax_documents_number" unique ("series", "year", "number"), constraint "tax_documents_position" unique ("booking_id", "position"), constraint "tax_documents_kind" check ((kind = 'INVOICE') = (position = 0)), constraint "tax_documents_total" check (total_minor > 0), constraint "tax_documents_counted" check (number > 0));
create index "tax_documents_by_day" on "tax_documents" ("issued_on");
create index "tax_documents_kept" on "tax_documents" ("keep_until");
create table "billing_companies" ("booking_id" text primary key references "bookings" ("id"), "name" text not null, "tax_id" text, "address" text);
create or replace function keep_tax_document() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then raise exception 'a tax document never changes'; end if;
     if old.keep_until > to_char(now() at time zone 'utc', 'YYYY-MM-DD') then
       raise exception 'a tax document is kept until its time is over';
     end if;
     return old;
   end $$;
create trigger tax_documents_kept before update or delete on tax_documents
   for each row execute function keep_tax_document();
create table "news_consents" ("id" text primary key, "booking_id" text not null unique references "bookings" ("id"), "email" text not null, "given_at" text not null, "text" text not null, "withdrawn_at" text);
create index "news_consents_by_email" on "news_consents" ("email");
create table "objects" ("name" text primary key, "kind" text not null, "stored_at" text not null, "bytes" bytea not null, constraint "objects_kind" check (kind in ('RELEASE_FILE', 'PICTURE')));
create index "objects_by_age" on "objects" ("kind", "stored_at");
alter table objects alter column bytes set storage external;
create or replace function tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('verandah_changes', '');
        return null;
      end $$;
create trigger balances_told after insert or update or delete on "balances"
        for each row execute function tell_change();
create trigger booking_finds_told after insert or update or delete on "booking_finds"
        for each row execute function tell_change();
create trigger bookings_told after insert or update or delete on "bookings"
        for each row execute function tell_change();
create trigger captures_told after insert or update or delete on "captures"
        for each row execute function tell_change();
create trigger current_release_told after insert or update or delete on "current_release"
        for each row execute function tell_change();
create trigger outbox_told after insert or update or delete on "outbox"
        for each row execute function tell_change();
create trigger payments_told after insert or update or delete on "payments"
        for each row execute function tell_change();
create trigger refunds_told after insert or update or delete on "refunds"
        for each row execute function tell_change();
create trigger refund_states_told after insert or update or delete on "refund_states"
        for each row execute function tell_change();
create trigger test_gateway_events_told after insert or update or delete on "test_gateway_events"
        for each row execute function tell_change();
create table "publish_tokens" ("id" text primary key, "name" text not null, "scope" text not null, "token_hash" text not null unique, "created_at" text not null, "expires_at" text not null, "revoked_at" text, "last_used_at" text);
create table "sent_files" ("digest" text primary key, "stored_at" text not null, "bytes" bytea not null);
create table "publishings" ("id" text primary key, "token_id" text not null references "publish_tokens" ("id"), "action" text not null, "started_at" text not null, "alive_at" text not null, "ended_at" text, "exit_code" integer, "output" text);
create table "booking_requests" ("booking_id" text not null references "bookings" ("id"), "request_id" text not null, "change" text not null, "created_at" text not null, constraint "booking_requests_key" primary key ("booking_id", "request_id", "change"));
create index "booking_requests_by_age" on "booking_requests" ("created_at");
alter table "balances" add column "reminded_at" text;
alter table "payments" add column "differs" text;
alter table "bookings" add column "currency_digits" integer;
alter table "payments" add column "currency_digits" integer;
alter table "captures" add column "currency_digits" integer;
alter table "refunds" add column "currency_digits" integer;
alter table "outside_refunds" add column "currency_digits" integer;
alter table "disputes" add column "currency_digits" integer;
alter table "tax_documents" add column "currency_digits" integer;
create index "refunds_by_next_try" on "refunds" ("try_after") where try_after is not null;
