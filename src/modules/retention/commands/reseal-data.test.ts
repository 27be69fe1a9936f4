import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listTravellers } from '#modules/booking/trip/passengers.ts';
import { createEncryptor, createTextEncryptor } from '#platform/http/encryptor.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { encryptedColumns, resealData } from './reseal-data.ts';

const [oldest, before, newest] = ['first secret', 'second secret', 'third secret'] as const;
const papers = { bornOn: '1990-01-02', documentNo: '001090012345' };
const account = '19033445566';
const booking = randomUUID();
/** 1,203 of them: more than one batch. */
const many = 1203;

const database = setUpTestDatabase();
beforeAll(async () => {
  const json = createEncryptor(oldest, 'documents');
  const text = createTextEncryptor(before, 'bank accounts');
  // Values in the old format, without their key's name.
  const unnamed = JSON.stringify({ sealed: json.encrypt(papers).sealed });
  await database.db.transaction().execute(async (tx) => {
    // Skips foreign keys, which do not matter here.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    const run = (statement: RawBuilder<unknown>) => statement.execute(tx);
    await run(sql`INSERT INTO travellers (id, booking_id, position, full_name, details)
      SELECT gen_random_uuid(), ${booking}::uuid, n, 'Nguyễn Thu Hà', ${unnamed}::jsonb FROM generate_series(0, ${many - 1}) n`);
    await run(sql`INSERT INTO travellers (id, booking_id, position, full_name)
      VALUES (gen_random_uuid(), ${randomUUID()}, 0, 'Không giấy tờ')`);
    await run(sql`INSERT INTO saved_travellers (user_id, full_name, details, created_at)
      VALUES (gen_random_uuid(), 'Nguyễn Thu Hà', ${JSON.stringify(createEncryptor(before, 'saved travellers').encrypt(papers))}, now())`);
    await run(sql`INSERT INTO refund_bank_accounts (refund_id, bank_bin, account_no, last_digits, holder, given_by, given_at)
      VALUES (gen_random_uuid(), '970436', ${text.encrypt(account)}, '5566', ${text.encrypt('NGUYEN THU HA')}, 'guest', now())`);
    await run(sql`INSERT INTO second_factors (user_id, secret, created_at)
      VALUES (gen_random_uuid(), ${createTextEncryptor(before, 'totp').encrypt('ABC')}, now())`);
    await run(sql`INSERT INTO sender_keys (name, value, updated_at) VALUES
      ('zalo', ${createTextEncryptor(before, 'sender keys').encrypt('{}')}, now()), ('empty', '', now())`);
  });
});

const reseal = (...data: string[]) =>
  resealData({ db: database.db, secrets: { token: '', bankWebhook: '', voucherKey: '', data } });
const counts = async (...data: string[]) =>
  Object.fromEntries((await reseal(...data)).map(({ place, ...counted }) => [place, counted]));

test('S-14: former secrets still decrypt; after re-encryption the newest alone decrypts everything', async () => {
  const readable = await listTravellers(database.db, [newest, before, oldest], booking);
  expect(readable).toHaveLength(many);
  expect(readable[0]?.details).toEqual(papers);
  expect((await listTravellers(database.db, newest, booking))[0]?.details, 'not yet').toEqual({});

  // Somebody edits a list meanwhile: that row is left for the next run, without waiting for its lock.
  const { resealed } = await database.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM travellers WHERE booking_id = ${booking}::uuid LIMIT 1 FOR UPDATE`.execute(tx);
    return (await counts(newest, before, oldest))['travellers.details'] as { resealed: number };
  });
  expect(resealed).toBe(many - 1);
  expect(await counts(newest, before, oldest)).toEqual({
    ...Object.fromEntries(
      encryptedColumns.map(({ table, column }) => [`${table}.${column}`, { resealed: 0, unreadable: 0 }]),
    ),
    'travellers.details': { resealed: 1, unreadable: 0 },
  });
  for (const { details } of await listTravellers(database.db, newest, booking))
    expect(details).toEqual(papers);
  const bank = await database.db.selectFrom('refund_bank_accounts').selectAll().executeTakeFirstOrThrow();
  const open = createTextEncryptor(newest, 'bank accounts').decrypt;
  expect([open(bank.account_no ?? ''), open(bank.holder ?? '')]).toEqual([account, 'NGUYEN THU HA']);
  const saved = await database.db.selectFrom('saved_travellers').selectAll().executeTakeFirstOrThrow();
  expect(createEncryptor(newest, 'saved travellers').decrypt(saved.details)).toEqual({ value: papers });
  const factor = await database.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow();
  expect(createTextEncryptor(newest, 'totp').decrypt(factor.secret)).toBe('ABC');
});

test('data that no secret decrypts is counted and left as it is', async () => {
  const rowsOf = () => database.db.selectFrom('travellers').select(['id', 'details']).orderBy('id').execute();
  await reseal(newest, before, oldest);
  const then = await rowsOf();
  const wrong = await counts('a secret that is not ours');
  expect(wrong['travellers.details']).toEqual({ resealed: 0, unreadable: many });
  expect(wrong['refund_bank_accounts.account_no']).toEqual({ resealed: 0, unreadable: 1 });
  expect(wrong['sender_keys.value']).toEqual({ resealed: 0, unreadable: 1 });
  expect(await rowsOf()).toEqual(then);
});
