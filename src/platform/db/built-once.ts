import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from './connect.ts';

/** Placeholder for a value in a statement. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text never changes, compiled on first use: compiling a long one costs as much CPU time as sending it.
 * `place` names the values in it.
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
