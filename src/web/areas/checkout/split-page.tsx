import { data, Link, redirect } from 'react-router';
import { endSplit, splitPayment, splitRefusals } from '#modules/booking/payment/split-payment.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode } from '#web/parts/booking/booking-summary.tsx';
import { CheckoutSteps } from '#web/parts/booking/checkout-steps.tsx';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { PaymentWatch } from '#web/parts/booking/payment-watch.tsx';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/split-page.ts';
import { loadSplit } from './load-split.ts';
import { PartList } from './part-list.tsx';
import { readSplitForm } from './read-split-form.ts';
import { SplitForm } from './split-form.tsx';

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadSplit(context.get(appContext), request, params.code);

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const { code } = booking;
  const form = await request.formData();
  const now = app.clock.now();
  if (form.get('intent') === 'end') {
    const ended = await endSplit(app.db, { code, actor: 'guest' }, now);
    return ended.ok ? redirect(`/dat-cho/${code}`, 303) : refuse(splitRefusals.not_payable);
  }
  const { rows, parts, errors } = readSplitForm(form);
  if (!parts) return data({ error: 'Còn mục cần xem lại trong các phần.', rows, errors }, { status: 422 });
  const hours = await hoursOf(app);
  const done = await splitPayment(app.db, { code, parts, actor: 'guest', hours }, now);
  if (done.ok) return redirect(`/dat-cho/${code}/chia-tien#cac-phan`, 303);
  const sum = parts.reduce((total, { amountVnd }) => total + amountVnd, 0);
  const error = 'dueVnd' in done ? differs(sum, done.dueVnd) : splitRefusals[done.reason];
  return data({ error, rows, errors }, { status: 409 });
}

const refuse = (error: string) => data({ error, rows: [], errors: {} }, { status: 409 });

async function hoursOf(app: App): Promise<number> {
  return (await getSettings(app.readDb)).groupPayment.hours;
}

function differs(sumVnd: number, dueVnd: number): string {
  const by = formatVnd(Math.abs(dueVnd - sumVnd));
  return `Các phần cộng lại là ${formatVnd(sumVnd)}, ${sumVnd < dueVnd ? 'còn thiếu' : 'thừa'} ${by} so với ${formatVnd(dueVnd)} phải trả.`;
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Chia tiền đặt chỗ ${params.code}`,
    path: `/dat-cho/${params.code}/chia-tien`,
    noindex: true,
  });

export default function SplitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, state, due, paid, parts, canSplit, holdExpiresAt, hours, shares, isBalance, balanceDueOn } =
    loaderData;
  return (
    <div className="container-page max-w-3xl stack-5 pt-4 pb-16 lg:pt-6">
      <CheckoutSteps current={2} />
      <h1 className="text-2xl lg:text-3xl">Chia tiền với nhóm</h1>
      <BookingCode code={code} />
      {actionData && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
      {holdExpiresAt && canSplit && <Countdown until={holdExpiresAt} label="Giữ chỗ đến" />}
      {parts.length > 0 && <PartList code={code} parts={parts} due={due} paid={paid} canSplit={canSplit} />}
      {canSplit && (
        <SplitForm
          due={due}
          shares={shares}
          hours={hours}
          isAgain={parts.some((part) => !isBalance || part.state === 'open')}
          balance={isBalance ? { dueOn: balanceDueOn } : null}
          typed={actionData ?? { rows: [], errors: {} }}
        />
      )}
      {parts.length === 0 && (
        <Link to={`/dat-cho/${code}`} className="inline-flex min-h-11 items-center font-semibold text-sea">
          Về trang thanh toán
        </Link>
      )}
      <PaymentWatch page={`/dat-cho/${code}`} state={state} paid={paid} />
    </div>
  );
}
