import { data, Link, redirect } from 'react-router';
import { bookingLookUps, readBookingCode } from '#modules/booking/schema.ts';
import { claimByMailbox, listAccountBookings } from '#modules/booking/trip/account-bookings.ts';
import { findBookingByContact, findBookingByLinkToken } from '#modules/booking/trip/find-booking.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { listPublicPlans } from '#modules/plans/editorial/list-public-plans.ts';
import { listOwnPlans } from '#modules/plans/viewing/list-own-plans.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { loadItemPictures } from '#web/parts/booking/load-item-pictures.ts';
import { addToTripCookie, readTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { guardedLookUp } from '#web/parts/bots/guarded-look-up.ts';
import { listedPlan } from '#web/parts/plans/listed-plan.ts';
import { PlanCards, shownPlan } from '#web/parts/plans/plan-cards.tsx';
import { PlanList } from '#web/parts/plans/plan-list.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/lookup-page.ts';
import { AccountTrips } from './account-trips.tsx';
import { ForgetDevice } from './device-section.tsx';
import { groupTrips } from './group-trips.ts';
import { type LookupErrors, LookupForm } from './lookup-form.tsx';
import { resendCodes } from './resend-codes.ts';
import { ResendForm } from './resend-form.tsx';
import { TripRow } from './trip-row.tsx';

/** The number of plans shown, last changed first; all of them are on a page of their own. */
const mostPlans = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const now = app.clock.now();
  const passes = readTripCookie(request, app);
  const guest = await readGuestSession(app, request);
  // Whoever owns the mailbox of a booking may open it anyway, so nobody has to ask for it.
  const claimed = guest ? await claimByMailbox(app.db, guest, now) : 0;
  const found = await Promise.all(passes.map((pass) => findBookingByLinkToken(app.db, pass, now)));
  const own = guest ? await listAccountBookings(app.db, guest, now) : [];
  const ownCodes = new Set(own.map(({ code }) => code));
  const onDevice = found.flatMap((booking) => (booking && !ownCodes.has(booking.code) ? [booking] : []));
  const bookings = [...own, ...onDevice];
  const first = bookings.flatMap(({ quote }) => quote.items.slice(0, 1));
  const plans = await listOwnPlans(app.db, await readPlanVisitor(app, request));
  return {
    plans: plans.slice(0, mostPlans).map(listedPlan),
    // No suggestions for visitors who already have plans.
    suggested:
      plans.length > 0
        ? []
        : (await listPublicPlans(app.readDb, { page: 1, limit: 3 })).results.map(shownPlan),
    code: new URL(request.url).searchParams.get('code') ?? '',
    account: guest && {
      claimed,
      /** Bookings with full access on this device that are not in this account. */
      toKeep: passes.flatMap(({ code, access }, at) =>
        access === 'full' && found[at] && !ownCodes.has(code) ? [code] : [],
      ),
      done: new URL(request.url).searchParams.get('xong'),
    },
    groups: groupTrips(bookings, dayInVietnam(now)),
    pictures: await loadItemPictures(app.readDb, first),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  if (form.get('step') === 'resend') return data({ resent: await resendCodes(app, request, form) });
  const values = {
    code: String(form.get('code') ?? '').trim(),
    contact: String(form.get('contact') ?? '').trim(),
  };
  const errors: LookupErrors = {
    ...(!values.code && { code: 'Vui lòng nhập mã đặt chỗ, ví dụ DV26A7K9Q.' }),
    ...(!values.contact && { contact: 'Vui lòng nhập số điện thoại hoặc email đã dùng khi đặt.' }),
  };
  if (errors.code || errors.contact) return data({ values, errors, needsProof: false }, { status: 422 });
  const looked = await guardedLookUp(app, request, form, {
    about: bookingLookUps,
    code: readBookingCode(values.code),
    unknown: 'Chưa tìm thấy đặt chỗ với mã và số điện thoại hay email này.',
    find: () => findBookingByContact(app.db, values.code, values.contact, app.clock.now()),
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
  const { groups, plans, suggested, pictures, code, account } = loaderData;
  const looked = actionData && 'values' in actionData ? actionData : null;
  const resent = actionData && 'resent' in actionData ? actionData.resent : null;
  const values = looked?.values ?? { code, contact: '' };
  const hasTrips = groups.length > 0;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Chuyến đi của tôi' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Chuyến đi của tôi</h1>
      {!hasTrips && <PlanWords className="mt-2" />}
      <AccountTrips account={account} />
      <div className="mt-5 grid gap-6 xl:grid-cols-2">
        {hasTrips && (
          <div className="stack-6">
            {groups.map(({ name, trips }) => (
              <section key={name} aria-label={name}>
                <h2 className="text-base text-ink-soft">{name}</h2>
                <ul className="mt-2 stack-3">
                  {trips.map((trip) => (
                    <TripRow key={trip.code} trip={trip} picture={pictures[trip.productId]} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        <section className="h-fit rounded-card border border-line bg-rice p-4 lg:p-6">
          <h2 className="text-xl">{hasTrips ? 'Tìm đặt chỗ khác' : 'Tra cứu đặt chỗ'}</h2>
          <p className="mt-1 text-ink-soft">
            Không cần tài khoản. Bạn cần mã đặt chỗ và số điện thoại hoặc email đã dùng khi đặt.
          </p>
          <LookupForm
            values={values}
            errors={looked?.errors ?? {}}
            needsProof={looked?.needsProof ?? false}
          />
          <ResendForm resent={resent} />
        </section>
        {plans.length > 0 && (
          <section aria-label="Kế hoạch của tôi">
            <h2 className="text-xl">Kế hoạch của tôi</h2>
            <div className="mt-3">
              <PlanList plans={plans} />
            </div>
            <Link
              to={planPaths.own}
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
            >
              Tất cả kế hoạch
            </Link>
          </section>
        )}
        {!hasTrips && (
          <section>
            <h2 className="text-xl">Đặt chỗ trên thiết bị này</h2>
            <p className="mt-3 text-ink-soft">
              Chưa có đặt chỗ nào. Đặt chỗ bạn tạo hoặc tra cứu trên thiết bị này sẽ hiện ở đây.
            </p>
          </section>
        )}
      </div>
      {hasTrips && <PlanWords className="mt-6" />}
      {hasTrips && (
        <div className="mt-8">
          <ForgetDevice />
        </div>
      )}
      {suggested.length > 0 && (
        <Section title="Kế hoạch gợi ý" more={{ href: planPaths.all, label: 'Xem tất cả' }}>
          <PlanCards plans={suggested} />
        </Section>
      )}
    </div>
  );
}

/** Link to plans: below the trips, where there are any (U-38). */
function PlanWords({ className }: { className: string }) {
  return (
    <p className={className}>
      Đang tính đi đâu?{' '}
      <Link to="/chuyen-di/ke-hoach" className="font-semibold text-sea hover:underline">
        Kế hoạch của tôi
      </Link>{' '}
      giúp bạn xếp từng ngày, xem giá cả chuyến và đặt một lần. Chưa biết bắt đầu từ đâu, bạn xem{' '}
      <Link to="/ke-hoach" className="font-semibold text-sea hover:underline">
        kế hoạch gợi ý
      </Link>
      .
    </p>
  );
}
