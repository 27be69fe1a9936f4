import { data } from 'react-router';
import { stopAlerts } from '#modules/alerts/commands/stop-alerts.ts';
import { findAlert, listWatched, subscriberOf } from '#modules/alerts/queries.ts';
import { readAlertToken, signAlertToken } from '#modules/alerts/rules.ts';
import { watchedNews, watchedPath, watchedTrip } from '#modules/alerts/view/watched-trip.ts';
import type { App } from '#platform/app.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/stop-alerts-page.ts';
import { WatchedList } from './watched-list.tsx';

/** The alert of a token, and whether it concerns all alerts of its mail address or device. @throws the 404 page for an invalid one */
function getStop({ secrets, clock }: App, token: string): { id: string; withAll: boolean } {
  const read = (use: 'stop' | 'stop-all') => readAlertToken(secrets.token, use, token, clock.now());
  const all = read('stop-all');
  const id = all ?? read('stop');
  if (!id) throw data(null, { status: 404 });
  return { id, withAll: all !== null };
}

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id, withAll } = getStop(app, params.token);
  const alert = await findAlert(app.db, id);
  return {
    withAll,
    title: alert?.title ?? '',
    watched: withAll && alert ? await loadWatched(app, alert) : [],
  };
}

/** Everything that is watched together with an alert, each with its news and the token that stops it. */
async function loadWatched(
  { db, secrets, clock }: App,
  alert: NonNullable<Awaited<ReturnType<typeof findAlert>>>,
) {
  const now = clock.now();
  const alerts = await listWatched(db, subscriberOf(alert), now);
  return alerts.map((one) => ({
    title: one.title,
    kind: one.kind,
    trip: watchedTrip(one),
    path: watchedPath(one),
    news: one.isNew ? nameNews(one) : null,
    stop: one.state === 'active' ? signAlertToken(secrets.token, 'stop', one.id, now) : null,
  }));
}

const nameNews = (one: Parameters<typeof watchedNews>[0] & { toldVnd: number | null }) =>
  capitalise(`${watchedNews(one)}${one.toldVnd === null ? '' : `, từ ${formatVnd(one.toldVnd)}`}`);

/** The page's button, and the one-click unsubscribe of mail programs (RFC 8058), which post here. */
export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  await stopAlerts(app.db, getStop(app, params.token), app.clock.now());
  return { isDone: true };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Dừng báo tin', path: '/bao-tin', noindex: true });

export const headers = secretAddress;

export default function StopAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { withAll, title, watched } = loaderData;
  const what = withAll ? 'mọi báo tin' : `báo tin về ${title || 'nơi này'}`;
  if (actionData) return <AnswerPage title="Đã dừng" text={`Đã dừng ${what}.`} button={null} />;
  if (watched.length === 0)
    return (
      <AnswerPage title="Dừng báo tin" text={`Bấm nút dưới đây để dừng ${what}.`} button="Dừng báo tin" />
    );
  const canStop = watched.some(({ stop }) => stop !== null);
  return (
    <AnswerPage
      title="Những nơi bạn theo dõi"
      text={
        canStop
          ? 'Bấm nút ở cuối danh sách để dừng mọi báo tin.'
          : 'Báo tin về những nơi này đã xong, không còn tin nào tới nữa.'
      }
      button={canStop ? 'Dừng mọi báo tin' : null}
    >
      <WatchedList watched={watched} />
    </AnswerPage>
  );
}
