/** The hotel's staff, how they sign in, and what they did. */
export const STAFF = [
  `create table staff_members (
    id text primary key,
    email text not null unique,
    name text not null,
    role text not null,
    password_hash text,
    totp_sealed text,
    totp_step integer not null,
    created_at text not null,
    signed_in_at text,
    disabled_at text,
    constraint staff_members_email_canonical check (email = lower(email)),
    constraint staff_members_two_factors check ((password_hash is null) = (totp_sealed is null))
  )`,
  `create table staff_invitations (
    token_hash text primary key,
    email text not null unique,
    name text not null,
    role text not null,
    created_at text not null,
    expires_at text not null,
    constraint staff_invitations_email_canonical check (email = lower(email))
  )`,
  `create index staff_invitations_by_expiry on staff_invitations (expires_at)`,
  `create table staff_sessions (
    token_hash text primary key,
    member_id text not null references staff_members (id),
    created_at text not null,
    used_at text not null,
    expires_at text not null
  )`,
  `create index staff_sessions_by_expiry on staff_sessions (expires_at)`,
  `create index staff_sessions_by_member on staff_sessions (member_id)`,
  `create table staff_recovery_codes (
    member_id text not null references staff_members (id),
    code_hash text not null,
    used_at text,
    constraint staff_recovery_codes_key primary key (member_id, code_hash)
  )`,
  `create table staff_actions (
    id text primary key,
    created_at text not null,
    actor text not null,
    member_id text,
    action text not null,
    subject text not null,
    details text not null
  )`,
  `create index staff_actions_by_age on staff_actions (created_at)`,
] as const;
