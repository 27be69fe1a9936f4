import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestBody } from '#tests/factories/guest-request.ts';
import { writing } from '#tests/support/api-booking.ts';
import { solvePuzzle } from '#tests/support/solve-puzzle.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ at: new Date().toISOString(), env: { RATE_LIMIT: 'true' } });
});
afterAll(() => site.close());

const send = (body: object) => site.post('/api/v1/contacts', body, writing());
const isProven = async (code: string) =>
  (
    await site.db
      .selectFrom('requests')
      .select('is_proven')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).is_proven;

test('FORM-01: a solved puzzle is accepted with an enquiry, once', async () => {
  const challenge = await site.get('/api/v1/altcha/challenge');
  expect(challenge.statusCode, challenge.body).toBe(200);
  expect(challenge.headers['cache-control']).toBe('no-store');
  const altcha = await solvePuzzle(challenge.json());
  const first = await send(requestBody({ altcha }));
  expect(first.statusCode, first.body).toBe(201);
  expect(await isProven(first.json().code)).toBe(true);
  const again = await send(requestBody({ altcha }));
  expect(again.statusCode).toBe(422);
  expect(again.json()).toMatchObject({
    code: 'proof_used',
    errors: [{ field: 'altcha', message: expect.stringMatching(/[À-ỹ]/) }],
  });
});

test('FORM-01: a wrong solution is refused by name; without one an enquiry is accepted and marked', async () => {
  const wrong = await send(requestBody({ altcha: 'abc' }));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ code: 'proof_failed', errors: [{ field: 'altcha' }] });
  const plain = await send(requestBody());
  expect(plain.statusCode, plain.body).toBe(201);
  expect(await isProven(plain.json().code)).toBe(false);
});
