import { data, Form, Link, redirect } from 'react-router';
import { bookingLookUps, readBookingCode } from '#modules/booking/schema.ts';
import { findBookingByLinkToken, findBookingByPhone } from '#modules/booking/trip/find-booking.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { addToTripCookie, readTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { guardedLookUp } from '#web/parts/bots/guarded-look-up.ts';
import type { Route } from './+types/lookup-page.ts';
import { ForgetDevice } from './device-section.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const now = app.clock.now();
  const passes = readTripCookie(request, app);
  const bookings = await Promise.all(passes.map((pass) => findBookingByLinkToken(app.db, pass, now)));
  return {
    code: new URL(request.url).searchParams.get('code') ?? '',
    trips: bookings.flatMap((booking) =>
      booking
        ? [
            {
              code: booking.code,
              stateLabel: booking.stateLabel,
              title: booking.quote.items[0]?.productTitle ?? '',
              from: booking.quote.items[0]?.from ?? '',
              to: booking.quote.items[0]?.to ?? '',
            },
          ]
        : [],
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const values = {
    code: String(form.get('code') ?? '').trim(),
    phone: String(form.get('phone') ?? '').trim(),
  };
  const errors: { code?: string; phone?: string; form?: string } = {
    ...(!values.code && { code: 'Vui lòng nhập mã đặt chỗ, ví dụ DV26A7K9Q.' }),
    ...(!values.phone && { phone: 'Vui lòng nhập số điện thoại đã dùng khi đặt.' }),
  };
  if (errors.code || errors.phone) return data({ values, errors, needsProof: false }, { status: 422 });
  const looked = await guardedLookUp(app, request, form, {
    about: bookingLookUps,
    code: readBookingCode(values.code),
    unknown: 'Không có đặt chỗ nào khớp cả mã và số điện thoại này. Mã nằm trong email xác nhận.',
    find: () => findBookingByPhone(app.db, values.code, values.phone, app.clock.now()),
  });
  if (!looked.found) {
    const { message, needsProof, status } = looked;
    return data({ values, errors: { form: message }, needsProof }, { status });
  }
  const booking = looked.found;
  return redirect(`/chuyen-di/${booking.code}`, {
    status: 303,
    headers: { 'set-cookie': await addToTripCookie(request, app, { code: booking.code, access: 'reduced' }) },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Chuyến đi của tôi', path: '/chuyen-di', noindex: true });

export default function LookupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { trips, code } = loaderData;
  const values = actionData?.values ?? { code, phone: '' };
  const errors: { code?: string; phone?: string; form?: string } = actionData?.errors ?? {};
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Chuyến đi của tôi' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Chuyến đi của tôi</h1>
      <div className="mt-6 grid gap-6 xl:grid-cols-2">
        <section
          className={classNames(
            'h-fit rounded-card border border-line bg-rice p-5 lg:p-6',
            trips.length > 0 && 'order-last',
          )}
        >
          <h2 className="text-xl">Tra cứu đặt chỗ</h2>
          <p className="mt-1 text-ink-soft">
            Không cần tài khoản. Bạn cần mã đặt chỗ và số điện thoại đã dùng khi đặt.
          </p>
          <Form method="post" noValidate className="mt-4 space-y-4">
            {errors.form && <Notice tone="bad" role="alert" title={errors.form} />}
            <TextField
              name="code"
              label="Mã đặt chỗ"
              required
              defaultValue={values.code}
              error={errors.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              name="phone"
              label="Số điện thoại"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              defaultValue={values.phone}
              error={errors.phone}
            />
            {actionData?.needsProof && <FormGuard isEager />}
            <Button type="submit" className="w-full">
              Tìm đặt chỗ
            </Button>
          </Form>
        </section>
        <section>
          <h2 className="text-xl">Đặt chỗ trên thiết bị này</h2>
          {trips.length === 0 ? (
            <p className="mt-3 text-ink-soft">
              Chưa có đặt chỗ nào. Đặt chỗ bạn tạo hoặc tra cứu trên thiết bị này sẽ hiện ở đây.
            </p>
          ) : (
            <ul className="mt-3 space-y-3">
              {trips.map((trip) => (
                <li
                  key={trip.code}
                  className="relative rounded-card border border-line bg-rice p-5 hover:border-sea"
                >
                  <p className="text-sm text-ink-soft">
                    {trip.code} · {trip.stateLabel}
                  </p>
                  <h3 className="text-lg">
                    <Link to={`/chuyen-di/${trip.code}`} className="after:absolute after:inset-0">
                      {trip.title}
                    </Link>
                  </h3>
                  <p className="text-ink-soft">{trip.from && formatRange(trip.from, trip.to)}</p>
                </li>
              ))}
            </ul>
          )}
          {trips.length > 0 && <ForgetDevice />}
        </section>
      </div>
    </div>
  );
}
