import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { createEncryptor } from './encryptor.ts';
import { ProblemError } from './problem.ts';

export interface IdempotentRequest {
  /** Actor, method and route. Keys of different scopes do not conflict. */
  scope: string;
  /** The UUID of the Idempotency-Key header. */
  key: string;
  /** `hashRequest` of the body. */
  requestHash: string;
}

export interface Reply<Status extends number = number, Body = unknown> {
  status: Status;
  body: Body;
}

export interface Work<Prepared, Status extends number, Body> {
  /** Work that does not belong in a transaction, such as network calls; skipped when the reply is already stored. */
  prepare?: () => Promise<Prepared>;
  run: (tx: Tx, prepared: Prepared) => Promise<Reply<Status, Body>>;
}

type Encryptor = ReturnType<typeof createEncryptor>;

/** Encrypts stored replies in the database: they may contain links that open a booking. */
export const replyEncryptor = ({ secrets }: Pick<App, 'secrets'>) =>
  createEncryptor(secrets.token, 'idempotent replies');

const keptHours = 48;

/**
 * Executes a request once for its idempotency key: the claim of the key, the writes of `run` and the stored reply share one
 * transaction, so that all or none survive a crash. `run` must write with the `tx` that it is given.
 * A repeated request gets the first reply; another body under the same key is refused with 422; while the first still runs,
 * 409 with Retry-After. Replies of `run` are stored for 48 hours; when it throws or answers 5xx, everything is rolled back
 * and the key may be used again. With an `encryptor` replies are stored encrypted.
 * @throws ProblemError 409 or 422, and whatever `prepare` and `run` throw
 */
export async function runIdempotent<Status extends number, Body, Prepared = undefined>(
  db: Database,
  request: IdempotentRequest,
  { prepare, run }: Work<Prepared, Status, Body>,
  encryptor?: Encryptor,
): Promise<Reply<Status, Body>> {
  const known = prepare && (await findReply<Status, Body>(db, request, encryptor));
  if (known) return known;
  const prepared = (await prepare?.()) as Prepared;
  try {
    return await db.transaction().execute(async (tx) => {
      await lockKey(tx, request);
      const kept = await findReply<Status, Body>(tx, request, encryptor);
      if (kept) return kept;
      const reply = await run(tx, prepared);
      if (reply.status >= 500) throw new NotKept(reply);
      await keepReply(tx, request, reply, encryptor);
      return reply;
    });
  } catch (fault) {
    if (fault instanceof NotKept) return fault.reply as Reply<Status, Body>;
    throw fault;
  }
}

/**
 * The same for work that cannot be one transaction, because it calls an outside service, and that is idempotent by itself.
 * Of two concurrent runs the first stored reply wins, and both get it.
 * @throws ProblemError 422, and whatever `run` throws
 */
export async function runRepeatable<Status extends number, Body>(
  db: Database,
  request: IdempotentRequest,
  run: () => Promise<Reply<Status, Body>>,
  encryptor?: Encryptor,
): Promise<Reply<Status, Body>> {
  const known = await findReply<Status, Body>(db, request, encryptor);
  if (known) return known;
  const reply = await run();
  if (reply.status >= 500) return reply;
  await keepReply(db, request, reply, encryptor);
  return (await findReply<Status, Body>(db, request, encryptor)) ?? reply;
}

/** Hash of a body, independent of the order of its keys. */
export function hashRequest(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(body)) ?? '')
    .digest('hex');
}

/** Deletes replies older than 48 hours. @returns how many */
export async function purgeIdempotencyKeys(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes stored replies that contain these codes, encrypted or not, and replies to calls whose scope contains them. A retry
 * of such a call then counts as new. @returns how many
 */
export async function forgetReplies(
  db: Executor,
  codes: readonly string[],
  encryptor: Encryptor,
): Promise<number> {
  const kept = await db.selectFrom('idempotency_keys').select(['scope', 'key', 'response']).execute();
  const about = kept.filter(({ scope, response }) => {
    const text = `${scope} ${JSON.stringify(encryptor.decrypt(response)?.value ?? null)}`;
    return codes.some((code) => text.includes(code));
  });
  for (const { scope, key } of about)
    await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
  return about.length;
}

/** Rolls back a transaction whose reply is not to be stored. */
class NotKept extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super('not kept');
    this.reply = reply;
  }
}

/** Locks the key until the transaction ends; concurrent requests fail at once instead of waiting with a connection. */
async function lockKey(tx: Tx, { scope, key }: IdempotentRequest): Promise<void> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${scope} ${key}`}, 0)) AS "isOurs"`.execute(
    tx,
  );
  if (rows[0]?.isOurs) return;
  throw new ProblemError(409, 'request_in_flight', 'Yêu cầu này đang được xử lý. Vui lòng chờ một chút.', {
    headers: { 'retry-after': '2' },
  });
}

/** A stored reply came from `run` for the same request, so it has the type that `run` returns. */
async function findReply<Status extends number, Body>(
  db: Executor,
  { scope, key, requestHash }: IdempotentRequest,
  encryptor: Encryptor | undefined,
): Promise<Reply<Status, Body> | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row || row.status === null) return null;
  if (row.request_hash !== requestHash)
    throw new ProblemError(422, 'idempotency_key_reused', 'Mã yêu cầu này đã dùng cho một nội dung khác.');
  const opened = encryptor ? encryptor.decrypt(row.response) : { value: row.response };
  if (opened) return { status: row.status as Status, body: opened.value as Body };
  throw new ProblemError(
    409,
    'reply_unreadable',
    'Yêu cầu này đã được thực hiện, nhưng câu trả lời cũ không đọc lại được.',
  );
}

/** A row without a status was written by an older version that claimed keys this way, for a run that died. */
async function keepReply(
  db: Executor,
  { scope, key, requestHash }: IdempotentRequest,
  { status, body }: Reply,
  encryptor: Encryptor | undefined,
): Promise<void> {
  const response = json((encryptor ? encryptor.encrypt(body) : body) ?? null);
  const kept = { request_hash: requestHash, status, response };
  await db
    .insertInto('idempotency_keys')
    .values({ scope, key, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet(kept).where('idempotency_keys.status', 'is', null),
    )
    .execute();
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
