import { deviceStore } from './device-store.ts';
import { parseKept } from './kept-product.ts';

export const mostSeen = 20;

/** The products whose pages were opened on this device, the last one first. */
export const seenProducts = deviceStore('nv_seen', (stored) => parseKept(stored, mostSeen));
