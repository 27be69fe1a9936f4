import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { acceptInvitation } from '#modules/identity/invitations/accept-invitation.ts';
import { findInvitation, readInvitationToken } from '#modules/identity/invitations/invitations.ts';
import { signInCookies } from '#modules/identity/sessions/session-cookie.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { isRepeated, newPasswordShape, repeatIssue } from '../../app/new-password-shape.ts';
import { appOf } from '../../app/office-context.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { visitOf } from '../../app/visit-of.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { NewPasswordFields } from '../../parts/new-password-fields.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { loadSignIn } from './load-sign-in.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const app = appOf(context);
  const now = app.clock.now();
  const id = readInvitationToken(app.secrets.token, params.token ?? '', now);
  const invitation = id ? await findInvitation(app.db, id, now) : null;
  return {
    signIn: await loadSignIn(app),
    invitation: invitation && { email: invitation.email, role: invitation.role.title },
  };
}

const shape = z
  .object({
    name: z.string().trim().min(2, 'Vui lòng nhập họ tên.').max(80, 'Tên dài quá.'),
    email: z.email('Thư điện tử chưa đúng, như ten@congty.vn.').max(200).optional(),
    ...newPasswordShape,
  })
  .refine(isRepeated, repeatIssue);

const refusals = {
  over: 'Lời mời này đã dùng, đã rút lại hoặc đã hết hạn. Vui lòng nhờ người mời gửi lại.',
  works_here: 'Thư điện tử này đã có tài khoản. Bạn đăng nhập, hoặc dùng “Quên mật khẩu”.',
  no_email: 'Vui lòng nhập thư điện tử.',
};

export async function action({
  request,
  context,
  params,
}: ActionFunctionArgs): Promise<ActionReply | Response> {
  const app = appOf(context);
  const read = readForm(await request.formData(), shape);
  if (!read.ok) return wrongIn(read);
  const { name, email, password } = read.value;
  const token = params.token ?? '';
  const result = await acceptInvitation(app, {
    token,
    name,
    email,
    password,
    visit: visitOf(context, request),
  });
  if (!result.ok) return { refused: refusals[result.reason], typed: { name, email: email ?? '' } };
  return redirect('/toi', { headers: signInCookies(result.token, app.config, app.clock.now()) });
}

export const meta = () => [{ title: 'Lời mời · Quản trị' }];

export default function InvitationPage() {
  const { signIn, invitation } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  if (!invitation)
    return (
      <SignInFrame {...signIn} title="Lời mời không còn dùng được">
        <ReplyNotice reply={{ refused: refusals.over }} />
        <Link to="/dang-nhap" className="self-start py-1 font-semibold text-sea hover:underline">
          Về trang đăng nhập
        </Link>
      </SignInFrame>
    );
  return (
    <SignInFrame {...signIn} title="Chào bạn đến làm việc" about={`Vai trò của bạn: ${invitation.role}.`}>
      <ReplyNotice reply={reply?.errors ? undefined : reply} />
      <Form method="post" className="flex flex-col gap-3" noValidate>
        <TextField
          name="name"
          label="Họ tên"
          autoComplete="name"
          autoFocus
          defaultValue={reply?.typed?.name}
          error={reply?.errors?.name}
        />
        {invitation.email ? (
          <p>
            Thư điện tử: <b>{invitation.email}</b>
          </p>
        ) : (
          <TextField
            name="email"
            type="email"
            label="Thư điện tử công ty"
            autoComplete="username"
            defaultValue={reply?.typed?.email}
            error={reply?.errors?.email}
          />
        )}
        <NewPasswordFields errors={reply?.errors} />
        <Button type="submit" look="primary" size="lg">
          Tạo tài khoản
        </Button>
      </Form>
    </SignInFrame>
  );
}
