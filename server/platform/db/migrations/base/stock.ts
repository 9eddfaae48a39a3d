/** The rooms of each night, and what the staff changed of them. */
export const STOCK = [
  `create table inventory (
    room_id text not null,
    night text not null,
    location_id text not null,
    capacity integer not null,
    sold integer default 0 not null,
    held integer default 0 not null,
    closed integer default 0 not null,
    min_nights integer,
    max_nights integer,
    closed_to_arrival integer default 0 not null,
    closed_to_departure integer default 0 not null,
    constraint inventory_key primary key (room_id, night),
    constraint inventory_not_negative check (capacity >= 0 and sold >= 0 and held >= 0),
    constraint inventory_never_oversold check (sold + held <= capacity),
    constraint inventory_flags check (closed in (0, 1) and closed_to_arrival in (0, 1) and closed_to_departure in (0, 1))
  )`,
  `create index inventory_by_location on inventory (location_id, night)`,
  `create table night_overrides (
    room_id text not null,
    night text not null,
    capacity integer,
    closed integer,
    reason text,
    constraint night_overrides_key primary key (room_id, night),
    constraint night_overrides_capacity check (capacity >= 0),
    constraint night_overrides_closed check (closed in (0, 1)),
    constraint night_overrides_say_something check (capacity is not null or closed is not null)
  )`,
] as const;
