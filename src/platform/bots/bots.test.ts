import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
import { purgeAllowances } from '#platform/limits/take-allowance.ts';
import { solvePuzzle } from '#tests/support/solve-puzzle.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { admitSender, purgeProofs } from './admit-sender.ts';
import { makePuzzle, readSolution } from './puzzle.ts';
import { identifySender, type Sender } from './sender.ts';

const secret = 'a'.repeat(40);
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const database = setUpTestDatabase();

const appWith = (env: Record<string, string> = {}) =>
  ({ config: loadConfig(env), secrets: { token: secret }, clock: { now: () => now } }) as unknown as App;
const identify = (fields: object = {}, env = {}) =>
  identifySender(appWith(env), { website: '', ip: '203.0.113.9', ...fields });
const admit = (sender: Sender, at = now) =>
  database.db.transaction().execute((tx) => admitSender(tx, sender, at));

const solve = async () => solvePuzzle(await makePuzzle(secret, now));

test('FORM-01: a solved puzzle proves its sender until it expires, under our key only', async () => {
  const proof = await solve();
  expect(await readSolution(secret, proof, later(9))).toMatchObject({ id: expect.any(String) });
  expect(await readSolution(secret, proof, later(11))).toBeNull();
  expect(await readSolution('b'.repeat(40), proof, now)).toBeNull();
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
  const forged = { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution };
  expect(await readSolution(secret, Buffer.from(JSON.stringify(forged)).toString('base64'), now)).toBeNull();
});

test.each(['', 'x', 'e30=', Buffer.from('{"challenge":{},"solution":{}}').toString('base64')])(
  'an invalid solution (%j) is refused',
  async (text) => expect(await readSolution(secret, text, now)).toBeNull(),
);

test('FORM-01: a proof is used once; a refusal for another reason leaves it valid', async () => {
  const found = await identify({ proof: await solve() });
  if (!found.ok) throw new Error(found.reason);
  const undone = database.db.transaction().execute(async (tx) => {
    expect(await admitSender(tx, found.sender, now)).toBeNull();
    throw new Error('another refusal');
  });
  await expect(undone).rejects.toThrow('another refusal');
  expect(await admit(found.sender)).toBeNull();
  expect(await admit(found.sender)).toBe('proof_used');
});

test('of two concurrent uses of one proof one succeeds', async () => {
  const found = await identify({ proof: await solve() });
  if (!found.ok) throw new Error(found.reason);
  const answers = await Promise.all([admit(found.sender), admit(found.sender)]);
  expect(answers.toSorted()).toEqual(['proof_used', null].toSorted());
});

test('a filled honeypot, a form sent at once and a wrong proof are refused', async () => {
  expect(await identify({ website: 'http://x' })).toEqual({ ok: false, reason: 'looks_automatic' });
  expect(await identify({ openedAt: now.toISOString() })).toEqual({ ok: false, reason: 'too_fast' });
  expect(await identify({ proof: 'x' })).toEqual({ ok: false, reason: 'proof_failed' });
});

test('a form that the browser filled in and somebody sent at once is admitted with its proof; without one, at the second try', async () => {
  const openedAt = now.toISOString();
  expect(await identify({ openedAt, proof: await solve() })).toMatchObject({ ok: true });
  expect(await identify({ openedAt })).toEqual({ ok: false, reason: 'too_fast' });
  const opened = new Date(now.getTime() - 2_500).toISOString();
  expect(await identify({ openedAt: opened })).toMatchObject({ ok: true });
});

test('without a proof twenty an hour are accepted from one IP address', async () => {
  const found = await identify();
  if (!found.ok) throw new Error(found.reason);
  expect(found.sender).toMatchObject({ isProven: false });
  for (let count = 0; count < 20; count++) expect(await admit(found.sender)).toBeNull();
  expect(await admit(found.sender)).toBe('too_many_unproven');
  const other = await identify({ ip: '203.0.113.10' });
  if (!other.ok) throw new Error(other.reason);
  expect(await admit(other.sender)).toBeNull();
  expect(await admit(found.sender, later(61))).toBeNull();
  expect(await purgeProofs(database.db, later(62))).toBeGreaterThan(0);
  expect(await purgeAllowances(database.db, later(200))).toBeGreaterThan(0);
});

test('S-21: solved puzzles are limited by IP address as well, IPv6 by its network', async () => {
  const senderOf = async (ip: string, id: number) => {
    const found = await identify({ ip, proof: await solve() });
    if (!found.ok || !found.sender.isProven) throw new Error('not proven');
    return { ...found.sender, proof: `${ip} ${id}` };
  };
  const first = await senderOf('2001:db8::1', 0);
  for (let post = 0; post < 60; post++) expect(await admit({ ...first, proof: `proof ${post}` })).toBeNull();
  expect(await admit({ ...first, proof: 'one more' })).toBe('too_many_proven');
  expect(await admit(await senderOf('2001:db8::2:2', 1))).toBe('too_many_proven');
  expect(await admit(await senderOf('2001:db8:0:1::1', 2))).toBeNull();
});

test('S-21: the difficulty rises with the number of puzzles given to an IP address', async () => {
  const triesFor = async (givenBefore: number) => {
    const proof = await solvePuzzle(await makePuzzle(secret, now, givenBefore));
    expect(await readSolution(secret, proof, now)).not.toBeNull();
    return JSON.parse(Buffer.from(proof, 'base64').toString()).solution.counter;
  };
  expect(await triesFor(19)).toBeLessThanOrEqual(250);
  expect(await triesFor(100)).toBeGreaterThanOrEqual(600);
});

test('FORM-01: with Turnstile keys its service verifies instead', async () => {
  const requests: string[] = [];
  const { createServer } = await import('node:http');
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    requests.push(body);
    response.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'good' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const env = {
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET: 'hush',
    TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/`,
  };
  expect(await identify({ proof: 'good' }, env)).toMatchObject({ ok: true, sender: { isProven: true } });
  expect(await identify({ proof: 'bad' }, env)).toEqual({ ok: false, reason: 'proof_failed' });
  expect(requests[0]).toContain('secret=hush');
  await new Promise((done) => server.close(done));
  expect(await identify({ proof: 'good' }, env)).toEqual({ ok: false, reason: 'proof_failed' });
  expect(() => loadConfig({ TURNSTILE_SITE_KEY: 'site' })).toThrow(/go together/);
});
