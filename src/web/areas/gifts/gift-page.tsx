import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { limitMessages } from '#modules/booking/hold/admit-booking.ts';
import { bookGift, lastSendDay } from '#modules/booking/hold/book-gift.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { holdForForm } from '#web/parts/booking/hold-for-form.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import type { Route } from './+types/gift-page.ts';
import { GiftForm } from './gift-form.tsx';
import { GiftTerms } from './gift-terms.tsx';
import { emptyGift, type GiftErrors } from './gift-values.ts';
import { readGiftForm } from './read-gift-form.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { readDb, clock } = context.get(appContext);
  const { giftCards } = await getSettings(readDb);
  const today = dayInVietnam(clock.now());
  return {
    terms: giftCards,
    today,
    lastDay: lastSendDay(today),
    /** Idempotency key, one for each opening of the form: a double tap or a retry makes one order. */
    requestKey: randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const { giftCards } = await getSettings(app.db);
  const read = readGiftForm(form, giftCards, dayInVietnam(app.clock.now()));
  const { values } = read;
  if (!read.ok) return data({ values, errors: read.errors, needsProof: false }, { status: 422 });
  const session = await readGuestSession(app, request);
  const held = await holdForForm(app, {
    scope: 'page /phieu-qua-tang',
    key: String(form.get('requestKey') ?? ''),
    values,
    email: read.order.payer.email,
    guard: readFormGuard(form, request),
    book: async (tx, guest) => {
      const who = { guest, accountId: session?.userId ?? null };
      const booked = await bookGift(tx, app.queue, read.order, {
        ...who,
        secret: app.secrets.token,
        dataSecrets: app.secrets.data,
        now: app.clock.now(),
      });
      return booked.ok
        ? { code: booked.booking.code }
        : { refusal: limitMessages[booked.reason], needsProof: booked.reason === 'proof_used' };
    },
  });
  if ('refusal' in held) {
    const errors: GiftErrors = { form: held.refusal };
    return data({ values, errors, needsProof: held.needsProof }, { status: 409 });
  }
  const opened = await addToTripCookie(request, app, { code: held.code, access: 'full' });
  return redirect(`/dat-cho/${held.code}`, { status: 303, headers: { 'set-cookie': opened } });
}

const title = 'Phiếu quà tặng';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title,
    description: `Tặng một chuyến đi trong nước: chọn số tiền, viết lời nhắn, ${site.name} gửi phiếu đúng ngày bạn hẹn.`,
    path: '/phieu-qua-tang',
    jsonLd: () => [breadcrumbsJsonLd(site.publicUrl, [{ label: title, href: '/phieu-qua-tang' }])],
  });
};

export default function GiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, today, lastDay, requestKey } = loaderData;
  const errors: GiftErrors = actionData?.errors ?? {};
  const values = actionData?.values ?? emptyGift(today, terms.choices[0]?.amountVnd ?? terms.leastVnd);
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: title }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Tặng một chuyến đi</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Bạn chọn số tiền và ngày gửi. Người nhận mở thư, chọn phòng, tour hay du thuyền mình thích và trả bằng
        phiếu.
      </p>
      <ErrorSummary key={requestKey} errors={errors} className="mt-4" />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <GiftForm
          values={values}
          errors={errors}
          terms={terms}
          days={{ from: today, to: lastDay }}
          requestKey={requestKey}
          needsProof={actionData?.needsProof ?? false}
        />
        <GiftTerms validMonths={terms.validMonths} />
      </div>
    </div>
  );
}
