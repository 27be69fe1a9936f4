import { Gauge } from 'prom-client';

const lag = new Gauge({
  name: 'page_cache_announce_lag_seconds',
  help: 'How long a notice took through the database and back to this node at its last heartbeat, +Inf where it did not come; alarm above 5',
});

/** @param ms null where the notice did not come back in time */
export const noteAnnounceLag = (ms: number | null) =>
  lag.set(ms === null ? Number.POSITIVE_INFINITY : ms / 1000);
