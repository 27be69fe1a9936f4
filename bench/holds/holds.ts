import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { type Measure, median } from '../measure.ts';
import { bookAll, sendAll } from './book-all.ts';
import { createCopies } from './copies.ts';
import { nights, oneNight } from './hotels.ts';

const rounds = 3;
const guestsOfARound = 440;

/**
 * Holds per second by `createBooking`, compared with the bare SQL of the same bookings. Every round books on a fresh copy of a
 * database while recording the statements, then replays them on another copy.
 */
export const holds: Measure = {
  name: 'holds',
  async *run(bench) {
    const now = new Date();
    const copies = await createCopies(await bench.databaseServer(), now);
    const { unitIds } = copies;
    const scenes: [string, (guest: number) => CreateBookingInput][] = [
      [
        'apart',
        (guest) =>
          oneNight(unitIds[guest % unitIds.length] ?? 0, Math.floor(guest / unitIds.length) % nights, now),
      ],
      ['all for one room and night', () => oneNight(unitIds[0] ?? 0, 0, now)],
    ];
    for (const [scene, guest] of scenes) {
      const rates: { booked: number; bare: number }[] = [];
      let statements = 0;
      for (let round = 0; round < rounds; round++) {
        const guests = Array.from({ length: guestsOfARound }, (_, number) => guest(number));
        const booked = await bookAll(await copies.next(), guests, now);
        const bare = await sendAll(await copies.next(), booked.transactions);
        rates.push({ booked: booked.perSecond, bare });
        statements = booked.transactions.at(-1)?.length ?? 0;
      }
      const perSecond = (of: 'booked' | 'bare') => Math.round(median(rates.map((rate) => rate[of])));
      yield {
        name: `holds, guests ${scene}, of bare SQL`,
        value: median(rates.map(({ booked, bare }) => booked / bare)),
        unit: '×',
        budget: { atLeast: 0.5 },
        note: `${perSecond('booked')}/s against ${perSecond('bare')}/s, ${statements} statements each`,
      };
    }
  },
};
