import type pg from 'pg';

export interface Driver {
  /** Number of statements since the last reset. */
  statements: number;
  /** Milliseconds from sending a statement to its rows, summed up. */
  ms: number;
  reset(): void;
}

/** Counts the statements of a pool's connections and the time waiting for them; for one caller at a time. */
export function watchDriver(pool: pg.Pool): Driver {
  const driver = {
    statements: 0,
    ms: 0,
    reset() {
      driver.statements = 0;
      driver.ms = 0;
    },
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (text: string, values: unknown[]) => Promise<unknown>;
    client.query = (async (text: string, values: unknown[]) => {
      const startedAt = performance.now();
      driver.statements++;
      try {
        return await query(text, values);
      } finally {
        driver.ms += performance.now() - startedAt;
      }
    }) as typeof client.query;
  });
  return driver;
}
