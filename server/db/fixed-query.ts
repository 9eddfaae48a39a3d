import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Handle } from './database.ts';

/** Stands in a query where a value will be. */
class Blank {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Asks a query with the values of one time. */
type FixedQuery<Values extends object, Row> = (db: Handle, values: Values) => Promise<QueryResult<Row>>;

/**
 * A query whose words are the same each time, put together once for each database: for SQLite that takes longer than the
 * answer, and a booking asks a dozen (docs/decisions/0019). Each time has to give the same fields as the first, and what
 * builds sees blanks in their place: no value may decide what the words are.
 */
export function fixedQuery<Values extends object, Row>(
  build: (db: Handle, blanks: Values) => Compilable<Row>,
): FixedQuery<Values, Row> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, blanksOf(values)).compile();
    compiled.set(adapter, query);
    // A blank was made from a field of these values.
    const valueOf = ({ name }: Blank): unknown => values[name as keyof Values];
    const parameters = query.parameters.map((each) => (each instanceof Blank ? valueOf(each) : each));
    return db.executeQuery({ ...query, parameters });
  };
}

function blanksOf<Values extends object>(values: Values): Values {
  const blanks = Object.keys(values).map((name) => [name, new Blank(name)]);
  // Whoever builds hands them to the query, as it would the values, and looks at none.
  return Object.fromEntries(blanks) as Values;
}
