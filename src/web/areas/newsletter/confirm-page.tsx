import { data } from 'react-router';
import { confirmSubscriber } from '#modules/newsletter/commands/subscribers.ts';
import { readNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { findSubscriber } from '#modules/newsletter/queries.ts';
import type { App } from '#platform/app.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/confirm-page.ts';

/** The subscriber of a link token. @throws the 404 page for an invalid or expired one */
async function getSubscriber(app: App, token: string) {
  const id = readNewsletterLinkToken(app.secrets.token, 'confirm', token, app.clock.now());
  const subscriber = id ? await findSubscriber(app.db, id) : null;
  if (!subscriber) throw data(null, { status: 404 });
  return subscriber;
}

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { email, state } = await getSubscriber(context.get(appContext), params.token);
  return { email, state };
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id } = await getSubscriber(app, params.token);
  await confirmSubscriber(app.db, id, app.clock.now());
  return null;
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Xác nhận bản tin', path: '/ban-tin', noindex: true });

export const headers = secretAddress;

export default function ConfirmPage({ loaderData: { email, state } }: Route.ComponentProps) {
  const words = {
    waiting: {
      title: 'Xác nhận nhận bản tin',
      text: `Bấm nút dưới đây, bản tin sẽ được gửi tới ${email}.`,
      button: 'Xác nhận',
    },
    subscribed: {
      title: 'Bạn đã đăng ký bản tin',
      text: `Lá thư tới sẽ được gửi tới ${email}. Cuối mỗi thư có đường dẫn để hủy.`,
      button: null,
    },
    unsubscribed: {
      title: 'Bạn đã hủy bản tin',
      text: 'Muốn nhận lại, bạn điền email ở trang Bản tin một lần nữa.',
      button: null,
    },
  }[state as 'waiting' | 'subscribed' | 'unsubscribed'];
  return <AnswerPage {...words} />;
}
