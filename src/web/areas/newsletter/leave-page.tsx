import { data } from 'react-router';
import { unsubscribe } from '#modules/newsletter/commands/subscribers.ts';
import { readNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { findSubscriber } from '#modules/newsletter/queries.ts';
import type { App } from '#platform/app.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/leave-page.ts';

/** The subscriber of a link token. @throws the 404 page for an invalid one */
async function getSubscriber(app: App, token: string) {
  const id = readNewsletterLinkToken(app.secrets.token, 'leave', token, app.clock.now());
  const subscriber = id ? await findSubscriber(app.db, id) : null;
  if (!subscriber) throw data(null, { status: 404 });
  return subscriber;
}

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { email, state } = await getSubscriber(context.get(appContext), params.token);
  return { email, isLeft: state === 'unsubscribed' };
}

/** The page's button, and the one-click unsubscribe of mail programs (RFC 8058), which post here. */
export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id } = await getSubscriber(app, params.token);
  await unsubscribe(app.db, id, app.clock.now());
  return null;
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Hủy bản tin', path: '/ban-tin', noindex: true });

export const headers = secretAddress;

export default function LeavePage({ loaderData: { email, isLeft } }: Route.ComponentProps) {
  return isLeft ? (
    <AnswerPage
      title="Bạn đã hủy bản tin"
      text={`Chúng tôi không gửi bản tin tới ${email} nữa. Thư về đặt chỗ của bạn vẫn được gửi như thường.`}
      button={null}
    />
  ) : (
    <AnswerPage
      title="Hủy nhận bản tin"
      text={`Bấm nút dưới đây, chúng tôi thôi gửi bản tin tới ${email}.`}
      button="Hủy bản tin"
    />
  );
}
