import type { App } from '#platform/app.ts';

/** Deletes expired sessions and requests. */
export const identitySweep = {
  name: 'purge-sessions',
  everySeconds: 600,
  async run({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
    const now = clock.now();
    const sessions = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
    await db.deleteFrom('verifications').where('expires_at', '<=', now).execute();
    await db.deleteFrom('contact_changes').where('expires_at', '<=', now).execute();
    return Number(sessions.numDeletedRows);
  },
};
