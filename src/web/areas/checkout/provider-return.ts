import { redirect } from 'react-router';
import { pollPayment } from '#modules/booking/payment/provider-events.ts';
import { findAttemptByReference } from '#modules/payments/attempts/queries.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import { appContext } from '#web/app/app-context.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/provider-return.ts';
import { findPartPage } from './find-part-page.ts';

/**
 * A provider's return URL. Its query changes nothing: it only says which payment to poll the provider about. A browser that may
 * not see the booking learns nothing about it, not even whether it exists, and polls nobody; whoever began to pay a part of one
 * is led back to that part. A guest who returns in another browser finds the booking by the look-up, and the sweep polls the
 * provider.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const reference =
    query.get('vnp_TxnRef') ??
    query.get('orderId') ??
    query.get('apptransid')?.slice(7).replaceAll('_', '-') ??
    '';
  // A reference is the booking's code and a number.
  const [code = ''] = reference.split('-');
  const attempt = await findAttemptByReference(app.db, reference.slice(0, 60));
  const ofPart = attempt?.partId ? await findPartPage(app, request, attempt.partId) : null;
  if (!ofPart && typeof (await findTrip(request, app, code)) === 'string') throw redirect(lookUpOf(code));
  const gateway = onlineGateways(app.config, () => app.clock.now()).find(
    (one) => one.method === params.provider,
  );
  const isOpen = attempt?.state === 'redirected' || attempt?.state === 'pending';
  if (isOpen && attempt.method === gateway?.method) {
    await pollPayment(app.db, app.queue, gateway, attempt, app.clock.now()).catch((error) =>
      app.log.warn({ error }, 'a provider could not be polled'),
    );
  }
  throw redirect(ofPart ?? `/dat-cho/${code}`);
}

/** Whoever returns in another browser, as a wallet's application opens one, looks the booking up there; nothing says whether it exists. */
function lookUpOf(code: string): string {
  return /^DV[0-9A-Z]{7}$/.test(code) ? `/chuyen-di?code=${code}&tu=thanh-toan` : '/chuyen-di';
}
