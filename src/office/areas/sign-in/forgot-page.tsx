import {
  type ActionFunctionArgs,
  Form,
  type HeadersFunction,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { askForReset } from '#modules/identity/sign-in/reset-password.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { appOf, officeContext } from '../../app/office-context.ts';
import { type TooOften, tooOften, waitOf } from '../../app/too-often.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { loadSignIn } from './load-sign-in.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => loadSignIn(appOf(context));

const shape = z.object({
  email: z.string().trim().pipe(z.email('Thư điện tử chưa đúng, như ten@congty.vn.').max(200)),
});

export async function action({ request, context }: ActionFunctionArgs): Promise<ActionReply | TooOften> {
  const form = await request.formData();
  const read = readForm(form, shape);
  if (!read.ok) return wrongIn(read);
  const { cameFrom } = context.get(officeContext);
  const requested = await askForReset(appOf(context), { ...read.value, cameFrom });
  if (!requested.ok) {
    const refused = `Địa chỉ này hoặc máy này đã hỏi nhiều lần. Bạn chờ ${waitOf(requested.retryAfterSeconds)} rồi thử lại.`;
    return tooOften({ refused, typed: typedIn(form) }, requested.retryAfterSeconds);
  }
  return {
    done: `Nếu ${read.value.email} là tài khoản của công ty, thư có liên kết đặt lại mật khẩu đang tới. Liên kết dùng được một lần, trong 60 phút.`,
  };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = () => [{ title: 'Quên mật khẩu · Quản trị' }];

export default function ForgotPage() {
  const reply = useActionReply<typeof action>();
  return (
    <SignInFrame
      {...useLoaderData<typeof loader>()}
      title="Quên mật khẩu"
      about="Bạn nhập thư điện tử công ty, chúng tôi gửi liên kết để đặt mật khẩu mới."
    >
      <ReplyNotice reply={reply?.errors ? undefined : reply} />
      {!reply?.done && (
        <Form method="post" className="flex flex-col gap-3" noValidate>
          <TextField
            name="email"
            type="email"
            label="Thư điện tử công ty"
            autoComplete="username"
            autoFocus
            defaultValue={reply?.typed?.email}
            error={reply?.errors?.email}
          />
          <Button type="submit" look="primary" size="lg">
            Gửi liên kết
          </Button>
        </Form>
      )}
      <Link to="/dang-nhap" className="self-start py-1 font-semibold text-sea hover:underline">
        Về trang đăng nhập
      </Link>
    </SignInFrame>
  );
}
