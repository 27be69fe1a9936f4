import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { ProblemError } from './problem.ts';
import type { createSeal } from './seal.ts';

export interface IdempotentRequest {
  /** Who and what: actor, method and route. Keys of different scopes do not meet. */
  scope: string;
  /** The UUID of the Idempotency-Key header. */
  key: string;
  /** `hashRequest` of the body. */
  requestHash: string;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** After this a run without a reply counts as crashed. Longer than any statement may take. */
const abandonedAfterSeconds = 60;
const keptHours = 48;

/**
 * Carries a request out once for its key. The same request again gets the first reply; another body under the key is
 * refused with 422; while the first still runs, 409 with Retry-After. What `run` returns is kept for 48 hours; when it
 * throws or answers 5xx, nothing is kept and the key may be tried again. A run that died is tried again after 60
 * seconds, so what `run` does must be in one transaction or safe to repeat. With a `seal` the reply is kept unreadable.
 * @throws ProblemError 409 or 422, and whatever `run` throws
 */
export async function runIdempotent(
  db: Database,
  request: IdempotentRequest,
  run: () => Promise<Reply>,
  seal?: ReturnType<typeof createSeal>,
): Promise<Reply> {
  const claim = await claimKey(db, request);
  if (claim === null) {
    const { status, body } = await findReply(db, request);
    const opened = seal ? seal.open(body) : { value: body };
    if (opened) return { status, body: opened.value };
    throw new ProblemError(
      409,
      'reply_unreadable',
      'Yêu cầu này đã được thực hiện, nhưng câu trả lời cũ không đọc lại được.',
    );
  }
  try {
    const reply = await run();
    if (reply.status >= 500) await dropKey(db, request, claim);
    else await keepReply(db, request, claim, seal ? { ...reply, body: seal.close(reply.body) } : reply);
    return reply;
  } catch (error) {
    await dropKey(db, request, claim);
    throw error;
  }
}

/** A body's hash; the order of its keys does not count. */
export function hashRequest(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(body)) ?? '')
    .digest('hex');
}

/** Forgets replies that are older than 48 hours. @returns how many */
export async function purgeIdempotencyKeys(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The mark of our claim, or null when somebody else has the key. */
async function claimKey(
  db: Database,
  { scope, key, requestHash }: IdempotentRequest,
): Promise<string | null> {
  const { rows } = await sql<{ claim: string }>`
    INSERT INTO idempotency_keys AS kept (scope, key, request_hash)
    VALUES (${scope}, ${key}, ${requestHash})
    ON CONFLICT (scope, key) DO UPDATE SET created_at = clock_timestamp()
      WHERE kept.status IS NULL AND kept.request_hash = excluded.request_hash
        AND kept.created_at < now() - make_interval(secs => ${abandonedAfterSeconds})
    RETURNING created_at::text AS claim`.execute(db);
  return rows[0]?.claim ?? null;
}

async function findReply(db: Database, { scope, key, requestHash }: IdempotentRequest): Promise<Reply> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.request_hash !== requestHash) {
    throw new ProblemError(422, 'idempotency_key_reused', 'Mã yêu cầu này đã dùng cho một nội dung khác.');
  }
  if (!row || row.status === null) {
    throw new ProblemError(409, 'request_in_flight', 'Yêu cầu này đang được xử lý. Bạn chờ một chút nhé.', {
      headers: { 'retry-after': '2' },
    });
  }
  return { status: row.status, body: row.response };
}

async function keepReply(db: Database, { scope, key }: IdempotentRequest, claim: string, reply: Reply) {
  await db
    .updateTable('idempotency_keys')
    .set({ status: reply.status, response: json(reply.body ?? null) as never })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '=', sql<Date>`${claim}::timestamptz`)
    .execute();
}

async function dropKey(db: Database, { scope, key }: IdempotentRequest, claim: string) {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '=', sql<Date>`${claim}::timestamptz`)
    .where('status', 'is', null)
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
