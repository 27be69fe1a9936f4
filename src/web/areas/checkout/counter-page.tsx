import { data, redirect } from 'react-router';
import { confirmCounter, isCounterLinkToken } from '#modules/booking/payment/confirm-counter.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/counter-page.ts';

/** @throws the 404 page for an invalid link token */
function requirePass(app: App, { code, pass }: { code: string; pass: string }): void {
  if (!isCounterLinkToken(app.secrets.token, code, pass, app.clock.now())) throw data(null, { status: 404 });
}

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  requirePass(app, params);
  const now = app.clock.now();
  const booking = await findBookingByCode(app.db, params.code, now);
  if (!booking) throw data(null, { status: 404 });
  const until = booking.holdExpiresAt;
  const isHeld = until !== null && now < new Date(until);
  const isAtCounter = booking.payment?.method === 'office';
  return {
    code: booking.code,
    until: until && formatDateTime(until),
    state: !isHeld ? 'over' : booking.isCounterConfirmed ? 'confirmed' : isAtCounter ? 'open' : 'other_way',
  } as const;
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  requirePass(app, params);
  await confirmCounter(app.db, { code: params.code, actor: 'guest' }, app.clock.now());
  // Whatever the outcome, the page shows the present state.
  return redirect(`/dat-cho/${params.code}/xac-nhan-quay/${params.pass}`, 303);
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Xác nhận trả tại văn phòng',
    path: '/dat-cho',
    noindex: true,
  });

export const headers = secretAddress;

export default function CounterPage({ loaderData: { code, until, state } }: Route.ComponentProps) {
  const words = {
    open: {
      title: 'Bạn sẽ trả tại văn phòng?',
      text: `Đặt chỗ ${code} đang được giữ đến ${until}. Bấm nút dưới đây, chúng tôi giữ tiếp 24 giờ để bạn tới trả, hoặc 4 giờ khi còn dưới 72 giờ là tới ngày đi.`,
      button: 'Xác nhận trả tại văn phòng',
    },
    confirmed: {
      title: 'Đã xác nhận, chỗ của bạn được giữ',
      text: `Đặt chỗ ${code} được giữ đến ${until}. Bạn tới văn phòng trả trước giờ này và đọc mã đặt chỗ cho nhân viên quầy.`,
      button: null,
    },
    other_way: {
      title: 'Đặt chỗ này đang được trả theo cách khác',
      text: `Đặt chỗ ${code} không còn chờ trả tại văn phòng. Bạn mở trang đặt chỗ để xem cách trả đang chọn.`,
      button: null,
    },
    over: {
      title: 'Đặt chỗ này không còn chờ xác nhận',
      text: `Đặt chỗ ${code} đã trả xong, đã hủy hoặc đã hết giờ giữ chỗ. Hết giờ giữ, bạn không mất gì và có thể đặt lại.`,
      button: null,
    },
  }[state];
  return <AnswerPage {...words} />;
}
