import type pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** All statements of one booking, from BEGIN to COMMIT. */
export type Transaction = Statement[];

/** Records what a pool's connections send from now on; a transaction is added to the list when it ends. */
export function recordTransactions(pool: pg.Pool): Transaction[] {
  const finished: Transaction[] = [];
  pool.on('connect', (client) => {
    let open: Transaction = [];
    const query = client.query.bind(client) as (text: string, values: unknown[]) => unknown;
    client.query = ((text: string, values: unknown[] = []) => {
      open.push({ text, values });
      if (/^(commit|rollback)$/i.test(text)) {
        finished.push(open);
        open = [];
      }
      return query(text, values);
    }) as typeof client.query;
  });
  return finished;
}
