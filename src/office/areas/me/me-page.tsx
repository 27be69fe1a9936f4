import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listSessions } from '#modules/identity/queries.ts';
import { beginCodes, countRecoveryCodes, totpUri } from '#modules/identity/second-factor/codes.ts';
import { listPasskeys } from '#modules/identity/second-factor/passkeys.ts';
import { findSettings } from '#modules/settings/queries.ts';
import { renderQr } from '#platform/qr/render-qr.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { appOf, sessionOf } from '../../app/office-context.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { NewPasswordFields } from '../../parts/new-password-fields.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CodesCard } from './codes-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { runMeAction } from './run-me-action.ts';
import { SessionsCard } from './sessions-card.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const [app, session] = [appOf(context), sessionOf(context)];
  const now = app.clock.now();
  const [sessions, passkeys, secret, recoveryLeft, settings] = await Promise.all([
    listSessions(app.db, session.id, now),
    listPasskeys(app.db, session.id),
    beginCodes(app, session.id),
    countRecoveryCodes(app.db, session.id),
    findSettings(app.readDb),
  ]);
  const uri = secret && totpUri(secret, { issuer: settings?.name ?? 'Quản trị', account: session.email });
  return {
    person: { name: session.name, email: session.email, role: session.role.title, isDemo: session.isDemo },
    mustEnrol: session.mustEnrol,
    sessionId: session.sessionId,
    sessions,
    passkeys,
    recoveryLeft,
    enrol: secret && uri ? { secret, qr: await renderQr(uri) } : null,
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => runMeAction(context, request);

export const meta = () => [{ title: 'Tài khoản của tôi' }];

export default function MePage() {
  const { person, mustEnrol, enrol, passkeys, recoveryLeft, sessions, sessionId } =
    useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Tài khoản của tôi" about={`${person.name} · ${person.email} · ${person.role}`} />
      {mustEnrol && (
        <Notice tone="warn">
          Vai trò của bạn chạm tới tiền, người hoặc quyền, nên cần thêm một lớp bảo vệ trước khi làm việc: bật
          mã xác thực hoặc thêm khóa truy cập bên dưới.
        </Notice>
      )}
      <ReplyNotice reply={reply?.errors ? undefined : reply} />
      {reply?.recoveryCodes && <RecoveryCodes codes={reply.recoveryCodes} />}
      <div className="grid grid-cols-2 items-start gap-3 max-lg:grid-cols-1">
        <CodesCard enrol={enrol} recoveryLeft={recoveryLeft} error={reply?.errors?.code} />
        <PasskeysCard passkeys={passkeys} />
        {!person.isDemo && !mustEnrol && <PasswordCard email={person.email} errors={reply?.errors} />}
        <SessionsCard sessions={sessions} sessionId={sessionId} />
      </div>
    </PageBody>
  );
}

function PasswordCard({ email, errors }: { email: string; errors: ActionReply['errors'] }) {
  return (
    <Card title="Mật khẩu">
      <Form method="post" className="flex flex-col items-start gap-3 p-3.5" noValidate>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <NewPasswordFields errors={errors} />
        <Button type="submit" name="do" value="password">
          Đổi mật khẩu
        </Button>
      </Form>
    </Card>
  );
}

/** Recovery codes, shown once, to be printed or written down. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Notice tone="warn">
      <h2 className="text-lg">Mã dự phòng, chỉ hiện lần này</h2>
      <p>Cất ở nơi an toàn, ngoài điện thoại. Mỗi mã mở được cửa một lần khi bạn mất điện thoại.</p>
      <ul className="mt-2 grid max-w-md grid-cols-2 gap-x-6 gap-y-1 text-lg">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
