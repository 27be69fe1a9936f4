import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '#modules/identity/accounts/hash-password.ts';
import { hashToken } from '#modules/identity/sessions/start-session.ts';
import { connect } from '#platform/db/connect.ts';
import type { Figure, Measure } from './measure.ts';
import { percentile } from './search/percentile.ts';
import { startSite } from './setup/start-site.ts';

const accounts = 1_000_000;
const part = 50_000;
const requestCount = 500;
const signInsPerSecond = 20;
const signInSeconds = 10;
const password = 'con thuyền nhỏ xíu';

/** Sign-in of guests with a million accounts: look-up of the session, and the effect of sign-ins on other requests. */
export const guests: Measure = {
  name: 'guests',
  async *run(bench) {
    const server = await bench.databaseServer();
    const admin = connect(server, { max: 1 });
    await sql`CREATE DATABASE guests`.execute(admin.db);
    await admin.close();
    const url = server.replace(/\/[^/]*$/, '/guests');
    const site = await startSite(bench, {
      DATA_DIR: `${await bench.demoFolder()}-guests`,
      DATABASE_URL: url,
      CATALOGUE: 'empty',
      RATE_LIMIT: 'false',
    });
    const { db, close } = connect(url, { max: 2 });
    bench.onStop(close);
    const tokens = Array.from({ length: requestCount }, () => randomBytes(32).toString('base64url'));
    await makeAccounts(db, tokens);
    const times: number[] = [];
    for (const token of [...tokens.slice(0, 50), ...tokens]) {
      const startedAt = performance.now();
      const reply = await fetch(`${site.url}/api/v1/me`, { headers: { cookie: `nv_guest=${token}` } });
      await reply.json();
      if (reply.status !== 200) throw new Error(`/api/v1/me answered ${reply.status}`);
      times.push(performance.now() - startedAt);
    }
    yield {
      name: 'who is signed in, 95th percentile',
      value: percentile(times.slice(50), 0.95),
      unit: 'ms',
      budget: { atMost: 15 },
      note: `middle ${percentile(times.slice(50), 0.5).toFixed(1)} ms, ${accounts.toLocaleString('en')} accounts`,
    };
    for (const figure of await signIns(site.url)) yield figure;
  },
};

type Database = ReturnType<typeof connect>['db'];

/** All accounts have the same password; the first ones are signed in. */
async function makeAccounts(db: Database, tokens: string[]): Promise<void> {
  const hash = await hashPassword(password);
  const hashes = tokens.map(hashToken);
  // In batches, each within the statement timeout.
  for (let after = 0; after < accounts; after += part)
    await sql`WITH made AS (
      INSERT INTO users (name, email, email_verified, created_at, updated_at)
      SELECT 'Khách ' || n, 'khach' || n || '@example.com', true, now(), now()
      FROM generate_series(${after + 1}::int, ${after + part}::int) n RETURNING id)
      INSERT INTO accounts (user_id, provider_id, account_id, password, created_at, updated_at)
      SELECT id, 'credential', id, ${hash}, now(), now() FROM made`.execute(db);
  await sql`INSERT INTO sessions (user_id, token, door, strength, expires_at, created_at, updated_at, confirmed_at)
    SELECT u.id, t.token, 'site', 'password', now() + interval '90 days', now(), now(), now()
    FROM unnest(${hashes}::text[]) WITH ORDINALITY t(token, n)
    JOIN users u ON u.email = 'khach' || (t.n * 1999) || '@example.com'`.execute(db);
  await sql`ANALYZE users, accounts, sessions`.execute(db);
}

/**
 * Guests sign in at a steady rate, while other requests need no work from the server: their waiting time is the delay of the
 * event loop, plus the round trip.
 */
async function signIns(site: string): Promise<Figure[]> {
  const waits: number[] = [];
  const done: Promise<{ status: number; ms: number; isReadOnly: boolean }>[] = [];
  const end = performance.now() + signInSeconds * 1000;
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    done.push(signIn(site, `khach${number}@example.com`));
  }, 1000 / signInsPerSecond);
  while (performance.now() < end) {
    const startedAt = performance.now();
    await (await fetch(`${site}/healthz`)).text();
    waits.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  clearInterval(timer);
  const answers = await Promise.all(done);
  const entered = answers.filter(({ status }) => status < 300).length;
  const readOnlyAnswers = answers.filter(({ isReadOnly }) => isReadOnly).length;
  if (entered + readOnlyAnswers < answers.length)
    throw new Error('A sign-in neither succeeded nor was told when to retry');
  return [
    {
      name: 'others wait during sign-ins, 99th percentile',
      value: percentile(waits, 0.99),
      unit: 'ms',
      budget: { atMost: 50 },
      note: `middle ${percentile(waits, 0.5).toFixed(1)} ms; ${signInsPerSecond} sign-ins a second`,
    },
    {
      name: 'longest wait for an answer to a sign-in',
      value: Math.max(...answers.map(({ ms }) => ms)) / 1000,
      unit: 's',
      budget: { atMost: 5 },
      note: `${entered} of ${answers.length} came in, ${readOnlyAnswers} were told to try again in a few seconds`,
    },
  ];
}

/** `isReadOnly`: refused temporarily, by 503 with Retry-After. */
async function signIn(
  site: string,
  email: string,
): Promise<{ status: number; ms: number; isReadOnly: boolean }> {
  const startedAt = performance.now();
  const reply = await fetch(`${site}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await reply.text();
  const isReadOnly = reply.status === 503 && reply.headers.has('retry-after');
  return { status: reply.status, ms: performance.now() - startedAt, isReadOnly };
}
