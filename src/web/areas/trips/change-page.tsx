import { data, Form, redirect, useNavigation } from 'react-router';
import { isChangeable } from '#modules/booking/active-items.ts';
import { changeBooking, changeMessages, previewChange } from '#modules/booking/change/change-booking.ts';
import { readItemWishes } from '#modules/booking/schema.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode } from '#web/parts/booking/booking-summary.tsx';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import type { Route } from './+types/change-page.ts';
import { ChangeDifference } from './change-difference.tsx';
import { ChangeItemFields } from './change-item-fields.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const booking = await requireFullTrip(request, app, params.code);
  const items = changeableItems(booking, app.clock.now());
  if (items.length === 0) throw redirect(`/chuyen-di/${booking.code}`);
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  const { wishes, problems } = readItemWishes(typed);
  const today = dayInVietnam(app.clock.now());
  const days = { firstDay: today, lastDay: addDays(today, bookingLimits.horizonDays) };
  const isWrong = Object.keys(problems).length > 0;
  const error = isWrong ? seeFields : null;
  const shown = { code: booking.code, items, days, typed, problems, preview: null, error };
  if (wishes.length === 0 || isWrong) return shown;
  const found = await previewChange(app.db, { code: booking.code, wishes, actor: 'guest' }, app.clock.now());
  return found.ok
    ? { ...shown, preview: found.preview }
    : { ...shown, error: wordsOf(found), problems: problemsOf(found) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = await requireFullTrip(request, app, params.code);
  const typed = Object.fromEntries(await request.formData());
  const { wishes, problems } = readItemWishes(typed);
  if (Object.keys(problems).length > 0) return data({ error: seeFields }, { status: 422 });
  const expected = { totalVnd: Number(typed.expectedTotalVnd), dueVnd: Number(typed.expectedDueVnd) };
  const wish = { code, wishes, actor: 'guest' as const, expected };
  const changed = await changeBooking(app.db, app.queue, wish, app.clock.now());
  if (!changed.ok) return data({ error: wordsOf(changed) }, { status: 409 });
  if (!changed.isDone) return redirect(`/dat-cho/${code}`, 303);
  // The last day has moved, and with it the day until which this device's access lasts.
  const cookie = await addToTripCookie(request, app, { code, access: 'full' });
  return redirect(`/chuyen-di/${code}?xong=doi`, { status: 303, headers: { 'set-cookie': cookie } });
}

const seeFields = 'Vui lòng xem lại các ô bên dưới.';

type Refusal = Extract<Awaited<ReturnType<typeof changeBooking>>, { ok: false }>;

/** The field that a refusal is about: 'items.0.from' is that of 'from-0'. */
function problemsOf(refusal: Refusal): Record<string, string> {
  if (refusal.reason !== 'not_free') return {};
  const [, position, name] = /^items\.(\d+)\.(\w+)$/.exec(refusal.field) ?? [];
  return name ? { [`${name}-${position}`]: refusal.message } : {};
}

function wordsOf(refusal: Refusal): string {
  if (refusal.reason !== 'not_free') return changeMessages[refusal.reason];
  const near = refusal.nearestDates.map((day) => formatWeekdayDate(day)).join('; ');
  return near ? `${refusal.message} Còn chỗ: ${near}.` : refusal.message;
}

/** The items of a booking that its guest can change, with the labels of their days and number. */
function changeableItems({ state, quote }: BookingView, now: Date) {
  return quote.items.flatMap((item, position) => {
    const isAhead = now < new Date(item.startsAt);
    if (state !== 'confirmed' || !isAhead || !isChangeable(item, { isGuest: true })) return [];
    const { from: fromLabel, to: toLabel, counts, hasNights } = kindProfiles[item.kind].booking;
    const { productTitle, unitTitle, from, to, quantity, adults, childAges } = item;
    // A combo's length is fixed.
    const labels = { fromLabel, toLabel: getKind(item.kind).sale === 'bundle' ? null : (toLabel ?? null) };
    return {
      position,
      productTitle,
      unitTitle,
      from,
      to,
      quantity,
      adults,
      childAges,
      ...labels,
      isStay: hasNights === true,
      counts: counts ?? null,
    };
  });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Đổi ${params.code}`,
    path: `/chuyen-di/${params.code}/doi`,
    noindex: true,
  });

export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, items, days, typed, problems, preview } = loaderData;
  const isSending = useNavigation().state !== 'idle';
  const error = actionData?.error ?? loaderData.error;
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code, href: `/chuyen-di/${code}` },
          { label: 'Đổi' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Đổi ngày hoặc số khách</h1>
      <div className="mt-6 stack-5">
        {error && <FocusedNotice tone="bad" title={error} />}
        <BookingCode code={code} />
        <Form method="get" data-held preventScrollReset className="stack-4" noValidate>
          {items.map((item) => (
            <ChangeItemFields key={item.position} item={item} days={days} typed={typed} problems={problems} />
          ))}
          <Button
            type="submit"
            look={preview ? 'outline' : 'primary'}
            className="max-md:w-full"
            disabled={isSending}
          >
            Xem chênh lệch
          </Button>
        </Form>
        {preview && (
          <Form method="post" className="stack-4 rounded-card border border-line bg-rice p-5">
            <ChangeDifference preview={preview} />
            {Object.entries(typed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="expectedTotalVnd" value={preview.totalVnd} />
            <input type="hidden" name="expectedDueVnd" value={preview.dueVnd} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" disabled={isSending} className="max-md:w-full">
                {preview.dueVnd > 0 ? 'Giữ chỗ mới và trả tiền' : 'Xác nhận đổi'}
              </Button>
              <ButtonLink to={`/chuyen-di/${code}`} look="outline" className="max-md:w-full">
                Giữ như cũ
              </ButtonLink>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
