import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { exportBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { exportEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import { listMailsSent } from '#modules/mails/queries.ts';
import { exportSubscriber } from '#modules/newsletter/queries.ts';
import { listGuestReviews } from '#modules/reviews/queries/list-reviews.ts';
import { listVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { officeCommand } from '#office/commands/office-command.ts';
import type { RunningApp } from '#platform/app.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { type FoundGuest, findGuest, guestFlags } from './find-guest.ts';

export const exportGuest = officeCommand({
  name: 'export-guest',
  description: 'write all that the site holds of a guest into a new file, once you have made sure who asks',
  flags: z.object({ ...guestFlags, to: z.string().min(1).describe('file to write, FILE.json') }),
  async run(app, { to, ...flags }, actor) {
    const guest = await findGuest(app.db, flags);
    if (!guest) return { lines: ['Refused: neither --phone nor --email'], isRefused: true };
    const held = await collect(app, guest);
    try {
      await writeFile(to, `${JSON.stringify(held, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return { lines: [`Refused: ${to} is there already`], isRefused: true };
    }
    const object = { type: 'guest', id: guest.bookings[0]?.code ?? guest.requests[0]?.code ?? 'unknown' };
    await writeHistory(app.db, {
      actor,
      verb: 'guest.export',
      object,
      after: held.counts,
      now: app.clock.now(),
    });
    const counts = Object.entries({ ...held.counts, newsletter: held.newsletter ? 1 : 0 });
    return {
      lines: [`${to}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`, ...guest.apart],
    };
  },
});

/** Amounts are integer đồng, days and times ISO. */
async function collect({ db, clock, secrets }: RunningApp, { contact, bookings, requests }: FoundGuest) {
  const now = clock.now();
  const [bookingIds, requestIds] = [bookings.map(({ id }) => id), requests.map(({ id }) => id)];
  const copyOf = async (id: string) => ({
    ...(await exportBooking(db, secrets.token, id, now)),
    tripVouchers: await listVouchers(db, id, now),
  });
  const trips: Awaited<ReturnType<typeof copyOf>>[] = [];
  for (const id of bookingIds) trips.push(await copyOf(id));
  const asked = [];
  for (const id of requestIds) asked.push(await exportEnquiry(db, id, now));
  const reviews = await listGuestReviews(db, bookingIds);
  const mails = await listMailsSent(db, { bookingIds, requestIds, email: contact.email });
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
      requests: asked.length,
      reviews: reviews.length,
      mails: mails.length,
    },
    bookings: trips,
    requests: asked,
    reviews,
    newsletter: contact.email ? await exportSubscriber(db, contact.email) : null,
    mails,
  };
}
