import type { App } from '#platform/app.ts';

/** The longest place, in characters. */
export const longestPickup = 160;

/** Keeps where somebody likes to be picked up, in place of what was kept before; an empty text forgets it. Safe to repeat. */
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
