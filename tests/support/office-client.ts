import type { LightMyRequestResponse } from 'fastify';
import { createStaff, storePasswordHash } from '#modules/identity/accounts/create-staff.ts';
import { hashPassword } from '#modules/identity/accounts/hash-password.ts';
import { beginCodes } from '#modules/identity/second-factor/codes.ts';
import type { TestServer } from './test-server.ts';

type Headers = Record<string, string>;

const password = 'con thuyền nhỏ';
/** Computed once per process, because it takes a fifth of a second; all users share it. */
let passwordHash: Promise<string> | undefined;

/** Actions at the office's sign-in and just behind it, on its real routes. */
export function officeClient(site: TestServer) {
  let made = 0;
  const send = (path: string, form: Record<string, string>, cookie = '', headers: Headers = {}) =>
    site.inject({
      method: 'POST',
      url: `/quan-tri${path}`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  return {
    password,
    send,
    /** Creates a user of a role with the password. */
    async hire(role = 'tu-van') {
      const email = `nguoi${++made}@example.vn`;
      const draft = { name: 'Ngô Thử', email, password: null, role };
      const now = site.clock.now();
      passwordHash ??= hashPassword(password);
      const hash = await passwordHash;
      const id = await site.db.transaction().execute(async (tx) => {
        const person = await createStaff(tx, draft, now);
        if (person) await storePasswordHash(tx, person.id, hash, now);
        return person?.id ?? '';
      });
      return { id, email };
    },
    /** Turns on authenticator codes for a user. @returns their generator */
    async enrol(userId: string) {
      const secret = (await beginCodes(site.app, userId)) ?? '';
      const confirmed = { confirmed_at: site.clock.now() };
      await site.db.updateTable('second_factors').set(confirmed).where('user_id', '=', userId).execute();
      return secret;
    },
    signIn: (email: string, given = password, headers: Headers = {}) =>
      send('/dang-nhap', { email, password: given }, '', headers),
    /** Whether a cookie opens a page behind sign-in. */
    opens: async (cookie: string) => (await site.get('/quan-tri/toi', { cookie })).statusCode === 200,
  };
}

/** The cookie that a reply sets, as the browser returns it. */
export function cookieOf(reply: Pick<LightMyRequestResponse, 'headers'>): string {
  return String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}
