import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { bookingSweeps } from '#modules/booking/jobs.ts';
import { listDemoStaff } from '#modules/identity/sign-in/sign-in.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { markDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { findTrip } from './find-trip.ts';
import { inventGuest } from './invent-guest.ts';
import { planBookings, tradeDays } from './plan-bookings.ts';
import { demoAffiliate, playAffiliate, settleAffiliate } from './play-affiliate.ts';
import { playBooking, transfer } from './play-booking.ts';
import { playEnquiries } from './play-enquiries.ts';
import { playGiftCards } from './play-gift-cards.ts';
import { playPastTrips } from './play-past-trips.ts';
import { listStrayTransfers, playRefunds } from './play-refunds.ts';
import { playReviews } from './play-reviews.ts';
import { quietQueue } from './quiet-queue.ts';
import { seededRandom } from './random.ts';
import { after, type TradeParts } from './trade-parts.ts';

/** Sources of guests, in turn; null where unknown. */
const sources = ['google', null, 'facebook', 'google', 'zalo', null, 'ban-tin-thang-11'];

/** Every ninth booking came by the affiliate's link. */
const ledBy = 9;

/**
 * Gives the demo company a fortnight of bookings up to now, using the commands that visitors and staff would use: bookings
 * in every state, reviews of past trips, enquiries, unmatched money, refunds, a storm that closes a bay, and the earlier trips
 * that the catalogue's reviews tell of. Sends no mails.
 * @returns how many bookings there are
 */
export async function loadTrade(
  app: Pick<App, 'db' | 'queue' | 'secrets' | 'clock' | 'config'>,
): Promise<number> {
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const random = seededRandom(Number(today.replaceAll('-', '')));
  const parts: TradeParts = { ...app, random, now, staff: await findPeople(app) };
  await openPastDays(app.db, addDays(today, -tradeDays), today);
  const bay = await findSmallestBay(app.db);
  const stormDay = addDays(today, 2);
  await playAffiliate(parts);
  let made = 0;
  for (const [at, { outcome, bookedAt, ...wanted }] of planBookings(random, now, {
    bay,
    stormDay,
  }).entries()) {
    const trip = await findTrip(app.db, wanted, { random, secret: app.secrets.token, now: bookedAt });
    if (!trip) continue;
    const source = sources[at % sources.length] ?? null;
    const click = at % ledBy === 0 ? { code: demoAffiliate, clickedAt: after(bookedAt, -26 * 60) } : null;
    const booking = { trip, guest: inventGuest(random, at), source, click, bookedAt, outcome };
    if (await playBooking(parts, booking)) made++;
  }
  made += await playGiftCards(parts);
  await playEnquiries(parts);
  for (const stray of await listStrayTransfers(parts)) await transfer(parts, stray);
  for (const { name, run } of bookingSweeps)
    if (byTheClock.has(name)) await run({ ...app, queue: quietQueue });
  await playReviews(parts);
  await playRefunds(parts);
  if (bay) await closeBay(parts, bay, stormDay);
  await settleAffiliate(parts);
  made += await playPastTrips(parts);
  await markDemoTrade(app.db);
  return made;
}

/** Sweeps that would have run every minute since. */
const byTheClock = new Set(['expire-holds', 'complete-trips']);

/** The bay with the fewest cruises: its storm affects few of the bookable products. */
async function findSmallestBay(db: Database): Promise<string | undefined> {
  const bay = await db
    .selectFrom('product_terms as pt')
    .innerJoin('terms as t', 't.id', 'pt.term_id')
    .innerJoin('products as p', 'p.id', 'pt.product_id')
    .select(['t.slug', (eb) => eb.fn.countAll<number>().as('count')])
    .where('t.taxonomy', '=', 'bay')
    .where('p.kind', '=', 'cruise')
    .where('p.status', '=', true)
    .groupBy('t.slug')
    .orderBy('count')
    .limit(1)
    .executeTakeFirst();
  return bay?.slug;
}

/** Uses the real queue, so that its guests are notified: they have a choice to make. */
async function closeBay({ db, queue, now, staff }: TradeParts, bay: string, day: string): Promise<void> {
  await closeDays(
    db,
    queue,
    {
      scope: { bay },
      fromOn: day,
      toOn: day,
      reason: 'weather',
      note: 'Cảng vụ tạm dừng tàu vì gió mạnh.',
    },
    { actor: staff.operations, now },
  );
}

const person = (id: string, name: string): StaffActor => ({
  id,
  name,
  rights: 'all',
  cameFrom: 'demo',
  requestId: null,
});

/**
 * The demo's staff accounts, so that whoever signs in as one of them finds their own actions; invented people where nobody
 * can sign in yet.
 */
async function findPeople(app: Pick<App, 'db' | 'config' | 'clock'>): Promise<TradeParts['staff']> {
  const people = await listDemoStaff(app);
  const find = (role: string, invented: StaffActor) => {
    const found = people.find((one) => one.role.slug === role);
    return found ? person(found.id, found.name) : invented;
  };
  return {
    operations: find('dieu-hanh', person('demo-ha', 'Phạm Thu Hà')),
    accounting: find('ke-toan', person('demo-hanh', 'Lê Thị Hạnh')),
  };
}

/** Opens past days of hotels for sale, which a catalogue that begins today does not have. @returns the products */
async function openPastDays(db: Database, from: string, to: string): Promise<void> {
  const units = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['u.id', 'p.id as productId'])
    .where('p.kind', '=', 'hotel')
    .where('p.status', '=', true)
    .where('u.status', '=', true)
    .execute();
  await db.transaction().execute(async (tx) => {
    await openDays(tx, { unitIds: units.map(({ id }) => id), from, to });
    for (const productId of new Set(units.map((unit) => unit.productId)))
      await writeDailyRates(tx, productId, from, to);
  });
}
