import { sql } from 'kysely';
import { connect } from '#platform/db/connect.ts';
import { databaseOf } from './site-process.ts';

/** Moves sales two months into the past; sale lines never change otherwise. */
export async function passMonths(folder: string): Promise<void> {
  const { db, close } = connect(databaseOf(folder).url, { max: 1 });
  try {
    await sql`ALTER TABLE sale_lines DISABLE TRIGGER USER`.execute(db);
    await sql`UPDATE sale_lines SET from_on = from_on - 62, to_on = to_on - 62`.execute(db);
    await sql`ALTER TABLE sale_lines ENABLE TRIGGER USER`.execute(db);
  } finally {
    await close();
  }
}
