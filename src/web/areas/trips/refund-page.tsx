import { data, redirect } from 'react-router';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { bankAccountInput } from '#modules/payments/schema.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AccountForm, accountFields } from '#web/parts/booking/account-form.tsx';
import { RefundTracker } from '#web/parts/booking/refund-tracker.tsx';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/refund-page.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { code, refunds } = await requireFullTrip(request, context.get(appContext), params.code);
  return { code, refunds };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const form = await request.formData();
  const refundId = String(form.get('refundId') ?? '');
  const values = Object.fromEntries(accountFields.map((field) => [field, String(form.get(field) ?? '')]));
  const parsed = bankAccountInput.safeParse(values);
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message]));
    return data({ refundId, values, errors, refusal: null }, { status: 422 });
  }
  // Checked first, because an arbitrary id need not even be a UUID for the database.
  const isTheirs = booking.refunds.some(({ id }) => id === refundId);
  const account = { bookingId: booking.id, refundId, account: parsed.data, actor: 'guest' as const };
  const kept = isTheirs
    ? await saveBankAccount(app.db, app.queue, account, { secrets: app.secrets.data, now: app.clock.now() })
    : { ok: false };
  if (kept.ok) return redirect(`/chuyen-di/${booking.code}/hoan-tien`, 303);
  const refusal = 'Khoản hoàn này không cần số tài khoản nữa.';
  return data({ refundId, values: {}, errors: {}, refusal }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Hoàn tiền ${params.code}`,
    path: `/chuyen-di/${params.code}/hoan-tien`,
    noindex: true,
  });

export default function RefundPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, refunds } = loaderData;
  const { settings } = useRootData();
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code, href: `/chuyen-di/${code}` },
          { label: 'Hoàn tiền' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Theo dõi hoàn tiền</h1>
      <div className="mt-6 stack-5">
        {actionData && (
          <FocusedNotice
            tone="bad"
            role="alert"
            title={actionData.refusal ?? 'Còn mục cần xem lại trong số tài khoản.'}
          />
        )}
        {refunds.length === 0 && <p>Đặt chỗ này không có khoản hoàn nào.</p>}
        {refunds.map((refund) => (
          <RefundTracker key={refund.id} refund={refund} hotline={settings.phone}>
            <AccountPart
              refund={refund}
              typed={actionData?.refundId === refund.id ? actionData : { values: {}, errors: {} }}
            />
          </RefundTracker>
        ))}
      </div>
    </div>
  );
}

function AccountPart({
  refund,
  typed: { values, errors },
}: {
  refund: Route.ComponentProps['loaderData']['refunds'][number];
  typed: { values: Record<string, string>; errors: Record<string, string> };
}) {
  const form = <AccountForm refundId={refund.id} values={values} errors={errors} />;
  if (refund.needsAccount) {
    return (
      <>
        <p className="mt-4">
          Khoản này không hoàn thẳng về cách bạn đã trả được, nên chúng tôi chuyển khoản. Vui lòng cho biết số
          tài khoản nhận tiền.
        </p>
        {form}
      </>
    );
  }
  if (!refund.canChangeAccount) return null;
  return (
    <details className="mt-4" open={Object.keys(errors).length > 0}>
      <summary className="folded-head min-h-11 font-semibold">Đổi số tài khoản khác</summary>
      {form}
    </details>
  );
}
