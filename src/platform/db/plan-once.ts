import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const onceMark = '/* plan once */';
const eachTimeMark = '/* plan each time */';

/**
 * Prefix of a statement that is prepared and planned once per connection instead of each time. For statements that run
 * often and take longer to plan than to run, and only where their text is constant (arrays, no parameter lists), their
 * columns are named (no `*` of a table, which a migration may widen), and one plan is right for all values.
 */
export const planOnce = sql.raw(`${onceMark} `);

/** Prefix of a statement whose best plan depends on its values. */
export const planEachTime = sql.raw(`${eachTimeMark} `);

/** Which statements a connection prepares. */
export type Preparing =
  /** Those marked with `planOnce`. */
  | 'marked'
  /** Also frequently repeated ones: parsing and planning are half of what a page costs the database. */
  | 'often asked'
  /** None, behind a transaction-mode pooler that does not track prepared statements. */
  | 'none';

/** The same threshold as in PostgreSQL's JDBC driver. */
const oftenAfter = 5;
const maxCounted = 2_000;
/** Limited because each prepared statement takes memory in each connection. */
const maxPrepared = 250;

/** Read-only statements that name their columns: a migration cannot change their result type while they are prepared. */
const isReading = /^(?![\s\S]*(?:\bselect\s+|\.|,\s*)\*)\s*(select|with)\b/i;

/** A client class for one pool. It prepares statements under names that are the same in every process. */
export function preparingClient(preparing: Preparing): typeof pg.Client {
  const nameOf = nameStatements(preparing);
  return class extends pg.Client {
    // The driver declares a dozen ways to call it; all go through here.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    override query(...args: any[]): any {
      const [text, values] = args;
      const query = super.query as (...all: unknown[]) => unknown;
      const name = typeof text === 'string' ? nameOf(text) : null;
      if (name === null) return query.apply(this, args);
      return query.call(this, { name, text, values }, ...args.slice(2));
    }
  };
}

/** Names the statements of a pool that its connections prepare; null for the others. */
function nameStatements(preparing: Preparing): (text: string) => string | null {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const isOftenAsked = (text: string): boolean => {
    if (text.startsWith(eachTimeMark) || names.size >= maxPrepared || !isReading.test(text)) return false;
    if (counts.size >= maxCounted) counts.clear();
    const times = (counts.get(text) ?? 0) + 1;
    counts.set(text, times);
    return times > oftenAfter;
  };
  return (text) => {
    if (preparing === 'none') return null;
    const isMarked = text.startsWith(onceMark);
    if (!isMarked && preparing === 'marked') return null;
    const known = names.get(text);
    if (known !== undefined) return known;
    if (!isMarked && !isOftenAsked(text)) return null;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}
