import { deviceStore } from './device-store.ts';
import { parseSnapshots } from './product-snapshot.ts';
import { withoutLeft } from './synced.ts';

export const mostSeen = 20;

/** The products whose pages were opened on this device, the last one first. */
export const seenProducts = deviceStore('nv_seen', (stored) =>
  withoutLeft('seen', parseSnapshots(stored, mostSeen)),
);
