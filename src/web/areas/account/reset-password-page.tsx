import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { isGuestResetOpen, resetGuestPassword } from '#modules/identity/guests/guest-password.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import type { Route } from './+types/reset-password-page.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('ma') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { isOpen: await isGuestResetOpen(context.get(appContext), tokenOf(request)) };
}

const shape = z.object({ password: guestFields.newPassword });

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const read = readForm(await request.formData(), shape);
  if (!read.ok) return data({ error: read.errors.password ?? '' }, { status: 422 });
  const token = tokenOf(request);
  const result = await resetGuestPassword(app, {
    token,
    password: read.value.password,
    visit: visitOf(request),
  });
  if (!result.ok) return redirect(`/dat-lai-mat-khau?ma=${encodeURIComponent(token)}`, 303);
  const headers = new Headers();
  for (const cookie of guestSessionCookies(null, app.config)) headers.append('set-cookie', cookie);
  return redirect('/dang-nhap?doi=1', { status: 303, headers });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Đặt lại mật khẩu',
    path: '/dat-lai-mat-khau',
    noindex: true,
  });

export const headers = secretAddress;

export default function ResetPasswordPage({ loaderData: { isOpen }, actionData }: Route.ComponentProps) {
  if (!isOpen)
    return (
      <SignInFrame title="Liên kết không còn dùng được">
        <p>Liên kết đã được dùng, đã quá 60 phút, hoặc bị cắt mất một đoạn. Bạn xin liên kết mới.</p>
        <ButtonLink to="/quen-mat-khau" className="w-full">
          Xin liên kết mới
        </ButtonLink>
      </SignInFrame>
    );
  return (
    <SignInFrame title="Đặt mật khẩu mới" about="Đặt xong, tài khoản được đăng xuất ở mọi thiết bị.">
      <Form method="post" noValidate className="stack-4">
        <TextField
          name="password"
          label="Mật khẩu mới"
          type="password"
          autoComplete="new-password"
          required
          maxLength={128}
          error={actionData?.error}
          hint="Ít nhất 10 ký tự. Một câu ngắn dễ nhớ là tốt nhất."
        />
        <Button type="submit" className="w-full">
          Đặt mật khẩu
        </Button>
      </Form>
    </SignInFrame>
  );
}
