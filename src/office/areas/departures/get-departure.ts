import { data } from 'react-router';
import { type DepartureOfOffice, findDeparture } from '#modules/booking/trip/passengers.ts';
import type { Database } from '#platform/db/connect.ts';
import { isDay } from '#platform/time/days.ts';

/** The departure of an address. @throws 404 where there is none */
export async function getDeparture(
  db: Database,
  { id = '', day = '' }: { id?: string | undefined; day?: string | undefined },
): Promise<DepartureOfOffice> {
  const departure = /^\d{1,9}$/.test(id) && isDay(day) ? await findDeparture(db, Number(id), day) : null;
  if (!departure) throw data(null, { status: 404 });
  return departure;
}

/** The departure's id in the history. */
export const historyIdOf = ({ title, day }: { title: string; day: string }) => `${title} ${day}`;
