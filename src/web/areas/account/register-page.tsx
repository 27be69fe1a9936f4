import { MailCheck } from 'lucide-react';
import { Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import { guestFields, isOwnName } from '#modules/identity/guests/guest-schema.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { registerGuest, registrationCookie } from '#modules/identity/guests/register-guest.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import type { FormErrors } from '#platform/forms/errors-of.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { Button } from '#ui/button.tsx';
import { CheckedField } from '#ui/checked-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { readReferralCode, referralCookie } from '#web/app/referral-cookie.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { returnPath, signInPath } from '#web/parts/account/return-path.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/register-page.ts';
import { InvitedNotice } from './referral/invited-notice.tsx';
import { sumsForInvited } from './referral/referral-sums.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { tooOftenWords } from './too-often-words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const back = returnPath(searchParams.get('tiep'));
  if (await readGuestSession(app, request)) throw redirect(back);
  return {
    back,
    isSent: searchParams.has('sent'),
    invited: await sumsForInvited(app, request),
    openedAt: app.clock.now().toISOString(),
  };
}

type RegisterErrors = FormErrors<'name' | 'email' | 'password' | 'consent'>;

const { name, email, newPassword: password, consent } = guestFields;
const shape = z.object({ name, email, password, consent });

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: readRegistration,
    run: async (newcomer, { sender, ip }) => {
      const wording = accountConsent(await getLastSettings(app));
      const result = await registerGuest(app, {
        ...newcomer,
        consent: { wording, source: '/dang-ky' },
        sender,
        cameFrom: ip,
        inviteCode: readReferralCode(app, request) ?? undefined,
        back: returnPath(new URL(request.url).searchParams.get('tiep')),
      });
      if (!result.ok)
        return result.reason === 'too_often'
          ? { errors: { form: tooOftenWords(result.retryAfterSeconds) }, status: 429 }
          : { errors: { form: senderRefusals[result.reason] } };
      // The registration stores the referral from here on; the next person at this device is not referred by it.
      const cookie = registrationCookie.write(result.registrationId, app.config);
      const headers = new Headers({ 'set-cookie': cookie });
      headers.append('set-cookie', referralCookie(app, null));
      return redirect('/dang-ky?sent=1', { status: 303, headers });
    },
  });
}

function readRegistration(form: FormData) {
  const read = readForm(form, shape, { ticks: ['consent'] });
  if (!read.ok || !isOwnName(read.value)) return read;
  const errors = { password: 'Mật khẩu không được là chính địa chỉ email.' };
  return { ok: false as const, errors, typed: read.typed };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đăng ký', path: '/dang-ky', noindex: true });

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, isSent, invited, openedAt } = loaderData;
  const errors: RegisterErrors = actionData?.errors ?? {};
  const typed: Record<string, string> = actionData?.typed ?? { openedAt };
  if (isSent && !actionData) return <MailSent />;
  return (
    <SignInFrame
      title="Đăng ký"
      about="Bạn vẫn đặt chỗ được khi chưa có tài khoản."
      below={
        <p>
          Đã có tài khoản?{' '}
          <Link
            to={signInPath('/dang-nhap', back)}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline"
          >
            Đăng nhập
          </Link>
        </p>
      }
    >
      <InvitedNotice sums={invited} />
      <ErrorSummary errors={errors} />
      <RegisterForm errors={errors} typed={typed} />
    </SignInFrame>
  );
}

function RegisterForm({ errors, typed }: { errors: RegisterErrors; typed: Record<string, string> }) {
  const { settings } = useRootData();
  return (
    <Form method="post" noValidate className="relative stack-4 overflow-hidden p-1 -m-1">
      <TextField
        name="name"
        label="Họ và tên"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={typed.name}
        error={errors.name}
      />
      <CheckedField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        maxLength={200}
        defaultValue={typed.email}
        errors={errors}
        check={checkContact.email}
        hint="Chúng tôi gửi thư xác nhận tới địa chỉ này."
      />
      <TextField
        name="password"
        label="Mật khẩu"
        type="password"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors.password}
        hint="Ít nhất 10 ký tự. Một câu ngắn dễ nhớ là tốt nhất."
      />
      <CheckField
        name="consent"
        required
        defaultChecked={typed.consent === 'on'}
        error={errors.consent}
        label={accountConsent(settings)}
      />
      <p className="text-sm">
        <Link to="/page/dieu-khoan-su-dung" className="inline-flex min-h-11 items-center text-sea underline">
          Điều khoản sử dụng
        </Link>
        <span className="px-2 text-ink-soft">·</span>
        <Link to="/page/chinh-sach-bao-mat" className="inline-flex min-h-11 items-center text-sea underline">
          Dữ liệu cá nhân
        </Link>
      </p>
      <FormGuard openedAt={typed.openedAt ?? ''} />
      <Button type="submit" className="w-full">
        Tạo tài khoản
      </Button>
    </Form>
  );
}

function MailSent() {
  return (
    <SignInFrame title="Còn một bước nữa">
      <FocusedNotice tone="good" role="status" title="Bạn mở hộp thư để xác nhận email.">
        <p className="mt-1">
          Chúng tôi vừa gửi một lá thư. Bạn mở thư ở chính trình duyệt này và bấm xác nhận, tài khoản mở ngay.
          Chưa thấy thư, bạn xem trong mục quảng cáo hoặc thư rác.
        </p>
      </FocusedNotice>
      <p className="flex items-center gap-2 text-ink-soft">
        <MailCheck aria-hidden className="size-5 shrink-0 text-sea" />
        Mở ở máy khác, bạn đặt lại mật khẩu tại đó.
      </p>
    </SignInFrame>
  );
}
