import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store.ts';

/** A store's value, updated on changes; null during server rendering, which has no device. */
export function useDeviceStore<Kept>(store: DeviceStore<Kept>): Kept | null {
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
