import { data, Form, Link, redirect } from 'react-router';
import { joinFirm } from '#modules/firms/commands/join-firm.ts';
import { findFirmInvitation, readFirmInvitationToken } from '#modules/firms/queries/find-firm-invitation.ts';
import { firmRoleLabels, mostFirms } from '#modules/firms/rules.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageTarget } from '#web/app/routing/page-target.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { signInPath } from '#web/parts/account/return-path.ts';
import { requireGuest } from '../require-guest.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import type { Route } from './+types/invitation-page.ts';

/** Opening the link changes nothing; the button does, for the account with the invited mail address. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = readFirmInvitationToken(app.secrets.token, params.token, app.clock.now());
  const invitation = id === null ? null : await findFirmInvitation(app, id);
  if (!invitation) return { invitation: null };
  const session = await readGuestSession(app, request);
  const { token: _, id: __, ...shown } = invitation;
  const isTheirs = session?.email?.toLowerCase() === invitation.email;
  const who = session === null ? ('nobody' as const) : isTheirs ? ('invited' as const) : ('other' as const);
  return { invitation: shown, who, path: pageTarget(request).path };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { userId, email } = await requireGuest(app, request);
  const joined = await joinFirm(app, { token: params.token, userId, email });
  if (joined.ok) return redirect(`/tai-khoan/cong-ty/${joined.firmId}?xong=vao`, 303);
  const words = {
    over: 'Lời mời này đã được dùng, đã được rút hoặc đã quá hạn.',
    other_mailbox: 'Lời mời gửi tới địa chỉ khác với địa chỉ của tài khoản này.',
    too_many: `Mỗi tài khoản thuộc nhiều nhất ${mostFirms} công ty.`,
  };
  return data({ error: words[joined.reason] }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Lời mời vào công ty',
    path: '/loi-moi-cong-ty',
    noindex: true,
  });

export const headers = secretAddress;

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, who, path = '' } = loaderData;
  if (!invitation)
    return (
      <SignInFrame title="Lời mời không còn dùng được">
        <p>Lời mời đã được dùng, đã được rút, hoặc đã quá 7 ngày. Bạn nhờ người quản lý mời lại.</p>
        <ButtonLink to="/tai-khoan/cong-ty" className="w-full">
          Công ty của tôi
        </ButtonLink>
      </SignInFrame>
    );
  const { firmName, email, role, inviterName } = invitation;
  return (
    <SignInFrame title={`Vào ${firmName}`}>
      {actionData && <Notice tone="bad" role="alert" title={actionData.error} />}
      <p className="break-words">
        {inviterName ?? 'Một người quản lý'} mời {email} làm {firmRoleLabels[role].toLowerCase()}. Đặt chỗ bạn
        chọn “Đặt cho {firmName}” thì người quản lý của công ty thấy: dịch vụ, ngày, giá và tên bạn. Đặt chỗ
        khác của bạn thì không.
      </p>
      {who === 'invited' && (
        <Form method="post">
          <Button type="submit" className="w-full">
            Đồng ý vào công ty
          </Button>
        </Form>
      )}
      {who === 'other' && (
        <Notice tone="warn" title="Bạn đang đăng nhập bằng địa chỉ khác">
          Chỉ tài khoản của {email} nhận được lời mời này. Bạn đăng xuất ở{' '}
          <Link to="/tai-khoan" className="font-semibold text-sea underline">
            trang Tài khoản
          </Link>{' '}
          rồi mở lại thư.
        </Notice>
      )}
      {who === 'nobody' && (
        <>
          <ButtonLink to={signInPath('/dang-nhap', path)} className="w-full">
            Đăng nhập
          </ButtonLink>
          <ButtonLink to={signInPath('/dang-ky', path)} look="outline" className="w-full">
            Đăng ký
          </ButtonLink>
          <p className="text-sm break-words text-ink-soft">
            Bạn đăng ký bằng {email}. Xong, bạn trở lại lời mời này.
          </p>
        </>
      )}
    </SignInFrame>
  );
}
