import { Building2 } from 'lucide-react';
import {
  type ActionFunctionArgs,
  Form,
  type HeadersFunction,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router';
import { readHalfwaySession } from '#modules/identity/sessions/read-staff-session.ts';
import { readLastSignIn } from '#modules/identity/sessions/session-cookie.ts';
import { listDemoStaff } from '#modules/identity/sign-in/sign-in.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { deviceName } from '#platform/vietnamese/device-name.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { backPath } from '../../app/back-path.ts';
import { appOf, officeContext } from '../../app/office-context.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { visitOf } from '../../app/visit-of.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatClock, formatFullMoment } from '../../parts/format-moment.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { PasskeyButton } from '../../parts/passkey-button.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { loadSignIn } from './load-sign-in.ts';
import { runSignIn } from './run-sign-in.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Why the company's sign-in provider failed. */
const companyTrouble = new Map<string, ActionReply>([
  [
    'no_answer',
    { refused: 'Đăng nhập của công ty chưa trả lời đúng. Bạn thử lại, hoặc vào bằng cách khác.' },
  ],
  [
    'not_invited',
    {
      refused:
        'Tài khoản công ty này chưa mở được cửa: chưa được mời, thư điện tử chưa xác minh, hoặc đã bị khóa. Vui lòng hỏi người quản trị.',
    },
  ],
]);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = appOf(context);
  if (context.get(officeContext).session) throw redirect(backPath(request));
  const [signIn, halfway, demo] = await Promise.all([
    loadSignIn(app),
    readHalfwaySession(app, request),
    listDemoStaff(app),
  ]);
  const query = new URL(request.url).searchParams;
  return {
    signIn,
    device: describeDevice(request, app),
    hasCompany: app.config.officeOidc !== null,
    back: query.has('ve') ? `?${new URLSearchParams({ ve: query.get('ve') ?? '' })}` : '',
    trouble: companyTrouble.get(query.get('loi') ?? ''),
    halfway: halfway && { name: halfway.name, hasCodes: halfway.hasCodes, hasPasskey: halfway.hasPasskey },
    demo: demo.map(({ id, name, role }) => ({ id, name, role })),
  };
}

/** This device, and when somebody last signed in on it. */
function describeDevice(request: Request, { config, clock }: Pick<App, 'config' | 'clock'>): string | null {
  const now = clock.now();
  const at = readLastSignIn(request, config, now);
  if (!at) return null;
  const isToday = dayInVietnam(at) === dayInVietnam(now);
  const when = isToday ? `${formatClock(at)} hôm nay` : formatFullMoment(at);
  return `Máy này: ${deviceName(request.headers.get('user-agent') ?? '') ?? 'trình duyệt này'} · lần trước ${when}`;
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignIn(appOf(context), request, visitOf(context, request));
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = () => [{ title: 'Đăng nhập · Quản trị' }];

export default function SignInPage() {
  const { signIn, halfway, demo, device, hasCompany, back, trouble } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  if (halfway)
    return (
      <SignInFrame
        {...signIn}
        title="Thêm một bước"
        about={`Chào ${halfway.name}. Mật khẩu đúng rồi, bạn xác nhận thêm để vào.`}
      >
        <ReplyNotice reply={reply?.errors ? undefined : reply} />
        <SecondStep halfway={halfway} error={reply?.errors?.code} />
      </SignInFrame>
    );
  return (
    <SignInFrame {...signIn} title="Đăng nhập">
      <ReplyNotice reply={reply?.errors ? undefined : (reply ?? trouble)} />
      {hasCompany && (
        <ButtonLink to={`/dang-nhap/cong-ty${back}`} reloadDocument size="lg">
          <Building2 size={16} aria-hidden />
          Đăng nhập bằng tài khoản công ty
        </ButtonLink>
      )}
      <PasswordForm />
      <PasskeyButton use="show" optionsUrl="/dang-nhap/khoa" fields={() => ({})}>
        Dùng khóa truy cập (vân tay, khuôn mặt)
      </PasskeyButton>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to="/dang-nhap/quen" className="py-1 font-semibold text-sea hover:underline">
          Quên mật khẩu
        </Link>
        {device && <span className="text-sm text-ink-soft">{device}</span>}
      </p>
      {demo.length > 0 && <DemoAccounts people={demo} />}
    </SignInFrame>
  );
}

function PasswordForm() {
  const reply = useActionReply<typeof action>();
  const { search } = useLocation();
  return (
    <Form method="post" action={search} className="flex flex-col gap-3" noValidate>
      <TextField
        name="email"
        type="email"
        label="Thư điện tử công ty"
        autoComplete="username webauthn"
        autoFocus={!reply?.typed?.email}
        defaultValue={reply?.typed?.email}
        error={reply?.errors?.email}
      />
      <TextField
        name="password"
        type="password"
        label="Mật khẩu"
        autoComplete="current-password"
        autoFocus={!!reply?.typed?.email}
        error={reply?.errors?.password}
      />
      <Button type="submit" look="primary" size="lg">
        Tiếp tục
        <KeyCap isOnFill>Enter</KeyCap>
      </Button>
    </Form>
  );
}

function SecondStep({
  halfway,
  error,
}: {
  halfway: { hasCodes: boolean; hasPasskey: boolean };
  error: string | undefined;
}) {
  const { search } = useLocation();
  return (
    <>
      {halfway.hasCodes && (
        <Form method="post" action={search} className="flex flex-col gap-3">
          <TextField
            name="code"
            label="Mã 6 số trong ứng dụng xác thực"
            hint="Mất điện thoại? Nhập một mã dự phòng vào đây."
            autoComplete="one-time-code"
            autoCapitalize="off"
            autoFocus
            error={error}
          />
          <Button type="submit" look="primary" size="lg">
            Vào
          </Button>
        </Form>
      )}
      {halfway.hasPasskey && (
        <PasskeyButton
          use="show"
          optionsUrl="/dang-nhap/khoa"
          fields={() => ({})}
          look={halfway.hasCodes ? 'plain' : 'primary'}
        >
          Dùng khóa truy cập
        </PasskeyButton>
      )}
      <Form method="post" action={search}>
        <Button type="submit" name="again" value="1" look="quiet">
          Vào bằng tài khoản khác
        </Button>
      </Form>
    </>
  );
}
