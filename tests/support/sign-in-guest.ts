import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { startGuestSession } from '#modules/identity/guests/guest-sessions.ts';
import type { TestServer } from './test-server.ts';

/** A signed-in guest with an account. @returns who they are and their browser's Cookie header */
export async function signInGuest(
  site: TestServer,
  {
    name = 'Nguyễn Thu Hà',
    email,
    phone = null,
  }: { name?: string; email?: string; phone?: string | null } = {},
): Promise<{ userId: string; email: string; cookie: string }> {
  const now = site.clock.now();
  const mailbox = email ?? `khach${Math.random().toString(36).slice(2)}@example.com`;
  const { id } = await site.db
    .insertInto('users')
    .values({ name, email: mailbox, email_verified: true, phone, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const visit = { cameFrom: '203.0.113.1', userAgent: 'test', requestId: null };
  const token = await site.db
    .transaction()
    .execute((tx) => startGuestSession(tx, id, { strength: 'password', visit, now }));
  const cookie = guestSessionCookies(token, site.app.config)
    .map((one) => one.split(';')[0])
    .join('; ');
  return { userId: id, email: mailbox, cookie };
}
