import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import { priceProductTrip } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** A watched trip: a product on its days for a party. Days are ISO. */
export interface WatchedTrip {
  productId: number;
  startsOn: string;
  endsOn: string | null;
  rooms: number;
  adults: number;
}

/** The current price of a watched trip: the lowest that a quote gives. Null where the product has nothing on sale any more. */
export function priceWatchedTrip(
  db: Executor,
  { productId, startsOn, endsOn, rooms, adults }: WatchedTrip,
  now: Date,
) {
  const trip = { from: startsOn, ...(endsOn && { to: endsOn }), rooms, adults, childAges: [] };
  return priceProductTrip(db, productId, { trip, now });
}

const columns = [
  'id',
  'email',
  'device_id as deviceId',
  'to_device as toDevice',
  'kind',
  'product_id as productId',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'rooms',
  'adults',
  'state',
  'lowest_vnd as lowestVnd',
  'told_vnd as toldVnd',
  'consent',
  'asked_at as askedAt',
  'confirmed_at as confirmedAt',
  'told_at as toldAt',
  'ended_at as endedAt',
] as const;

/** Alerts by their ids, each with its product; those whose product is no longer visible are left out. */
export async function listAlerts(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('alerts').select(columns).where('id', 'in', ids).orderBy('id').execute();
  const cards = await listCardsById(db, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.flatMap((row) => {
    const card = cards.find(({ id }) => id === row.productId);
    return card ? [{ ...row, title: card.title, path: card.url, productKind: card.kind }] : [];
  });
}

/** The alerts that there is news of, without those stopped since, or whose day has come. */
export async function listNews(db: Executor, ids: readonly string[]) {
  const alerts = await listAlerts(db, ids);
  return alerts.filter((alert) => alert.state === 'active' || endedWithNews(alert));
}

/** As an alert for places does. */
const endedWithNews = ({ toldAt, endedAt }: { toldAt: Date | null; endedAt: Date | null }) =>
  endedAt !== null && endedAt.getTime() === toldAt?.getTime();

/** One alert with its product, or null. */
export async function findAlert(db: Executor, id: string) {
  return (await listAlerts(db, [id]))[0] ?? null;
}

/** Whose alerts they are: a mailbox (in lower case), or a device whose owner's mailbox is not known. */
export type Subscriber = { email: string } | { loneDevice: string };

export const columnOf = (subscriber: Subscriber) =>
  'email' in subscriber
    ? ({ column: 'email', value: subscriber.email } as const)
    : ({ column: 'lone_device', value: subscriber.loneDevice } as const);

/** The subscriber of an alert. */
export const subscriberOf = (alert: { email: string | null; deviceId: string | null }): Subscriber =>
  alert.email === null ? { loneDevice: alert.deviceId ?? '' } : { email: alert.email };

/** The active alerts of a subscriber, earliest days first. */
export async function listActiveAlerts(db: Executor, subscriber: Subscriber, today: string) {
  const alerts = await listAhead(db, subscriber, today);
  return alerts.filter(({ state }) => state === 'active');
}

/** How long news are news, in milliseconds. */
const newsMs = 86_400_000;

/** The same with those that ended by the news of the last day; news first. `isNew`: whether there is news of it. */
export async function listWatched(db: Executor, subscriber: Subscriber, now: Date) {
  const alerts = await listAhead(db, subscriber, dayInVietnam(now));
  return alerts
    .map((alert) => ({
      ...alert,
      isNew: alert.toldAt !== null && now.getTime() - alert.toldAt.getTime() < newsMs,
    }))
    .filter((alert) => alert.state === 'active' || (alert.isNew && endedWithNews(alert)))
    .sort((a, b) => Number(b.isNew) - Number(a.isNew));
}

/** The alerts of a subscriber whose days are to come, those that ended too. */
async function listAhead(db: Executor, subscriber: Subscriber, today: string) {
  const { column, value } = columnOf(subscriber);
  const rows = await db
    .selectFrom('alerts')
    .select('id')
    .where(column, '=', value)
    .where('state', '<>', 'waiting')
    .where('starts_on', '>=', today)
    .execute();
  const alerts = await listAlerts(
    db,
    rows.map(({ id }) => id),
  );
  return alerts.sort((a, b) => a.startsOn.localeCompare(b.startsOn));
}

/** All alerts of a mailbox (in lower case), for its owner's data export. */
export function exportAlerts(db: Executor, email: string) {
  return (
    db
      .selectFrom('alerts')
      .innerJoin('products', 'products.id', 'alerts.product_id')
      // The device of one that nobody confirmed may be somebody else's, who only typed the address.
      .leftJoin('push_devices', (join) =>
        join.onRef('push_devices.id', '=', 'alerts.device_id').on('alerts.confirmed_at', 'is not', null),
      )
      .select([
        'products.title as product',
        'alerts.kind',
        'starts_on as startsOn',
        'ends_on as endsOn',
        'rooms',
        'adults',
        'state',
        'consent',
        'asked_at as askedAt',
        'confirmed_at as confirmedAt',
        'told_at as toldAt',
        'to_device as onDevice',
        'push_devices.endpoint as deviceAddress',
      ])
      .where('email', '=', email)
      .orderBy('asked_at')
      .execute()
  );
}
