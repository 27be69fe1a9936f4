import type { App } from '#platform/app.ts';
import { purgeTyped } from './typed-drafts/typed-drafts.ts';

/** Forgets sessions and questions whose time is over, and what was typed and left. */
export const identitySweep = {
  name: 'purge-sessions',
  everySeconds: 600,
  async run({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
    const now = clock.now();
    const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
    await db.deleteFrom('verifications').where('expires_at', '<=', now).execute();
    await db.deleteFrom('contact_changes').where('expires_at', '<=', now).execute();
    await purgeTyped(db, now);
    return Number(sessions.numDeletedRows);
  },
};
