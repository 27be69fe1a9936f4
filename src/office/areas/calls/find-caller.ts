import type { LoaderFunctionArgs } from 'react-router';
import { sumUsableCredits } from '#modules/payments/credits/credits.ts';
import { listPeople } from '#modules/retention/queries/person.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

const max = 3;

/** People known by a complete phone number, and their credit in đồng; empty for users without the right to read guests. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.sell');
  const app = appOf(context);
  const phone = normalizePhone(new URL(request.url).searchParams.get('dien-thoai') ?? '');
  // `count` is the number of their bookings, enquiries and accounts.
  if (!phone || !staffMay(actorOf(context), 'guest.read')) return { people: [], creditVnd: 0 };
  const now = app.clock.now();
  const [people, creditVnd] = await Promise.all([
    listPeople(app.readDb, phone, now),
    sumUsableCredits(app.readDb, phone, dayInVietnam(now)),
  ]);
  return {
    people: people
      .filter((person) => person.phone === phone)
      .slice(0, max)
      .map(({ key, fullName, found }) => ({ key, fullName, count: found.length })),
    creditVnd,
  };
}
