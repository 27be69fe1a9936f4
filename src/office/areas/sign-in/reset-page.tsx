import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { findReset, readResetToken, resetPassword } from '#modules/identity/sign-in/reset-password.ts';
import { readForm } from '#platform/forms/read-form.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { isRepeated, newPasswordShape, repeatIssue } from '../../app/new-password-shape.ts';
import { appOf, officeContext } from '../../app/office-context.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { NewPasswordFields } from '../../parts/new-password-fields.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { loadSignIn } from './load-sign-in.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const app = appOf(context);
  const key = { secret: app.secrets.token, now: app.clock.now() };
  const resetId = readResetToken(key.secret, params.token ?? '', key.now);
  const found = resetId ? await findReset(app.db, resetId, key) : null;
  return { signIn: await loadSignIn(app), email: found?.person.email ?? null };
}

const shape = z.object(newPasswordShape).refine(isRepeated, repeatIssue);

export async function action({ request, context, params }: ActionFunctionArgs): Promise<ActionReply> {
  const read = readForm(await request.formData(), shape);
  if (!read.ok) return { errors: read.errors };
  const { ok } = await resetPassword(appOf(context), {
    token: params.token ?? '',
    password: read.value.password,
    cameFrom: context.get(officeContext).cameFrom,
  });
  if (!ok) return { refused: 'Liên kết này đã dùng hoặc đã hết hạn. Vui lòng xin liên kết mới.' };
  return { done: 'Đã đổi mật khẩu. Mọi phiên cũ đã kết thúc, bạn đăng nhập lại bằng mật khẩu mới.' };
}

export const meta = () => [{ title: 'Đặt lại mật khẩu · Quản trị' }];

export default function ResetPage() {
  const { signIn, email } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const isOver = !email && !reply?.done;
  return (
    <SignInFrame
      {...signIn}
      title="Đặt lại mật khẩu"
      about={email && !reply?.done ? `Cho ${email}.` : undefined}
    >
      <ReplyNotice
        reply={
          isOver ? { refused: 'Liên kết này đã dùng hoặc đã hết hạn.' } : reply?.errors ? undefined : reply
        }
      />
      {email && !reply?.done && (
        <Form method="post" className="flex flex-col gap-3" noValidate>
          <input type="hidden" name="email" autoComplete="username" value={email} />
          <NewPasswordFields errors={reply?.errors} />
          <Button type="submit" look="primary" size="lg">
            Đổi mật khẩu
          </Button>
        </Form>
      )}
      <Link
        to={isOver ? '/dang-nhap/quen' : '/dang-nhap'}
        className="self-start py-1 font-semibold text-sea hover:underline"
      >
        {isOver ? 'Xin liên kết mới' : 'Về trang đăng nhập'}
      </Link>
    </SignInFrame>
  );
}
