import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { perGuestPrice } from '#modules/catalog/view/card-product.ts';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { getJson } from '#web/app/api-client/get-json.ts';
import { announceCart } from '#web/parts/booking/cart-count.ts';
import type { DeviceStore } from './device-store.ts';
import { type ProductSnapshot, toSnapshot } from './product-snapshot.ts';
import { readSessionMark } from './read-session-mark.ts';
import { mostSaved, savedProducts } from './saved.ts';
import { mostSeen, seenProducts } from './seen.ts';
import { synced } from './synced.ts';

type Store = DeviceStore<ProductSnapshot[]>;

let running: Promise<void> | null = null;

/** Brings the lists and the cart of this device together with those of the signed-in account; one call at a time. */
export function syncDevice(): Promise<void> {
  running ??= sync()
    .catch(() => {
      // Without a network the lists of the device stay as they are until the next page.
    })
    .finally(() => {
      running = null;
    });
  return running;
}

async function sync(): Promise<void> {
  const mark = readSessionMark(document.cookie);
  const last = synced.read();
  const left = last !== null && last.mark !== mark ? last : null;
  if (left) forgetAccount();
  if (mark === '') {
    if (left) await ask({ saved: nothing, seen: nothing, cart: null, leftCart: left.cart });
    return;
  }
  const base = left ? null : last;
  const sent = { saved: idsOf(savedProducts), seen: idsOf(seenProducts) };
  const device = {
    saved: changeOf(sent.saved, base?.saved ?? []),
    seen: changeOf(sent.seen, base?.seen ?? []),
    cart: base?.cart ?? null,
    leftCart: left?.cart ?? null,
  };
  // What was opened last comes first everywhere.
  device.seen.add = [...new Set([...sent.seen.slice(0, 1), ...device.seen.add])];
  const reply = await ask(device);
  if (reply.status === 204) return forgetAccount();
  if (!reply.ok) return;
  const { saved, seen, cart } = (await reply.json()) as { saved: number[]; seen: number[]; cart: string };
  const live = await snapshotsOf([...new Set([...saved, ...seen])]);
  take(savedProducts, { ids: saved, sent: sent.saved, live, most: mostSaved });
  take(seenProducts, { ids: seen, sent: sent.seen, live, most: mostSeen });
  const has = (ids: number[], store: Store) => ids.filter((id) => idsOf(store).includes(id));
  synced.change(() => ({ mark, saved: has(saved, savedProducts), seen: has(seen, seenProducts), cart }));
  announceCart();
}

interface Change {
  add: number[];
  remove: number[];
}

const nothing: Change = { add: [], remove: [] };

/** Sends what has changed on this device. An account that is signed in no longer takes its cart off with the answer. */
async function ask(device: {
  saved: Change;
  seen: Change;
  cart: string | null;
  leftCart: string | null;
}): Promise<Response> {
  const reply = await fetch('/tai-khoan/thiet-bi', {
    method: 'POST',
    body: new URLSearchParams({ device: JSON.stringify(device) }),
  });
  if (reply.status === 204) announceCart();
  return reply;
}

/** The products of an account that is signed in no longer leave this device. */
export function forgetAccount(): void {
  const last = synced.read();
  if (!last) return;
  const drop = (list: 'saved' | 'seen') => (stored: ProductSnapshot[]) =>
    stored.filter(({ id }) => !last[list].includes(id));
  savedProducts.change(drop('saved'));
  seenProducts.change(drop('seen'));
  synced.change(() => null);
}

const idsOf = (store: Store) => store.read().map(({ id }) => id);

function changeOf(ids: number[], base: number[]): Change {
  return {
    add: ids.filter((id) => !base.includes(id)),
    remove: base.filter((id) => !ids.includes(id)),
  };
}

/** Snapshots of products that this device does not know yet. */
async function snapshotsOf(ids: number[]): Promise<Map<number, ProductSnapshot>> {
  const known = new Map([...seenProducts.read(), ...savedProducts.read()].map((one) => [one.id, one]));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const [first, second] = await Promise.all([
    cardsOf(missing.slice(0, mostAsked)),
    cardsOf(missing.slice(mostAsked)),
  ]);
  const found = [...first, ...second].map(
    (card) => [card.id, toSnapshot({ ...card, ...perGuestPrice(card) }, Date.now())] as const,
  );
  return new Map([...known, ...found]);
}

/** Both lists together can have more than the API answers at once. */
const mostAsked = 50;

async function cardsOf(ids: number[]): Promise<CardProduct[]> {
  if (ids.length === 0) return [];
  const { results } = await getJson<{ results: CardProduct[] }>(
    apiUrl('/products', { ids: ids.toSorted((a, b) => a - b).join(',') }),
    AbortSignal.timeout(15_000),
  );
  return results;
}

/** Puts the account's list into a store; what was added or removed here while it was requested stays so. */
function take(
  store: Store,
  {
    ids,
    sent,
    live,
    most,
  }: { ids: number[]; sent: number[]; live: Map<number, ProductSnapshot>; most: number },
): void {
  store.change((now) => {
    const added = now.filter(({ id }) => !sent.includes(id));
    const isRemoved = (id: number) => sent.includes(id) && !now.some((one) => one.id === id);
    const rest = ids.filter((id) => !isRemoved(id) && !added.some((one) => one.id === id));
    return [...added, ...rest.flatMap((id) => live.get(id) ?? [])].slice(0, most);
  });
}
