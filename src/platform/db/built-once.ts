import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from './connect.ts';

/** Stands in a statement where a value belongs. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is always the same, built when it is first asked: to put a long one together takes as much of the
 * processor as to send it. `place` names the values in it.
 */
export function builtOnce<Row, Values extends Record<string, unknown>>(
  build: (place: (name: keyof Values & string) => RawBuilder<unknown>) => RawBuilder<Row>,
): (db: Executor, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build((name) => sql`${new Place(name)}`).compile(db);
    const parameters = built.parameters.map((value) => (value instanceof Place ? values[value.name] : value));
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
