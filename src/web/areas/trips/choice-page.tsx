import { data, redirect } from 'react-router';
import { choiceMessages, chooseOutcome, listMoveDates } from '#modules/booking/disruption/choices.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { formatDateTime, formatRange } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { BookingCode } from '#web/parts/booking/booking-summary.tsx';
import { ChoiceCauses } from '#web/parts/booking/choice-causes.tsx';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import type { Route } from './+types/choice-page.ts';
import { ChoiceWays } from './choice-ways.tsx';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { choices, code, quote } = await requireFullTrip(request, app, params.code);
  if (!choices) throw redirect(`/chuyen-di/${code}`);
  const now = app.clock.now();
  const items = quote.items.filter((_, position) => choices.items.some((item) => item.position === position));
  return {
    code,
    choices,
    others: quote.items.filter((item) => !items.includes(item) && !item.ended).length,
    today: dayInVietnam(now),
    dates: choices.canRebook
      ? (await listMoveDates(app.db, items, now)).filter((day) => day !== choices.proposedOn)
      : [],
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  await requireFullTrip(request, app, params.code);
  const choice = readChoice(await request.formData());
  if (!choice)
    return data({ error: 'Vui lòng chọn một ngày trong danh sách hoặc nhập ngày khác.' }, { status: 422 });
  const chosen = { code: params.code, choice, actor: 'guest' as const };
  const result = await chooseOutcome(app.db, app.queue, chosen, app.clock.now());
  if (result.ok || result.reason === 'no_choice') {
    // The last day may have moved, and with it the day until which this device's access lasts.
    const cookie = await addToTripCookie(request, app, { code: params.code, access: 'full' });
    return redirect(`/chuyen-di/${params.code}`, { status: 303, headers: { 'set-cookie': cookie } });
  }
  const error = result.reason === 'day_not_free' ? result.message : choiceMessages[result.reason];
  return data({ error }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Lựa chọn ${params.code}`,
    path: `/chuyen-di/${params.code}/lua-chon`,
    noindex: true,
  });

export default function ChoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, choices, others, dates, today } = loaderData;
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code, href: `/chuyen-di/${code}` },
          { label: 'Lựa chọn' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">{titleOf(choices)}</h1>
      <div className="mt-6 stack-5">
        {actionData?.error && <FocusedNotice tone="bad" title={actionData.error} />}
        <BookingCode code={code} />
        <ChoiceCauses choices={choices} />
        <section aria-label="Dịch vụ liên quan" className="rounded-card border border-line bg-rice p-5">
          <ul className="stack-2">
            {choices.items.map(({ position, productTitle, unitTitle, from, to }) => (
              <li key={position}>
                <span className="font-semibold">{productTitle}</span>
                <span className="block text-ink-soft">
                  {unitTitle}, {formatRange(from, to)}
                </span>
              </li>
            ))}
          </ul>
          {others > 0 && <p className="mt-3">{others} dịch vụ khác trong đặt chỗ này giữ nguyên.</p>}
        </section>
        <p>
          Bạn chọn trước <strong>{formatDateTime(choices.until)}</strong>. Nếu không chọn, chúng tôi tự hoàn
          đủ tiền sau giờ này.
        </p>
        <ChoiceWays choices={choices} dates={dates} today={today} />
      </div>
    </div>
  );
}

function titleOf({ why, proposedOn }: { why: string; proposedOn: string | null }): string {
  if (proposedOn) return 'Chuyến đi của bạn được dời ngày';
  return why === 'disrupted' ? 'Chuyến đi không thể diễn ra như đã hẹn' : 'Chỗ vừa hết khi tiền tới';
}

/** The choice of the form; a typed day takes precedence over one of the list. Null where the day is missing. */
function readChoice(form: FormData): Choice | null {
  const kind = form.get('choice');
  if (kind === 'credit' || kind === 'refund') return { kind };
  const from = String(form.get('otherDay') || form.get('day') || '');
  return isDay(from) ? { kind: 'rebook', from } : null;
}
