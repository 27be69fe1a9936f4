import { Gauge } from 'prom-client';

/** The counters of a pool. */
interface Counted {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new Map<Counted, string>();

new Gauge({
  name: 'db_pool_connections',
  help: 'Connections to the database by pool: active, idle, and callers who wait for one; alarm where they go on waiting',
  labelNames: ['pool', 'state'],
  collect() {
    this.reset();
    for (const [pool, name] of pools) {
      this.inc({ pool: name, state: 'active' }, pool.totalCount - pool.idleCount);
      this.inc({ pool: name, state: 'idle' }, pool.idleCount);
      this.inc({ pool: name, state: 'waiting' }, pool.waitingCount);
    }
  },
});

/** Includes a pool in the connection metrics of this process. @returns how to remove it */
export function countPool(pool: Counted, name: string): () => void {
  pools.set(pool, name);
  return () => pools.delete(pool);
}
