import { lazy, Suspense } from 'react';
import { Form, Link, redirect } from 'react-router';
import { canReachPhones } from '#modules/identity/guests/enter-by-phone.ts';
import {
  type GuestProviderName,
  guestProviderLabels,
  isGuestProvider,
} from '#modules/identity/guests/guest-providers.ts';
import { offeredProviders } from '#modules/identity/guests/offered-providers.ts';
import { readGuestSession, readHalfwayGuest } from '#modules/identity/guests/read-guest-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { signInPath } from '#web/parts/account/return-path.ts';
import type { Route } from './+types/sign-in-page.ts';
import { backOf, runSignIn } from './run-sign-in.ts';
import { SignInFrame } from './sign-in-frame.tsx';

// Loaded lazily: needed by few who sign in, or not in the first moment.
const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));
const FormGuard = lazy(async () => ({ default: (await import('#web/parts/bots/form-guard.tsx')).FormGuard }));
const PasskeyButton = lazy(async () => ({
  default: (await import('#web/parts/account/passkey-button.tsx')).PasskeyButton,
}));

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const back = backOf(request);
  if (await readGuestSession(app, request)) throw redirect(back);
  const named = new URL(request.url).searchParams.get('tu-choi');
  const refusedBy = isGuestProvider(named) ? named : null;
  const isHalfway = (await readHalfwayGuest(app, request)) !== null;
  return {
    back,
    isHalfway,
    isReset: new URL(request.url).searchParams.has('doi'),
    isErased: new URL(request.url).searchParams.has('da-xoa'),
    isLost: new URL(request.url).searchParams.has('chua-luu'),
    takesPhones: canReachPhones(app.config),
    providers: offeredProviders(app).map((name) => ({ name, label: guestProviderLabels[name] })),
    refusedBy: refusedBy ? guestProviderLabels[refusedBy] : null,
  };
}

export const action = ({ request, context }: Route.ActionArgs) => runSignIn(context.get(appContext), request);

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đăng nhập', path: '/dang-nhap', noindex: true });

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, isHalfway, isReset, isErased, isLost, refusedBy } = loaderData;
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  const typed: Record<string, string> = actionData?.typed ?? {};
  if (isHalfway)
    return (
      <Suspense>
        <CodeStep typed={typed.code} error={errors.code} />
      </Suspense>
    );
  return (
    <SignInFrame
      title="Đăng nhập"
      about="Bạn vẫn đặt chỗ được khi chưa có tài khoản."
      below={
        <p>
          Chưa có tài khoản?{' '}
          <Link
            to={signInPath('/dang-ky', back)}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline"
          >
            Đăng ký
          </Link>
        </p>
      }
    >
      {isReset && !actionData && (
        <Notice tone="good" role="status" title="Mật khẩu mới đã được đặt. Bạn đăng nhập lại." />
      )}
      {isErased && !actionData && <Notice tone="good" role="status" title="Đã xóa tài khoản" />}
      {isLost && !actionData && (
        <Notice tone="warn" role="alert" title="Bạn đã đăng xuất ở đây, nên điều vừa gửi chưa được lưu.">
          <p>Đăng nhập xong, bạn về lại trang ấy và gửi lần nữa.</p>
        </Notice>
      )}
      {refusedBy && !actionData && (
        <Notice
          tone="warn"
          role="alert"
          title={`${refusedBy} chưa mở được tài khoản nào. Bạn thử lại, hoặc đăng nhập cách khác.`}
        />
      )}
      <ErrorSummary errors={actionData?.errors ?? {}} />
      <Form method="post" reloadDocument noValidate className="stack-4">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          maxLength={200}
          defaultValue={typed.email}
          error={errors.email}
        />
        <TextField
          name="password"
          label="Mật khẩu"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        {actionData?.needsProof && (
          <Suspense>
            <FormGuard isEager />
          </Suspense>
        )}
        <Button type="submit" className="w-full">
          Đăng nhập
        </Button>
      </Form>
      <OtherSignIns alternatives={loaderData} />
    </SignInFrame>
  );
}

/** Every way to sign in except mail and password. */
function OtherSignIns({
  alternatives: { providers, back, takesPhones },
}: {
  alternatives: Pick<Route.ComponentProps['loaderData'], 'providers' | 'back' | 'takesPhones'>;
}) {
  return (
    <>
      <ProviderButtons providers={providers} back={back} />
      {takesPhones && (
        <ButtonLink to={signInPath('/dang-nhap/dien-thoai', back)} look="outline" className="w-full">
          Đăng nhập bằng số điện thoại
        </ButtonLink>
      )}
      <Suspense fallback={<div className="h-12 noscript:hidden" />}>
        <PasskeyButton use="show">Đăng nhập bằng khóa truy cập</PasskeyButton>
      </Suspense>
      <p className="text-center">
        <Link to="/quen-mat-khau" className="inline-flex min-h-11 items-center text-sea underline">
          Quên mật khẩu?
        </Link>
      </p>
    </>
  );
}

/** A button for each offered sign-in provider. */
function ProviderButtons({
  providers,
  back,
}: {
  providers: { name: GuestProviderName; label: string }[];
  back: string;
}) {
  return providers.map(({ name, label }) => (
    <Form key={name} method="post" action={signInPath(`/dang-nhap/${name}`, back)} reloadDocument>
      <Button type="submit" look="outline" className="w-full">
        Đăng nhập bằng {label}
      </Button>
    </Form>
  ));
}
