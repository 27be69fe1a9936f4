import type { LoaderFunctionArgs } from 'react-router';
import { listPeople } from '#modules/retention/queries/person.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

const most = 3;

/** People known by a complete phone number; empty for users without the right to read guests. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.sell');
  const app = appOf(context);
  const phone = normalizePhone(new URL(request.url).searchParams.get('dien-thoai') ?? '');
  // `count` is the number of their bookings, enquiries and accounts.
  if (!phone || !staffMay(actorOf(context), 'guest.read')) return [];
  const people = await listPeople(app.readDb, phone, app.clock.now());
  return people
    .filter((person) => person.phone === phone)
    .slice(0, most)
    .map(({ key, fullName, found }) => ({ key, fullName, count: found.length }));
}
