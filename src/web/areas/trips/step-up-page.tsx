import { data, redirect } from 'react-router';
import { accessCodeMinutes, askAccessCode, redeemAccessCode } from '#modules/booking/access/access-codes.ts';
import { findBookingByCode, reduceView } from '#modules/booking/trip/find-booking.ts';
import { canReachPhones } from '#modules/identity/guests/enter-by-phone.ts';
import type { App } from '#platform/app.ts';
import { admitCall, type CallLimit } from '#platform/limits/admit-call.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import { goalPath, readGoal, type StepUpGoal } from '#web/parts/booking/step-up-path.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import type { Route } from './+types/step-up-page.ts';
import { CheckCodeForm, SendCodeForm } from './code-forms.tsx';
import { readStepUp } from './read-step-up.ts';

const stepUpRefusals = {
  wrong: 'Mã chưa đúng. Vui lòng xem lại 6 số vừa nhận.',
  ended: 'Mã này đã hết hạn hoặc đã thử quá nhiều lần. Vui lòng bấm gửi mã mới.',
  too_many:
    'Chúng tôi vừa gửi nhiều mã cho đặt chỗ này. Vui lòng xem lại mã vừa nhận, hoặc chờ ít phút rồi thử lại.',
  too_many_here: 'Mạng của bạn vừa xin nhiều mã. Vui lòng chờ ít phút rồi thử lại.',
};

/** Asks for an access code mailed to the booking's own address, which raises reduced access to full and renews expired access. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const goal = goalOf(request);
  const standing = await standingOf(request, app, params.code);
  if (standing === 'full') throw redirect(goalPath(params.code, goal));
  const booking = await findBookingByCode(app.db, params.code, app.clock.now());
  if (!booking) throw redirect('/chuyen-di');
  const { email, phone } = reduceView(booking).contact;
  return {
    code: params.code,
    goal,
    hasEnded: standing === 'ended',
    to: email || phone,
    isMail: email !== '',
    canReach: email !== '' || canReachPhones(app.config),
    askedId: new URL(request.url).searchParams.get('lan'),
    minutes: accessCodeMinutes,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = params;
  const goal = goalOf(request);
  const form = await request.formData();
  const { step, carried, askedId, digits } = readStepUp(form);
  // Another tab may have completed it already.
  const isFull = (await standingOf(request, app, code)) === 'full';
  if (isFull) return redirect(goalPath(code, goal), carried.length > 0 ? 307 : 303);
  if (step === 'send') {
    const { ip } = readFormGuard(form, request);
    return send(app, { code, goal, carried, ip, askedId });
  }
  if (step === 'show') return data({ carried, askedId, error: null });
  const used = await redeemAccessCode(
    app.db,
    app.secrets.token,
    { code, id: askedId ?? '', digits },
    app.clock.now(),
  );
  if (used.ok) {
    const cookie = await addToTripCookie(request, app, { code, access: 'full' });
    const status = carried.length > 0 ? 307 : 303;
    return redirect(goalPath(code, goal), { status, headers: { 'set-cookie': cookie } });
  }
  if (used.reason === 'ended')
    return data({ carried, askedId: null, error: stepUpRefusals.ended }, { status: 422 });
  return data({ carried, askedId, digits, error: stepUpRefusals.wrong }, { status: 422 });
}

/** Rate limit of mails to other people's mailboxes that one IP address may cause. */
const codesOfAddress: CallLimit = { name: 'access codes', max: 20, windowSeconds: 3600 };

async function send(
  app: App,
  {
    code,
    goal,
    carried,
    ip,
    askedId,
  }: {
    code: string;
    goal: StepUpGoal;
    carried: [string, string][];
    ip: string;
    /** The code sent last: it can still be typed where no further one is sent. */
    askedId: string | null;
  },
) {
  const isAdmitted = (await admitCall(app, ip, [codesOfAddress])).ok;
  if (!isAdmitted) return data({ carried, askedId, error: stepUpRefusals.too_many_here }, { status: 429 });
  const requested = await askAccessCode(app.db, app.queue, { code }, app.clock.now());
  if (!requested.ok && requested.reason === 'unknown_booking') throw redirect('/chuyen-di');
  if (!requested.ok) return data({ carried, askedId, error: stepUpRefusals.too_many }, { status: 429 });
  // Carried form fields do not fit into a URL; without any, a redirect makes the page reloadable, for instance after a look into the mailbox.
  if (carried.length > 0) return data({ carried, askedId: requested.id, error: null });
  const query = new URLSearchParams({ ...(goal && { toi: goal }), lan: requested.id });
  return redirect(`/chuyen-di/${code}/xac-nhan?${query}`, 303);
}

/** @throws a redirect to the look-up for a browser that never had access to this booking */
async function standingOf(request: Request, app: App, code: string): Promise<'full' | 'reduced' | 'ended'> {
  const trip = await findTrip(request, app, code);
  if (trip === 'unknown') throw redirect(`/chuyen-di?code=${encodeURIComponent(code)}`, 303);
  return trip === 'ended' ? 'ended' : trip.access;
}

function goalOf(request: Request): StepUpGoal {
  return readGoal(new URL(request.url).searchParams.get('toi'));
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Xác nhận ${params.code}`,
    path: `/chuyen-di/${params.code}/xac-nhan`,
    noindex: true,
  });

const reasons: Record<StepUpGoal, string> = {
  '': 'Để mở đầy đủ đặt chỗ này',
  huy: 'Để hủy đặt chỗ này',
  'huy-mot': 'Để hủy một dịch vụ',
  doi: 'Để đổi ngày hoặc số khách',
  'den-muon': 'Để báo đến muộn',
  'loi-nhan': 'Để xem và gửi lời nhắn',
  'hoa-don': 'Để xem và sửa thông tin hóa đơn',
  'gui-lai': 'Để gửi lại thư của đặt chỗ này',
  'hoan-tien': 'Để xem và điền tài khoản nhận tiền hoàn',
  'lua-chon': 'Để chọn cách xử lý đặt chỗ này',
  'hanh-khach': 'Để xem và sửa danh sách hành khách',
  phieu: 'Để mở phiếu dịch vụ',
  'thanh-toan': 'Để mở trang thanh toán',
  'thiet-bi': 'Để đăng xuất khỏi mọi thiết bị',
};

export default function StepUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, goal, hasEnded, to, isMail, canReach, minutes } = loaderData;
  const { settings } = useRootData();
  const askedId = actionData ? actionData.askedId : loaderData.askedId;
  const carried = actionData?.carried ?? [];
  const typed = actionData && 'digits' in actionData ? String(actionData.digits) : undefined;
  return (
    <div className="container-page max-w-xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Xác nhận đây là đặt chỗ của bạn</h1>
      <div className="mt-5 stack-5">
        {hasEnded && (
          <Notice tone="info" title="Liên kết hoặc lần mở trước trên thiết bị này đã hết hiệu lực">
            <p>Bạn nhận mã mới để mở lại đặt chỗ {code}.</p>
          </Notice>
        )}
        {actionData?.error && <FocusedNotice tone="bad" role="alert" title={actionData.error} />}
        <p>
          {reasons[goal]}, bạn cần mã 6 số gửi đến {isMail ? 'thư' : 'điện thoại'} của người đặt:{' '}
          <strong>{to}</strong>.{carried.length > 0 && ' Những gì bạn vừa điền được giữ nguyên.'}
        </p>
        {askedId && <CheckCodeForm {...{ askedId, carried, minutes }} typed={typed} />}
        {canReach && <SendCodeForm to={to} carried={carried} askedId={askedId} />}
        <p className="text-sm text-ink-soft">
          {isMail && canReach ? 'Không mở được hộp thư này?' : 'Không nhận được mã?'} Bạn gọi{' '}
          <a href={phoneLink(settings.phone)} className="font-semibold whitespace-nowrap text-sea underline">
            {settings.phone}
          </a>{' '}
          và đọc mã đặt chỗ. Chúng tôi không bao giờ gọi để hỏi mã 6 số.
        </p>
      </div>
    </div>
  );
}
