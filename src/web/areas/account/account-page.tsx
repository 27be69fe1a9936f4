import { ChevronRight } from 'lucide-react';
import { data, Link, redirect } from 'react-router';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { listActiveAlerts } from '#modules/alerts/queries.ts';
import { findGuest } from '#modules/identity/guests/find-guest.ts';
import { listGuestAccountConsents } from '#modules/identity/guests/guest-account.ts';
import { listLinkedProviders } from '#modules/identity/guests/offered-providers.ts';
import { listGuestSessions } from '#modules/identity/guests/read-guest-session.ts';
import { beginCodes, countRecoveryCodes, totpUri } from '#modules/identity/second-factor/codes.ts';
import { listPasskeys } from '#modules/identity/second-factor/passkeys.ts';
import { canInviteByZalo } from '#modules/messages/commands/send-message.ts';
import { getPoints } from '#modules/points/queries.ts';
import { listAccountCredits } from '#modules/sales/queries/list-account-credits.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { renderQr } from '#platform/qr/render-qr.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { MailAddress } from '#ui/mail-address.tsx';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { Route } from './+types/account-page.ts';
import { AlertsCard } from './alerts-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { CreditsCard } from './credits-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProvidersCard } from './providers-card.tsx';
import { requireGuest } from './require-guest.ts';
import { runAccountAction } from './run-account-action.ts';
import { SessionsCard } from './sessions-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  const guest = await findGuest(app.db, session.userId);
  if (!guest) throw redirect('/dang-nhap');
  const { name: issuer } = await getLastSettings(app);
  const secret = await beginCodes(app, guest.id);
  const account = guest.email ?? guest.phone ?? guest.name;
  const sessions = await listGuestSessions(app.db, guest.id, app.clock.now());
  return {
    guest,
    enrol: secret && { secret, qr: await renderQr(totpUri(secret, { issuer, account })) },
    recoveryLeft: guest.hasCodes ? await countRecoveryCodes(app.db, guest.id) : 0,
    sessions: sessions.map(({ id, userAgent, startedAt, seenAt }) => ({
      id,
      userAgent: userAgent ?? '',
      startedAt,
      seenAt,
      isThis: id === session.sessionId,
    })),
    passkeys: (await listPasskeys(app.db, guest.id)).map(({ transports, ...passkey }) => passkey),
    linked: await listLinkedProviders(app, guest.id),
    consents: await listGuestAccountConsents(app.db, guest.id),
    hasZalo: guest.phone !== null && canInviteByZalo(app),
    alerts: (await listActiveAlerts(app.db, { email: mailboxOf(guest) }, dayInVietnam(app.clock.now()))).map(
      ({ id, title, path, kind, startsOn, endsOn, toDevice }) => ({
        ...{ id, title, path, kind, startsOn, endsOn, toDevice },
      }),
    ),
    credits: await listAccountCredits(
      app.db,
      { userId: guest.id, phone: guest.phone, email: mailboxOf(guest) || null },
      dayInVietnam(app.clock.now()),
    ),
    points: await getPoints(app.db, guest.id, app.clock.now()),
    isInviting: (await getLastSettings(app)).referrals.isOn,
    isAffiliate: session.email !== null && (await findAffiliate(app.db, { email: session.email })) !== null,
    done: new URL(request.url).searchParams.get('xong'),
  };
}

/** The mail address as alerts store it; empty, which is nobody's, for a phone-only account. */
const mailboxOf = ({ email }: { email: string | null }) => email?.toLowerCase() ?? '';

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  const result = await runAccountAction(app, request, session);
  return result instanceof Response ? result : data(result, { status: 'errors' in result ? 422 : 200 });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Tài khoản', path: '/tai-khoan', noindex: true });

/** Topics with a page of their own. */
const matters = [
  { to: '/tai-khoan/nguoi-di', label: 'Người đi, hóa đơn' },
  { to: '/tai-khoan/cong-ty', label: 'Tài khoản công ty' },
  { to: '/tai-khoan/lien-lac', label: 'Email và số điện thoại' },
  { to: '/tai-khoan/du-lieu', label: 'Dữ liệu của tôi' },
];

/** Shown while the referral programme runs. */
const invitingMatter = { to: '/tai-khoan/moi-ban', label: 'Mời bạn' };
/** For affiliates. */
const affiliateMatter = { to: '/tai-khoan/tiep-thi-lien-ket', label: 'Tiếp thị liên kết' };

const doneWords: Record<string, string> = {
  ten: 'Đã lưu tên của bạn.',
  'mat-khau': 'Mật khẩu mới đã được đặt; các thiết bị khác đã đăng xuất.',
  khoa: 'Đã thêm khóa truy cập. Lần sau bạn đăng nhập bằng vân tay hoặc khuôn mặt.',
  'bo-khoa': 'Đã bỏ khóa truy cập.',
  'bo-lien-ket': 'Đã bỏ liên kết; nơi khác vào bằng tài khoản ấy đã đăng xuất.',
  phien: 'Đã đăng xuất thiết bị ấy.',
  'moi-noi': 'Đã đăng xuất mọi thiết bị khác.',
  'tat-ma': 'Đã tắt mã xác thực.',
  'dong-y': 'Đã ghi lựa chọn của bạn.',
  'dung-tin': 'Đã dừng báo tin ấy.',
};

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    guest,
    enrol,
    recoveryLeft,
    sessions,
    passkeys,
    linked,
    consents,
    hasZalo,
    alerts,
    credits,
    points,
    isInviting,
    isAffiliate,
    done,
  } = loaderData;
  const shownMatters = [
    ...matters,
    ...(isInviting ? [invitingMatter] : []),
    ...(isAffiliate ? [affiliateMatter] : []),
  ];
  const errors: Record<string, string> = actionData && 'errors' in actionData ? actionData.errors : {};
  const codes = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : null;
  const doneWord = actionData ? undefined : ownValue(doneWords, done);
  return (
    <div className="container-page max-w-4xl pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Tài khoản' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Chào {guest.name}</h1>
      <p className="mt-1 break-words text-ink-soft">
        {guest.email && <MailAddress address={guest.email} />}
        {guest.email && guest.phone && ' · '}
        {guest.phone && formatPhone(guest.phone)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/chuyen-di" look="sea">
          Chuyến đi của tôi
        </ButtonLink>
        <ButtonLink to="/da-luu" look="outline">
          Đã lưu
        </ButtonLink>
      </div>
      <nav
        aria-label="Tài khoản"
        className="mt-5 divide-y divide-line rounded-card border border-line bg-rice md:grid md:grid-flow-col md:divide-x md:divide-y-0"
      >
        {shownMatters.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-14 items-center justify-between gap-3 px-5 py-2.5 leading-snug md:px-4 font-semibold hover:text-sea"
          >
            {label}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft md:hidden" />
          </Link>
        ))}
      </nav>
      <div className="mt-6 stack-5">
        <ErrorSummary errors={errors} />
        {doneWord && <FocusedNotice tone="good" role="status" title={doneWord} />}
        <PointsCard points={points} />
        {credits.length > 0 && <CreditsCard credits={credits} />}
        {alerts.length > 0 && <AlertsCard alerts={alerts} />}
        <ProfileCard name={guest.name} error={errors.name} />
        <PasswordCard hasPassword={guest.hasPassword} hasEmail={guest.email !== null} errors={errors} />
        <PasskeysCard passkeys={passkeys} error={errors.passkeyName} />
        {linked.length > 0 && <ProvidersCard linked={linked} />}
        <CodesCard
          enrol={enrol || null}
          recoveryLeft={recoveryLeft}
          recoveryCodes={codes}
          error={errors.code}
        />
        <SessionsCard sessions={sessions} />
        <ConsentsCard consents={consents} hasZalo={hasZalo} />
      </div>
    </div>
  );
}
