import { redirect } from 'react-router';
import { askProvider } from '#modules/booking/commands/ask-providers.ts';
import { getBooking } from '#modules/booking/queries/find-booking.ts';
import { onlineGateways } from '#modules/payments/gateways/online-gateways.ts';
import { findAttemptByReference } from '#modules/payments/queries/find-attempt-by-reference.ts';
import { appContext } from '../app-context.ts';
import type { Route } from './+types/provider-return.ts';

/**
 * Where a provider sends the guest back to. What stands in the address changes nothing: it only says which payment to ask
 * the provider about.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const reference =
    query.get('vnp_TxnRef') ??
    query.get('orderId') ??
    query.get('apptransid')?.slice(7).replaceAll('_', '-') ??
    '';
  const attempt = await findAttemptByReference(app.db, reference.slice(0, 60));
  const gateway = onlineGateways(app.config, () => app.clock.now()).find(
    (one) => one.method === params.provider,
  );
  if (!attempt || attempt.method !== gateway?.method) throw redirect('/chuyen-di');
  if (attempt.state === 'redirected' || attempt.state === 'pending') {
    await askProvider(app.db, app.queue, gateway, attempt, app.clock.now()).catch((error) =>
      app.log.warn({ error }, 'a provider could not be asked'),
    );
  }
  const { code } = await getBooking(app.db, attempt.bookingId, app.clock.now());
  throw redirect(`/dat-cho/${code}`);
}
