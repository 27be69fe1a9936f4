import { data } from 'react-router';
import { setGuestConsent } from '#modules/identity/guests/guest-account.ts';
import { zaloStopToken } from '#modules/messages/policy.ts';
import type { App } from '#platform/app.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/stop-zalo-page.ts';

/** The account whose messages a token stops. @throws the 404 page for an invalid one */
function getAccount({ secrets, clock }: App, token: string): string {
  const userId = zaloStopToken.read(secrets.token, token, clock.now());
  if (!userId) throw data(null, { status: 404 });
  return userId;
}

/** Opening the link changes nothing, because Zalo opens links itself for its preview; the one button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  getAccount(context.get(appContext), params.token);
  return null;
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const userId = getAccount(app, params.token);
  await setGuestConsent(app, { userId, kind: 'zalo', wording: null, source: '/danh-gia/thoi-zalo' });
  return { isDone: true };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Thôi nhận tin Zalo', path: '/danh-gia', noindex: true });

export const headers = secretAddress;

export default function StopZaloPage({ actionData }: Route.ComponentProps) {
  return actionData ? (
    <AnswerPage
      title="Bạn không nhận tin Zalo nữa"
      text="Chúng tôi không nhắn Zalo mời đánh giá nữa. Thư về đặt chỗ của bạn vẫn được gửi như thường."
      button={null}
    />
  ) : (
    <AnswerPage
      title="Thôi nhận tin Zalo"
      text="Bấm nút dưới đây, chúng tôi thôi nhắn Zalo mời bạn đánh giá chuyến đi."
      button="Thôi nhận tin Zalo"
    />
  );
}
