import { alertRequested, alertsDue } from '#modules/alerts/events.ts';
import { findAlert, listNews } from '#modules/alerts/queries.ts';
import { signAlertToken } from '#modules/alerts/rules.ts';
import { watchedNews, watchedPath, watchedTrip, watchedWish } from '#modules/alerts/view/watched-trip.ts';
import { alertMailOfAsking, alertMailOfNews } from '#modules/mails/view/alert-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails of alerts; each can be stopped with one click, also in the mail program (RFC 8058). */
export const alertMailJobs = [
  { type: alertRequested, handle: askMailbox },
  { type: alertsDue, handle: mailNews },
];

async function askMailbox(app: App, { alertId, at }: { alertId: string; at: string }): Promise<void> {
  const alert = await findAlert(app.db, alertId);
  if (alert?.state !== 'waiting' || alert.email === null) return;
  const links = linksOf(app, alertId);
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'alert_asked', company, {
    product: alert.title,
    wish: watchedWish(alert),
    trip: watchedTrip(alert),
    stopLink: links.stopAll,
  });
  const mail = alertMailOfAsking({ renderPart, company, consent: alert.consent, confirmUrl: links.confirm });
  await sendMail(app, mail, {
    key: `alert_asked:${alertId}:${at}`,
    bookingId: null,
    template: 'alert_asked',
    recipient: alert.email,
    headers: oneClick(links.stopAll),
  });
}

/** Reports what was found when the alerts were checked: the price may have changed again by the time it is read. */
async function mailNews(app: App, { alertIds, at }: { alertIds: string[]; at: string }): Promise<void> {
  const alerts = await listNews(app.db, alertIds);
  const [first] = alerts;
  if (!first || first.email === null) return;
  const { publicUrl } = app.config;
  const items = alerts.map((alert) => ({
    ...alert,
    url: `${publicUrl}${watchedPath(alert)}`,
    stopUrl: linksOf(app, alert.id).stop,
  }));
  const stopAllUrl = linksOf(app, first.id).stopAll;
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'alert_news', company, {
    product: first.title,
    news: watchedNews(first),
    count: String(items.length),
    stopLink: stopAllUrl,
  });
  const mail = alertMailOfNews({ renderPart, company, items });
  await sendMail(app, mail, {
    key: `alert_news:${first.id}:${at}`,
    bookingId: null,
    template: 'alert_news',
    recipient: first.email,
    headers: oneClick(stopAllUrl),
  });
}

function linksOf({ config, secrets, clock }: App, alertId: string) {
  const token = (use: 'confirm' | 'stop' | 'stop-all') =>
    signAlertToken(secrets.token, use, alertId, clock.now());
  const site = `${config.publicUrl}/bao-tin`;
  return {
    confirm: `${site}/xac-nhan/${token('confirm')}`,
    stop: `${site}/dung/${token('stop')}`,
    stopAll: `${site}/dung/${token('stop-all')}`,
  };
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
