import type { Database } from '#platform/db/connect.ts';
import type { Figure } from '../measure.ts';
import { percentile } from '../search/percentile.ts';
import { officeVisit } from './office-visit.ts';

const rounds = 25;

/** Each page of the office with other words and filters, one request at a time, over `bookings` copied bookings. */
export async function* measureOffice(siteUrl: string, db: Database, bookings: number): AsyncIterable<Figure> {
  const visit = await officeVisit(siteUrl, db);
  // In turn, so that whatever the site does by the clock slows all of them.
  const taken = visit.pages.map(() => [] as number[]);
  for (let round = 0; round <= rounds; round++)
    for (const [index, [, paths]] of visit.pages.entries()) {
      const ms = await visit.get(paths[round % paths.length] ?? '');
      if (round > 0) taken[index]?.push(ms);
    }
  for (const [index, [name, , atMost]] of visit.pages.entries()) {
    const times = taken[index] ?? [];
    const middle = percentile(times, 0.5).toFixed(0);
    yield {
      name: `${name}, 95th percentile`,
      value: percentile(times, 0.95),
      unit: 'ms',
      digits: 0,
      budget: { atMost },
      note: `middle ${middle} ms, ${bookings.toLocaleString('en')} bookings`,
    };
  }
}
