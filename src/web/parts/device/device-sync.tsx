import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readSessionMark } from './read-session-mark.ts';
import { savedProducts } from './saved.ts';
import { seenProducts } from './seen.ts';
import { syncDevice } from './sync-device.ts';
import { synced } from './synced.ts';

/** Changes in a row, such as several taps on hearts, are sent together. */
const restMs = 1500;

/** Where somebody is signed in, or was until just now: keeps the device's lists and cart those of the account. */
export function DeviceSync() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out, and changes of the cart, are navigations
  useEffect(() => {
    if (readSessionMark(document.cookie) !== '' || synced.read()) void syncDevice();
  }, [pathname]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      if (isChanged()) timer = setTimeout(syncDevice, restMs);
    };
    const ends = [savedProducts, seenProducts].map((store) => store.subscribe(later));
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, []);
  return null;
}

/** Whether this device has something that the account does not know of yet. */
function isChanged(): boolean {
  const last = synced.read();
  if (!last || last.mark !== readSessionMark(document.cookie)) return false;
  const differs = (ids: number[], now: number[]) =>
    ids.length !== now.length || now.some((id) => !ids.includes(id));
  return (
    differs(
      last.saved,
      savedProducts.read().map(({ id }) => id),
    ) ||
    differs(
      last.seen,
      seenProducts.read().map(({ id }) => id),
    )
  );
}
