import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { papersEncryptor, type SavedTraveller } from '../queries.ts';
import { withRoomFor } from './with-room-for.ts';

/**
 * Saves a traveller in an account, or changes one of its own.
 * @returns whether it did: not for an id that is not theirs, nor if the account has the maximum number
 */
export async function saveTraveller(
  app: Pick<App, 'db' | 'secrets' | 'clock'>,
  userId: string,
  { id, fullName, ...papers }: Omit<SavedTraveller, 'id'> & { id?: string | undefined },
): Promise<boolean> {
  const kept = { full_name: fullName, details: json(papersEncryptor(app).encrypt(papers)) };
  if (id) {
    const changed = await app.db
      .updateTable('saved_travellers')
      .set(kept)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }
  return withRoomFor(app.db, 'saved_travellers', userId, async (tx) => {
    const row = { user_id: userId, ...kept, created_at: app.clock.now() };
    await tx.insertInto('saved_travellers').values(row).execute();
  });
}

/** Deletes one of a guest's own travellers. Idempotent. */
export async function removeSavedTraveller(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_travellers').where('id', '=', id).where('user_id', '=', userId).execute();
}
