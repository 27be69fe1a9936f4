import { data, redirect } from 'react-router';
import { paymentRefusals, startPayment } from '#modules/booking/payment/start-payment.ts';
import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import type { App } from '#platform/app.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { type AccountField, accountFields } from '#web/parts/booking/account-form.tsx';
import { PaymentWatch } from '#web/parts/booking/payment-watch.tsx';
import type { Route } from './+types/part-page.ts';
import { keepPartCookie } from './find-part-page.ts';
import { loadPart } from './load-part.ts';
import { PartRefunds } from './part-refunds.tsx';
import { PartState } from './part-state.tsx';
import { requirePart } from './require-part.ts';
import { sendSimulatedTransfer } from './send-simulated-transfer.ts';

export const headers = secretAddress;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadPart(context.get(appContext), params.token);

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const part = await requirePart(app, params.token);
  const here = `/dat-cho/phan/${params.token}`;
  const form = await request.formData();
  if (form.get('intent') === 'simulate' && app.config.PAYMENT_MODE === 'simulator') {
    await sendSimulatedTransfer(app, part.payment);
    return redirect(here, 303);
  }
  if (form.has('refundId')) return nameAccount(app, part, { form, here });
  const method = String(form.get('method')) as PaymentMethod;
  const guestIp = guestIpOf(request) || undefined;
  const attempt = { code: part.code, method, partId: part.id, actor: 'guest' as const, guestIp };
  const result = await startPayment(app.db, app.queue, attempt, await offeredGateways(app), app.clock.now());
  if (!result.ok) {
    if (result.reason === 'provider_unavailable')
      app.log.warn({ error: result.fault, method }, 'a payment could not be started');
    return data(
      { error: paymentRefusals[result.reason], refundId: '', values: {}, errors: {} },
      { status: 409 },
    );
  }
  const cookie: [string, string][] = [['set-cookie', keepPartCookie(app, params.token)]];
  return redirect(result.attempt.redirectUrl ?? here, { status: 303, headers: cookie });
}

/** Stores the bank account to which this part's refund is transferred. */
async function nameAccount(
  app: App,
  { bookingId, refunds }: Awaited<ReturnType<typeof requirePart>>,
  { form, here }: { form: FormData; here: string },
) {
  const refundId = String(form.get('refundId'));
  const values = Object.fromEntries(accountFields.map((field) => [field, String(form.get(field) ?? '')]));
  const parsed = bankAccountInput.safeParse(values);
  if (!parsed.success) {
    const isField = (path: string) => accountFields.find((field): field is AccountField => field === path);
    const errors = errorsOf(parsed.error.issues, (path) => isField(path) ?? null);
    const error = 'Còn mục cần xem lại trong số tài khoản.';
    return data({ error, refundId, values, errors }, { status: 422 });
  }
  const own = refunds.find(({ id }) => id === refundId);
  const named = { bookingId, refundId, partId: own?.partId ?? null, account: parsed.data };
  const kept = own
    ? await saveBankAccount(
        app.db,
        app.queue,
        { ...named, actor: 'guest' },
        { secrets: app.secrets.data, now: app.clock.now() },
      )
    : { ok: false };
  if (kept.ok) return redirect(here, 303);
  const error = 'Khoản hoàn này không cần số tài khoản nữa.';
  return data({ error, refundId: '', values: {}, errors: {} }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Trả phần của bạn', path: '/dat-cho', noindex: true });

export default function PartPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { part, trip } = loaderData;
  const page = `/dat-cho/phan/${params.token}`;
  return (
    <div className="container-page max-w-3xl stack-5 pt-6 pb-16">
      <header>
        <h1 className="text-2xl lg:text-3xl">
          {part.name}: <span className="inline-block">{formatVnd(part.amount)}</span>
        </h1>
        <p className="mt-2 text-lg">{trip.title}</p>
        {trip.days && <p className="text-ink-soft">{trip.days}</p>}
      </header>
      {actionData && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
      <PartState {...loaderData} page={page} />
      <PartRefunds refunds={part.refunds} typed={actionData} />
      <PaymentWatch
        page={page}
        state={`${part.state} ${part.outcome}`}
        paid={part.paidBefore}
        isAwaited={part.outcome === 'waiting' || part.canPay}
      />
    </div>
  );
}
