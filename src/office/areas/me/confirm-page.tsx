import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useSubmit,
} from 'react-router';
import { isFresh } from '#modules/identity/rules.ts';
import { checkPasskey, listPasskeys, readPasskey } from '#modules/identity/second-factor/passkeys.ts';
import {
  confirmIdentity,
  type FormFields,
  findFormAction,
  noteConfirmed,
  takeForm,
} from '#modules/identity/sign-in/confirm-identity.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { backPath } from '../../app/back-path.ts';
import { appOf, officeContext, sessionOf } from '../../app/office-context.ts';
import { type TooOften, tooOften, waitOf } from '../../app/too-often.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { PasskeyButton } from '../../parts/passkey-button.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';

type Reply = ActionReply & { resume?: { action: string; fields: FormFields } };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = appOf(context);
  const session = sessionOf(context);
  const { id, isDemo, email, strength } = session;
  const formId = new URL(request.url).searchParams.get('tiep');
  const [passkeys, action] = await Promise.all([
    listPasskeys(app.db, id),
    formId ? findFormAction(app, session, formId) : null,
  ]);
  return {
    action,
    isDemo,
    email,
    hasPasskey: passkeys.length > 0,
    hasCompany: app.config.officeOidc !== null && strength.startsWith('oidc'),
    isFresh: isFresh(session, app.clock.now()),
  };
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Reply | TooOften | Response> {
  const [app, session, form] = [appOf(context), sessionOf(context), await request.formData()];
  if (form.has('go') && isFresh(session, app.clock.now())) return goOn(context, request);
  if (form.has('passkey')) {
    const response = readPasskey(form);
    if (!response || !(await checkPasskey(app, response, session.id)))
      return { refused: 'Khóa này không phải của bạn, hoặc câu hỏi đã hết hạn. Vui lòng thử lại.' };
    await noteConfirmed(app, session.sessionId);
    return goOn(context, request);
  }
  const password = String(form.get('password') ?? '').slice(0, 1000);
  const { cameFrom } = context.get(officeContext);
  const result = await confirmIdentity(app, session, { password, cameFrom });
  if (result.ok) return goOn(context, request);
  if (result.reason === 'wrong') return { errors: { password: 'Mật khẩu chưa đúng.' } };
  const refused = `Đã thử quá nhiều lần. Bạn chờ ${waitOf(result.retryAfterSeconds)} rồi thử lại.`;
  return tooOften({ refused }, result.retryAfterSeconds);
}

/** Redirects back to the page, or resumes the interrupted form if there was one. */
async function goOn(context: ActionFunctionArgs['context'], request: Request): Promise<Reply | Response> {
  const formId = new URL(request.url).searchParams.get('tiep');
  const fields = formId ? await takeForm(appOf(context), sessionOf(context), formId) : null;
  const page = backPath(request);
  if (!fields) return redirect(page);
  // The first page and the layout around it share one address; `?index` addresses the page.
  const action = page.replace(/^\/(?:$|\?)/, '/?index&').replace(/&$/, '');
  return { resume: { action, fields } };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = () => [{ title: 'Xác nhận là bạn' }];

export default function ConfirmPage() {
  const reply: Reply | undefined = useActionReply<typeof action>();
  return (
    <PageBody>
      <div className="mx-auto flex w-full max-w-md flex-col gap-3 py-10">
        <PageHead title="Xác nhận là bạn" />
        {reply?.resume ? <ResumeForm {...reply.resume} /> : <Question reply={reply} />}
      </div>
    </PageBody>
  );
}

function Question({ reply }: { reply: Reply | undefined }) {
  const { action, isDemo, email, hasPasskey, hasCompany, isFresh: isKnown } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (isKnown)
    return (
      <Form method="post" className="flex flex-col gap-3">
        <p>Đã xác nhận.</p>
        <Button type="submit" name="go" value="1" look="primary" size="lg" autoFocus>
          Làm tiếp
        </Button>
      </Form>
    );
  return (
    <>
      {action && (
        <p className="text-lg">
          Bạn sắp <b>{action}</b>.
        </p>
      )}
      <p className="text-ink-soft">
        Việc {action ? 'này' : 'sắp làm'} khó quay lại, nên hệ thống hỏi thêm một lần. Trong 10 phút tới sẽ
        không hỏi nữa.
      </p>
      <ReplyNotice reply={reply?.errors ? undefined : reply} />
      <Form method="post" className="flex flex-col gap-3">
        {isDemo ? (
          <p>Tài khoản trình diễn không có mật khẩu: bạn chỉ cần bấm nút.</p>
        ) : (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} />
            <TextField
              name="password"
              type="password"
              label="Mật khẩu"
              autoComplete="current-password"
              autoFocus
              error={reply?.errors?.password}
            />
          </>
        )}
        <Button type="submit" look="primary" size="lg">
          {action ? 'Xác nhận và làm tiếp' : 'Xác nhận'}
        </Button>
      </Form>
      {hasCompany && (
        <ButtonLink to={`/dang-nhap/cong-ty?lai=1&${search.slice(1)}`} reloadDocument size="lg">
          Xác nhận bằng tài khoản công ty
        </ButtonLink>
      )}
      {hasPasskey && (
        <PasskeyButton use="show" optionsUrl="/toi/khoa?hoi=1" fields={() => ({})}>
          Dùng khóa truy cập
        </PasskeyButton>
      )}
    </>
  );
}

/** Resubmits the interrupted form: automatically with script, otherwise by a button. */
function ResumeForm({ action, fields }: { action: string; fields: [name: string, value: string][] }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    void submit(form.current, { replace: true });
  }, [submit]);
  return (
    <Form ref={form} method="post" action={action} replace className="flex flex-col gap-3">
      <p>Đã xác nhận. Việc bạn đang làm dở được gửi tiếp.</p>
      {fields.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="primary" size="lg">
        Làm tiếp
      </Button>
    </Form>
  );
}
