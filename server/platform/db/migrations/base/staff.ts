/** What the staff did. */
export const STAFF = [
  `create table staff_actions (
    id text primary key,
    created_at text not null,
    actor text not null,
    action text not null,
    subject text not null,
    details text not null
  )`,
  `create index staff_actions_by_age on staff_actions (created_at)`,
] as const;
