import { keptStore } from '#web/parts/offline/keep-page.ts';
import { pictureOf } from '#web/parts/offline/offline-policy.ts';

/** A script, style, font or picture: from the network or the browser's own cache first, else as it was kept. */
export async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const store = await caches.open(keptStore);
    const kept = (await store.match(request, { ignoreVary: true })) ?? (await otherSize(store, request.url));
    if (kept) return kept;
    throw error;
  }
}

/** The same picture in another size, as when the screen was turned since. */
async function otherSize(store: Cache, address: string): Promise<Response | undefined> {
  const picture = pictureOf(address);
  if (picture === null) return;
  const same = (await store.keys()).find(({ url }) => pictureOf(url) === picture);
  return same && store.match(same);
}
