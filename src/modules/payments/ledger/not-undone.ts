import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the money of an entry still is where it says: a match with the wrong booking is taken back by an entry of the same message
 * that came later. @param alias of the entry in the statement
 */
export function notUndone(alias: string): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT FROM ledger_entries undone
    WHERE undone.inbox_id = ${sql.ref(`${alias}.inbox_id`)} AND undone.cause = 'match_undone'
      AND undone.id > ${sql.ref(`${alias}.id`)})`;
}
