import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import {
  findRegistration,
  readRegistrationToken,
  registrationCookie,
  verifyRegistration,
} from '#modules/identity/guests/register-guest.ts';
import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { MailAddress } from '#ui/mail-address.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { returnPath } from '#web/parts/account/return-path.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import type { Route } from './+types/verify-email-page.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('ma') ?? '';

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = readRegistrationToken(app.secrets.token, tokenOf(request), app.clock.now());
  const registration = id ? await findRegistration(app, id) : null;
  if (!registration) return { email: null, needsPassword: false };
  return { email: registration.email, needsPassword: registrationCookie.read(request, app.config) !== id };
}

const shape = z.object({ password: guestFields.newPassword });

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const read = form.has('password') ? readForm(form, shape) : null;
  const again = (error: string) => data({ error }, { status: 422 });
  if (read?.ok === false) return again(read.errors.password ?? '');
  const result = await verifyRegistration(app, {
    token: tokenOf(request),
    keptId: registrationCookie.read(request, app.config),
    password: read?.value.password,
    visit: visitOf(request),
    instead: (await readGuestSession(app, request))?.sessionId,
    noteInvitation: noteReferral,
  });
  if (!result.ok) {
    if (result.reason === 'password_needed') return again('Bạn đặt mật khẩu để hoàn tất.');
    return result.reason === 'exists'
      ? redirect('/dang-nhap', 303)
      : redirect(`/xac-nhan-email?ma=${encodeURIComponent(tokenOf(request))}`, 303);
  }
  const headers = new Headers({ 'set-cookie': registrationCookie.write(null, app.config) });
  for (const cookie of guestSessionCookies(result.token, app.config)) headers.append('set-cookie', cookie);
  return redirect(returnPath(result.back), { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Xác nhận email', path: '/xac-nhan-email', noindex: true });

export const headers = secretAddress;

export default function VerifyEmailPage({
  loaderData: { email, needsPassword },
  actionData,
}: Route.ComponentProps) {
  if (!email)
    return (
      <SignInFrame title="Liên kết không còn dùng được">
        <p>
          Liên kết đã được dùng, đã quá 24 giờ, hoặc bị cắt mất một đoạn. Bạn đã xác nhận rồi thì đăng nhập.
        </p>
        <ButtonLink to="/dang-nhap" className="w-full">
          Đăng nhập
        </ButtonLink>
        <ButtonLink to="/dang-ky" look="outline" className="w-full">
          Đăng ký lại
        </ButtonLink>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Xác nhận email"
      about={
        <p className="break-words">
          Tài khoản mở với địa chỉ <MailAddress address={email} />.
        </p>
      }
    >
      <Form method="post" reloadDocument noValidate className="stack-4">
        {needsPassword && (
          <TextField
            name="password"
            label="Mật khẩu"
            type="password"
            autoComplete="new-password"
            required
            maxLength={128}
            error={actionData?.error}
            hint="Bạn đang mở thư ở nơi khác với nơi đã đăng ký, nên đặt lại mật khẩu tại đây. Ít nhất 10 ký tự."
          />
        )}
        <Button type="submit" className="w-full">
          Xác nhận và đăng nhập
        </Button>
      </Form>
    </SignInFrame>
  );
}
