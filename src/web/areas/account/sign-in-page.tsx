import { lazy, Suspense } from 'react';
import { data, Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { offeredProviders } from '#modules/identity/guests/ask-provider.ts';
import { canReachPhones } from '#modules/identity/guests/enter-by-phone.ts';
import { enterByPasskey } from '#modules/identity/guests/guest-passkeys.ts';
import { guestProviderLabels, isGuestProvider } from '#modules/identity/guests/guest-providers.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { forgetNewcomer } from '#modules/identity/guests/newcomer.ts';
import { readGuestSession, readHalfwayGuest } from '#modules/identity/guests/read-guest-session.ts';
import { giveGuestCode, signInGuest } from '#modules/identity/guests/sign-in-guest.ts';
import { readPasskey } from '#modules/identity/second-factor/passkeys.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { doorPath, returnPath } from '#web/parts/account/return-path.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import type { Route } from './+types/sign-in-page.ts';
import { DoorFrame } from './door-frame.tsx';
import { newcomerThrough } from './newcomer-through.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { redirectInside } from './redirect-inside.ts';
import { tooOftenWords } from './too-often-words.ts';

// What few who sign in need, or nobody in the first moment, is not fetched with the page.
const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));
const FormGuard = lazy(async () => ({ default: (await import('#web/parts/bots/form-guard.tsx')).FormGuard }));
const PasskeyButton = lazy(async () => ({
  default: (await import('#web/parts/account/passkey-button.tsx')).PasskeyButton,
}));

const backOf = (request: Request) => returnPath(new URL(request.url).searchParams.get('tiep'));

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
    takesPhones: canReachPhones(app.config),
    providers: offeredProviders(app).map((name) => ({ name, label: guestProviderLabels[name] })),
    refusedBy: refusedBy ? guestProviderLabels[refusedBy] : null,
  };
}

const passwordForm = z.object({ email: guestFields.email, password: guestFields.password });
const codeForm = z.object({ code: guestFields.code });

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  if (form.has('passkey')) return takePasskey(app, request, form);
  return form.has('code') ? takeCode(app, request, form) : takePassword(app, request, form);
}

async function takePassword(app: App, request: Request, form: FormData) {
  const read = readForm(form, passwordForm);
  const again = (errors: typeof refused, status = 422, needsProof = false) =>
    data({ errors, typed: read.typed, needsProof }, { status });
  const refused: { email?: string; password?: string; form?: string; code?: string } = {};
  if (!read.ok) return again(read.errors);
  const { altcha: proof } = readFormGuard(form, request);
  const before = await readGuestSession(app, request);
  const draft = { ...read.value, proof, visit: visitOf(request), instead: before?.sessionId };
  const result = await signInGuest(app, draft);
  if (result.ok)
    return redirectInside(
      app,
      result.token,
      result.needsCode ? doorPath('/dang-nhap', backOf(request)) : backOf(request),
    );
  if (result.reason === 'wrong')
    return again(
      { form: 'Email hoặc mật khẩu chưa đúng, hoặc email chưa được xác nhận.' },
      422,
      proof !== undefined,
    );
  if (result.reason === 'proof_failed')
    return again({ form: 'Bước kiểm tra chưa xong. Bạn bấm đăng nhập lần nữa.' }, 422, true);
  return again({ form: tooOftenWords(result.retryAfterSeconds) }, 429, true);
}

async function takePasskey(app: App, request: Request, form: FormData) {
  const response = readPasskey(form);
  const instead = (await readGuestSession(app, request))?.sessionId;
  const token = response && (await enterByPasskey(app, { response, visit: visitOf(request), instead }));
  if (token) return redirectInside(app, token, backOf(request));
  const errors = { form: 'Khóa này chưa mở được tài khoản nào. Bạn thử lại, hoặc đăng nhập cách khác.' };
  return data({ errors, typed: {}, needsProof: false }, { status: 422 });
}

async function takeCode(app: App, request: Request, form: FormData) {
  const again = (code: string, status = 422) =>
    data({ errors: { code }, typed: {}, needsProof: false }, { status });
  const halfway = await readHalfwayGuest(app, request);
  if (!halfway) return redirect(doorPath('/dang-nhap', backOf(request)), 303);
  const read = readForm(form, codeForm);
  if (!read.ok) return again(read.errors.code ?? 'Vui lòng nhập mã.');
  const newcomer = newcomerThrough(app, request);
  const given = { halfway, code: read.value.code, visit: visitOf(request), newcomer };
  const result = await giveGuestCode(app, given);
  if (result.ok) return redirectInside(app, result.token, backOf(request), [forgetNewcomer(app)]);
  if (result.reason === 'too_often') return again(tooOftenWords(result.retryAfterSeconds), 429);
  if (result.reason === 'ended') return redirect(doorPath('/dang-nhap', backOf(request)), 303);
  return again('Mã chưa đúng, hoặc đã được dùng. Bạn chờ mã kế tiếp.');
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đăng nhập', path: '/dang-nhap', noindex: true });

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, isHalfway, isReset, refusedBy } = loaderData;
  const errors: Record<string, string | undefined> = actionData?.errors ?? {};
  if (isHalfway)
    return (
      <Suspense>
        <CodeStep error={errors.code} />
      </Suspense>
    );
  const typed: Record<string, string> = actionData?.typed ?? {};
  return (
    <DoorFrame
      title="Đăng nhập"
      about="Đặt chỗ thì không cần tài khoản."
      below={
        <p>
          Chưa có tài khoản?{' '}
          <Link
            to={doorPath('/dang-ky', back)}
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
      {refusedBy && !actionData && (
        <Notice
          tone="warn"
          role="alert"
          title={`${refusedBy} chưa mở được tài khoản nào. Bạn thử lại, hoặc đăng nhập cách khác.`}
        />
      )}
      <ErrorSummary errors={actionData?.errors ?? {}} />
      <Form method="post" reloadDocument noValidate className="space-y-4">
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
      <OtherDoors doors={loaderData} />
    </DoorFrame>
  );
}

/** Every way in but mail and password. */
function OtherDoors({
  doors: { providers, back, takesPhones },
}: {
  doors: Pick<Route.ComponentProps['loaderData'], 'providers' | 'back' | 'takesPhones'>;
}) {
  return (
    <>
      <ProviderButtons providers={providers} back={back} />
      {takesPhones && (
        <ButtonLink to={doorPath('/dang-nhap/dien-thoai', back)} look="outline" className="w-full">
          Đăng nhập bằng số điện thoại
        </ButtonLink>
      )}
      <Suspense fallback={<div className="h-12" />}>
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
