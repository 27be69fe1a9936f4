import { data } from 'react-router';
import { confirmAlert } from '#modules/alerts/commands/stop-alerts.ts';
import { findAlert } from '#modules/alerts/queries.ts';
import { readAlertToken } from '#modules/alerts/rules.ts';
import type { App } from '#platform/app.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/confirm-alert-page.ts';

/** What a token stands for. @throws the 404 page for an invalid or expired one */
async function getAlert(app: App, token: string) {
  const id = readAlertToken(app.secrets.token, 'confirm', token, app.clock.now());
  const alert = id ? await findAlert(app.db, id) : null;
  if (!alert) throw data(null, { status: 404 });
  return alert;
}

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, state } = await getAlert(context.get(appContext), params.token);
  return { title, state };
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id } = await getAlert(app, params.token);
  await confirmAlert(app.db, id, app.clock.now());
  return null;
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Xác nhận báo tin', path: '/bao-tin', noindex: true });

export const headers = secretAddress;

export default function ConfirmAlertPage({ loaderData: { title, state } }: Route.ComponentProps) {
  const words = {
    waiting: {
      title: 'Xác nhận báo tin',
      text: `Bấm nút dưới đây để theo dõi ${title}.`,
      button: 'Xác nhận',
    },
    active: {
      title: 'Đã xác nhận',
      text: `${title} đang được theo dõi. Cuối mỗi thư có đường dẫn để dừng.`,
      button: null,
    },
    ended: {
      title: 'Báo tin này đã dừng',
      text: 'Muốn theo dõi lại, bạn mở trang của nơi ấy một lần nữa.',
      button: null,
    },
  }[state as 'waiting' | 'active' | 'ended'];
  return <AnswerPage {...words} />;
}
