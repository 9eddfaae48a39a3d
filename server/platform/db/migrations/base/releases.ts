/** Published releases, the one that is sold from, their files, and publishing over the network. */
export const RELEASES = [
  `create table releases (
    id text primary key,
    parent_id text references releases (id),
    created_at text not null,
    catalogue text not null,
    delivery text not null,
    manifest_sha256 text not null,
    note text,
    author text,
    state text not null
  )`,
  `create table current_release (
    singleton integer primary key,
    release_id text not null references releases (id),
    changed_at text not null,
    constraint current_release_is_one check (singleton = 1)
  )`,
  `create table release_activations (
    position integer primary key,
    release_id text not null,
    activated_at text not null,
    kind text not null,
    author text,
    note text
  )`,
  `create table objects (
    name text primary key,
    kind text not null,
    stored_at text not null,
    bytes blob not null
  )`,
  `create index objects_by_age on objects (kind, stored_at)`,
  `create table publish_tokens (
    id text primary key,
    name text not null,
    scope text not null,
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null,
    revoked_at text,
    last_used_at text
  )`,
  `create table sent_files (
    digest text primary key,
    stored_at text not null,
    bytes blob not null
  )`,
  `create table publishings (
    id text primary key,
    token_id text not null references publish_tokens (id),
    action text not null,
    started_at text not null,
    alive_at text not null,
    ended_at text,
    exit_code integer,
    output text
  )`,
] as const;
