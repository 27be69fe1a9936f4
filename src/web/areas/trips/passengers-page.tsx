import { randomUUID } from 'node:crypto';
import { data, Form, redirect, useNavigation } from 'react-router';
import { namesOf, type PartialTrip, passengersOf } from '#modules/booking/trip/item-facts.ts';
import { canRename, listTravellers, savePassengers } from '#modules/booking/trip/passengers.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { listSavedTravellers, type SavedTraveller } from '#modules/travellers/queries.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/passengers-page.ts';
import {
  emptyPassenger,
  goesOnOf,
  readPassengers,
  type TripErrors,
  type TypedPassenger,
} from './passenger-fields.ts';
import { PassengerFieldset } from './passenger-fieldset.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const needed = passengersOf(booking.quote);
  if (!needed && !canRename(booking, app.clock.now())) throw redirect(`/chuyen-di/${booking.code}`);
  const list = needed ?? namesOf(booking.quote);
  const travellers = await listTravellers(app.db, app.secrets.data, booking.id);
  const known = travellers.map(({ fullName, details }) => ({
    ...emptyPassenger,
    ...details,
    fullName,
  }));
  const { partial } = list;
  return {
    code: booking.code,
    until: list.until,
    isNeeded: needed !== null,
    withPapers: list.withPapers,
    partial,
    count: list.count,
    saved: (await ownTravellers(app, request)).map(({ id, fullName: label }) => ({ id, label })),
    passengers: Array.from(
      { length: list.count },
      (_, index): TypedPassenger => ({
        ...(known[index] ?? emptyPassenger),
        goesOn: goesOnOf(travellers, partial, index),
      }),
    ),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const list = passengersOf(booking.quote) ?? namesOf(booking.quote);
  const read = readPassengers(await request.formData(), list, {
    saved: await ownTravellers(app, request),
    today: dayInVietnam(app.clock.now()),
  });
  if (!read.ok) return data({ ...read, refusal: null, again: randomUUID() }, { status: 422 });
  const { passengers } = read;
  const saved = { code: params.code, passengers, actor: 'guest' as const };
  const result = await savePassengers(app.db, app.queue, saved, {
    secrets: app.secrets.data,
    now: app.clock.now(),
  });
  if (result.ok) return redirect(`/chuyen-di/${params.code}`, 303);
  const refusal = 'Chuyến đi đã bắt đầu hoặc không còn hiệu lực, danh sách không sửa được nữa.';
  return data({ values: null, errors: [], tripErrors: {}, refusal, again: '' }, { status: 409 });
}

/** The travellers saved in the signed-in account. */
async function ownTravellers(app: App, request: Request): Promise<SavedTraveller[]> {
  const session = await readGuestSession(app, request);
  return session ? listSavedTravellers(app, session.userId) : [];
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Hành khách ${params.code}`,
    path: `/chuyen-di/${params.code}/hanh-khach`,
    noindex: true,
  });

export default function PassengersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, until, withPapers, partial, isNeeded, passengers, saved, count } = loaderData;
  const isSending = useNavigation().state === 'submitting';
  const values: TypedPassenger[] = actionData?.values ?? passengers;
  const errors = actionData?.errors ?? [];
  const tripErrors: TripErrors = actionData?.tripErrors ?? {};
  const wrong =
    errors.reduce((sum, one) => sum + Object.keys(one).length, 0) + Object.keys(tripErrors).length;
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code, href: `/chuyen-di/${code}` },
          { label: 'Hành khách' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Danh sách hành khách</h1>
      <p className="mt-2 text-ink-soft">
        {!isNeeded
          ? 'Nơi bạn đến đón theo những tên này. Đổi tên không mất phí.'
          : withPapers === 0
            ? `Người dẫn đoàn cần tên của mọi khách trước ${formatDateTime(until)}.`
            : `Cảng vụ, nơi ngủ và bảo hiểm cần giấy tờ của ${papersOf(withPapers < count ? partial : [])} trước ${formatDateTime(until)}.`}{' '}
        Bạn sửa được tới khi chuyến đi bắt đầu.
      </p>
      {partial.map(({ position, title, guests }) => (
        <p key={position} className={tripErrors[position] ? 'mt-2 text-bad' : 'mt-2 text-ink-soft'}>
          {tripErrors[position] ??
            `“${title}” đặt cho ${guests} khách: bạn chọn ai đi chuyến này ở từng người bên dưới.`}
        </p>
      ))}
      <Form method="post" noValidate className="mt-6 stack-5">
        {(wrong > 0 || actionData?.refusal) && (
          <FocusedNotice
            tone="bad"
            role="alert"
            title={actionData?.refusal ?? `Còn ${wrong} mục cần xem lại.`}
          />
        )}
        {values.map((value, index) => (
          <PassengerFieldset
            key={`${index}-${actionData?.again ?? ''}`}
            {...{ index, value, partial, saved }}
            errors={errors[index] ?? {}}
            papers={withPapers === 0 ? 'none' : withPapers === count ? 'all' : 'by_trip'}
          />
        ))}
        <Button type="submit" size="lg" className="max-md:w-full" disabled={isSending}>
          {isSending ? 'Đang lưu…' : 'Lưu danh sách'}
        </Button>
      </Form>
    </div>
  );
}

/** Who must state identity documents: everybody, or those on some trips. */
function papersOf(partial: readonly PartialTrip[]): string {
  const titles = partial.filter(({ hasPapers }) => hasPapers).map(({ title }) => `“${title}”`);
  return titles.length > 0 ? `người đi ${titles.join(', ')}` : 'mọi khách';
}
