import { exportAlerts } from '#modules/alerts/queries.ts';
import { exportBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { exportEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import { listMailsSent, listMailWords } from '#modules/mails/queries.ts';
import { exportSubscriber } from '#modules/newsletter/queries.ts';
import { listGuestReviews } from '#modules/reviews/queries/list-reviews.ts';
import { listVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import type { App } from '#platform/app.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';

/** The data of a guest: bookings and enquiries by their ids, in lock order. */
export interface GuestData {
  contact: GuestContact;
  /** Other contacts of the guest, from merges. */
  merged?: readonly GuestContact[];
  bookings: readonly { id: string; code: string }[];
  requests: readonly { id: string; code: string }[];
}

/** All data about a guest in bookings, enquiries and mails, for a data export. Amounts are integer đồng, days and times ISO. */
export async function exportGuestData(
  { db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>,
  { contact, merged = [], bookings, requests }: GuestData,
) {
  const now = clock.now();
  const [bookingIds, requestIds] = [bookings.map(({ id }) => id), requests.map(({ id }) => id)];
  const copyOf = async (id: string) => ({
    ...(await exportBooking(db, secrets.data, id, now)),
    tripVouchers: await listVouchers(db, id, now),
    mailWords: (await listMailWords(db, id)).map(({ mail, at, changes }) => ({
      ...{ mail, at },
      words: changes.map(({ name, after }) => ({ name, content: after })),
    })),
  });
  const trips: Awaited<ReturnType<typeof copyOf>>[] = [];
  for (const id of bookingIds) trips.push(await copyOf(id));
  const enquiries = [];
  for (const id of requestIds) enquiries.push(await exportEnquiry(db, id, now));
  const reviews = await listGuestReviews(db, bookingIds);
  const emails = [contact, ...merged].flatMap(({ email }) => email ?? []);
  const mails = await listMailsSent(db, { bookingIds, requestIds, email: contact.email });
  for (const email of emails.filter((one) => one !== contact.email))
    mails.push(...(await listMailsSent(db, { bookingIds: [], requestIds: [], email })));
  const own = [];
  for (const email of emails)
    own.push({ subscriber: await exportSubscriber(db, email), alerts: await exportAlerts(db, email) });
  const sum = (of: (trip: (typeof trips)[number]) => unknown[]) =>
    trips.reduce((count, trip) => count + of(trip).length, 0);
  return {
    writtenAt: now.toISOString(),
    contact,
    counts: {
      bookings: trips.length,
      travellers: sum(({ travellers }) => travellers),
      payments: sum(({ payments }) => payments),
      refunds: sum(({ refunds }) => refunds),
      credits: sum(({ credits }) => credits),
      vouchers: sum(({ tripVouchers, vouchers }) => [...tripVouchers, ...vouchers]),
      requests: enquiries.length,
      reviews: reviews.length,
      mails: mails.length,
    },
    bookings: trips,
    requests: enquiries,
    reviews,
    ...(merged.length > 0 && { alsoKnownAs: merged.map(({ phone, email }) => ({ phone, email })) }),
    newsletter: own.find(({ subscriber }) => subscriber)?.subscriber ?? null,
    alerts: own.flatMap(({ alerts }) => alerts),
    mails,
  };
}
