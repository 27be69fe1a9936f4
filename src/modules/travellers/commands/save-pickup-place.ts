import type { App } from '#platform/app.ts';

/** Maximum length of a pick-up place, in characters. */
export const longestPickup = 160;

/** Saves a guest's preferred pick-up place, replacing the former one; an empty text deletes it. Idempotent. */
export async function savePickupPlace(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  userId: string,
  text: string,
): Promise<void> {
  const place = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestPickup);
  if (place === '') {
    await db.deleteFrom('pickup_places').where('user_id', '=', userId).execute();
    return;
  }
  const kept = { place, saved_at: clock.now() };
  await db
    .insertInto('pickup_places')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
}
