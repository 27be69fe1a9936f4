import { data, type LoaderFunctionArgs } from 'react-router';
import { exportGuestData } from '#modules/retention/queries/export-guest-data.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { openGuest } from './load-guest.ts';

/** The copy of all data held about a guest, to which they have a legal right. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'guest.export');
  const app = appOf(context);
  const now = app.clock.now();
  const key = params.key ?? '';
  const opened = await openGuest(app.db, key, now);
  if (!opened.ok) throw data(null, { status: 404 });
  const held = await exportGuestData(app, opened.data);
  await writeHistory(app.db, {
    actor: actorOf(context),
    verb: 'guest.export',
    object: { type: 'guest', id: key },
    after: held.counts,
    now,
  });
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="khach-${key}.json"`,
      'cache-control': 'no-store',
    },
  });
}
