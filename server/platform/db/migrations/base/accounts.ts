/** Guests' accounts, their sessions, and the counters of limits. */
export const ACCOUNTS = [
  `create table users (
    id text primary key,
    email text not null unique,
    email_verified integer not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    language text not null,
    gender text,
    picture text,
    created_at text not null,
    updated_at text not null,
    constraint users_email_canonical check (email = lower(email)),
    constraint users_email_verified check (email_verified = 1)
  )`,
  `create table credentials (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    account_id text not null,
    provider_id text not null,
    password text,
    created_at text not null,
    updated_at text not null,
    constraint credentials_one_per_provider unique (provider_id, account_id)
  )`,
  `create index credentials_by_user on credentials (user_id)`,
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    token text not null unique,
    created_at text not null,
    updated_at text not null,
    expires_at text not null,
    ip_address text,
    user_agent text
  )`,
  `create index sessions_by_expiry on sessions (expires_at)`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table registrations (
    id text primary key,
    email text not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    language text not null,
    password_hash text not null,
    created_at text not null
  )`,
  `create index registrations_by_age on registrations (created_at)`,
  `create table tries (
    key text primary key,
    tries integer not null,
    last_try_at text not null,
    next_try_at text not null
  )`,
  `create index tries_by_age on tries (last_try_at)`,
  `create table known_browsers (
    user_id text not null references users (id) on delete cascade,
    guest_hash text not null,
    created_at text not null,
    constraint known_browsers_key primary key (user_id, guest_hash)
  )`,
] as const;
