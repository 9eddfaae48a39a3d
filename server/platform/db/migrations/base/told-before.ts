/** What the two databases write differently. */
export interface Dialect {
  /** An object as JSON, without the pairs whose value is null. */
  object: (pairs: Readonly<Record<string, string>>) => string;
  /** A value of JSON text, as text or number. */
  text: (json: string, key: string) => string;
  number: (json: string, key: string) => string;
  /** A part of JSON text, as JSON. */
  part: (json: string, key: string) => string;
  array: (value: string) => string;
  /** The `roomId` of each room of a snapshot, sorted. */
  roomIds: (snapshot: string) => string;
}

const pairsOf = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `'${key}', ${value}`)
    .join(', ');

export const SQLITE: Dialect = {
  object: (pairs) => `json_patch('{}', json_object(${pairsOf(pairs)}))`,
  text: (json, key) => `(${json} ->> '${key}')`,
  number: (json, key) => `(${json} ->> '${key}')`,
  part: (json, key) => `json(${json} -> '${key}')`,
  array: (value) => `json_array(${value})`,
  roomIds: (snapshot) =>
    `json((select json_group_array(id) from (select value ->> 'roomId' as id from json_each(${snapshot}, '$.rooms') order by 1)))`,
};

export const POSTGRES: Dialect = {
  object: (pairs) => `json_strip_nulls(json_build_object(${pairsOf(pairs)}))`,
  text: (json, key) => `(${json}::json ->> '${key}')`,
  number: (json, key) => `(${json}::json ->> '${key}')::bigint`,
  part: (json, key) => `(${json}::json -> '${key}')`,
  array: (value) => `json_build_array(${value})`,
  roomIds: (snapshot) =>
    `(select coalesce(json_agg(room ->> 'roomId' order by room ->> 'roomId'), '[]'::json) from json_array_elements(${snapshot}::json -> 'rooms') as room)`,
};

export const UNIT = { currency: 'b.currency', currencyDigits: 'b.currency_digits' };
export const MONEY = {
  amountMinor: 'm.amount_minor',
  currency: 'm.currency',
  currencyDigits: 'm.currency_digits',
};

/** One kind of event, and where its rows are: SQL of this version's tables, in which `b` is the booking. */
export interface Told {
  kind: string;
  at: string;
  facts?: Readonly<Record<string, string>>;
  from: string;
  /** What was noted of the request in the same moment; of several that which comes last in the alphabet. */
  changes?: readonly string[];
  actor?: string;
  bookingId?: string;
  /** Which of those of one moment came first. */
  step?: string;
}

/** The member who did something to the booking `b`, first or from a moment on. */
export const memberWho = (action: string, since = `''`): string =>
  `(select a.actor from staff_actions a where a.subject = b.reference and a.action = '${action}' and a.created_at >= ${since} order by a.created_at limit 1)`;
