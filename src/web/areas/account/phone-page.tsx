import { data, Link } from 'react-router';
import { canReachPhones, phoneSignInCookie } from '#modules/identity/guests/enter-by-phone.ts';
import { guestProviderLabels } from '#modules/identity/guests/guest-providers.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { maskPhone } from '#platform/vietnamese/mask.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { returnPath, signInPath } from '#web/parts/account/return-path.ts';
import type { Route } from './+types/phone-page.ts';
import { DigitsForm } from './digits-form.tsx';
import { NameForm } from './name-form.tsx';
import { newcomerThrough } from './newcomer-through.ts';
import { PhoneForm } from './phone-form.tsx';
import { phoneStepOf } from './phone-step.ts';
import { redirectInside } from './redirect-inside.ts';
import { InvitedNotice } from './referral/invited-notice.tsx';
import { sumsForInvited } from './referral/referral-sums.ts';
import { runPhoneStep } from './run-phone-step.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Sign-in by phone: its number, the code sent to it, and for new guests a name. The step is stored in a cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!canReachPhones(app.config)) throw data(null, { status: 404 });
  const back = returnPath(new URL(request.url).searchParams.get('tiep'));
  if (await readGuestSession(app, request)) throw redirectInside(app, null, back);
  const step = await phoneStepOf(app, phoneSignInCookie.read(request, app.config));
  const through = newcomerThrough(app, request);
  const shown =
    'phone' in step ? { step: step.name, phone: maskPhone(step.phone) } : { step: step.name, phone: '' };
  return {
    ...shown,
    back,
    through: through && { label: guestProviderLabels[through.provider], name: through.name },
    invited: step.name === 'name' ? await sumsForInvited(app, request) : null,
    openedAt: app.clock.now().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  if (!canReachPhones(app.config)) throw data(null, { status: 404 });
  const back = returnPath(new URL(request.url).searchParams.get('tiep'));
  return runPhoneStep(app, request, back);
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Đăng nhập bằng số điện thoại',
    path: '/dang-nhap/dien-thoai',
    noindex: true,
  });

const titles = {
  phone: 'Đăng nhập bằng số điện thoại',
  digits: 'Nhập mã vừa nhận',
  name: 'Bạn tên là gì?',
};

const aboutStep = {
  digits: (phone: string) => `Mã được gửi tới số ${phone}.`,
  name: (phone: string) => `Số ${phone}`,
};

const aboutPhone = (through: { label: string; name: string } | null) =>
  through
    ? `${through.label}${through.name && ` của ${through.name}`} chưa có tài khoản ở đây. Bạn xác nhận số điện thoại một lần, lần sau ${through.label} mở thẳng tài khoản ấy.`
    : 'Chưa có tài khoản, bạn tạo luôn tại đây.';

export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, phone, back, through, invited, openedAt } = loaderData;
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  const typed: Record<string, string> = { openedAt, name: through?.name ?? '', ...actionData?.typed };
  return (
    <SignInFrame
      title={titles[step]}
      about={step === 'phone' ? aboutPhone(through) : aboutStep[step](phone)}
      below={
        <Link
          to={signInPath('/dang-nhap', back)}
          className="inline-flex min-h-11 items-center text-sea underline"
        >
          Đăng nhập bằng email
        </Link>
      }
    >
      {step === 'phone' && <PhoneForm errors={errors} typed={typed} />}
      {step === 'digits' && <DigitsForm errors={errors} typed={typed} />}
      <InvitedNotice sums={invited} />
      {step === 'name' && <NameForm errors={errors} typed={typed} />}
    </SignInFrame>
  );
}
