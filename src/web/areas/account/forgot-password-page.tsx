import { Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { askForGuestReset } from '#modules/identity/guests/guest-password.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { tooOftenWords } from './too-often-words.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    openedAt: context.get(appContext).clock.now().toISOString(),
    isSent: new URL(request.url).searchParams.has('sent'),
  };
}

const shape = z.object({ email: guestFields.email });

/** Gives the same answer whether or not an account has the address. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: (form) => readForm(form, shape),
    run: async ({ email }, { sender, ip }) => {
      const result = await askForGuestReset(app, { email, sender, cameFrom: ip });
      if (result.ok) return redirect('/quen-mat-khau?sent=1', 303);
      return result.reason === 'too_often'
        ? { errors: { form: tooOftenWords(result.retryAfterSeconds) }, status: 429 }
        : { errors: { form: senderRefusals[result.reason] } };
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Quên mật khẩu', path: '/quen-mat-khau', noindex: true });

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors: { email?: string; form?: string } = actionData?.errors ?? {};
  const typed: Record<string, string> = actionData?.typed ?? { openedAt: loaderData.openedAt };
  return (
    <SignInFrame
      title="Quên mật khẩu"
      about="Chúng tôi gửi một liên kết để bạn đặt mật khẩu mới."
      below={
        <Link to="/dang-nhap" className="inline-flex min-h-11 items-center text-sea underline">
          Về trang đăng nhập
        </Link>
      }
    >
      {loaderData.isSent && !actionData ? (
        <FocusedNotice tone="good" role="status" title="Bạn mở hộp thư.">
          <p className="mt-1">
            Nếu địa chỉ ấy có tài khoản, thư đang tới. Chưa thấy thư, bạn xem trong mục thư rác, hoặc thử địa
            chỉ khác mà bạn hay dùng.
          </p>
        </FocusedNotice>
      ) : (
        <>
          <ErrorSummary errors={errors} />
          <Form method="post" noValidate className="relative stack-4 overflow-hidden p-1 -m-1">
            <TextField
              name="email"
              label="Email của tài khoản"
              type="email"
              autoComplete="username"
              required
              maxLength={200}
              defaultValue={typed.email}
              error={errors.email}
            />
            <FormGuard openedAt={typed.openedAt ?? ''} />
            <Button type="submit" className="w-full">
              Gửi liên kết
            </Button>
          </Form>
        </>
      )}
    </SignInFrame>
  );
}
