import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store.ts';

/** What a store keeps, as it changes; null while the page is drawn on the server, which knows no device. */
export function useDeviceStore<Kept>(store: DeviceStore<Kept>): Kept | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
