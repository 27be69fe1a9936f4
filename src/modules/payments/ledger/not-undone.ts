import { type RawBuilder, sql } from 'kysely';

/**
 * Condition that an entry was not undone: a match with the wrong booking is reversed by a later entry of the same message. @param
 * alias of the entry in the statement
 */
export function notUndone(alias: string): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT FROM ledger_entries undone
    WHERE undone.inbox_id = ${sql.ref(`${alias}.inbox_id`)} AND undone.cause = 'match_undone'
      AND undone.id > ${sql.ref(`${alias}.id`)})`;
}
