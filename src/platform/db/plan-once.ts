import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const mark = '/* plan once */';

/**
 * Begins a statement that PostgreSQL is to plan once for each connection and not each time. For statements that are asked
 * often and take longer to plan than to run, and only where their text is always the same (arrays, no lists of
 * parameters), their columns are named (no `*` of a table, which a migration may widen under it), and one plan is right for whatever they are asked.
 */
export const planOnce = sql.raw(`${mark} `);

/** Prepares what begins with `planOnce`, by a name that is the same in every process; sends all else as it is. */
export class PreparingClient extends pg.Client {
  // The driver declares a dozen ways to call it; all go through here.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...args: any[]): any {
    const [text, values] = args;
    const query = super.query as (...all: unknown[]) => unknown;
    if (typeof text !== 'string' || !text.startsWith(mark)) return query.apply(this, args);
    return query.call(this, { name: nameOf(text), text, values }, ...args.slice(2));
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
