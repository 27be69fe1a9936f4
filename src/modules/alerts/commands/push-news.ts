import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { getPushKey } from '#platform/push/push-key.ts';
import { sendPush } from '#platform/push/send-push.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { listNews } from '../queries.ts';
import { signAlertToken } from '../rules.ts';
import type { PushedNews } from '../schema.ts';
import { watchedNews, watchedPath, watchedTrip } from '../view/watched-trip.ts';
import { removeDevice } from './devices.ts';

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;
type FoundAlert = Awaited<ReturnType<typeof listNews>>[number];

/**
 * Tells a device what was found when its alerts were checked. A device that takes no messages any more is removed. Repeated
 * after a failure, the message replaces the former one.
 */
export async function pushNews(
  app: Parts,
  { deviceId, alertIds, at }: { deviceId: string; alertIds: string[]; at: string },
): Promise<void> {
  const { db, clock, config, secrets } = app;
  const now = clock.now();
  if (now.getTime() - Date.parse(at) > 86_400_000) return;
  const device = await db
    .selectFrom('push_devices')
    .selectAll()
    .where('id', '=', deviceId)
    .executeTakeFirst();
  const [first, ...more] = await listNews(db, alertIds);
  if (!device || !first) return;
  const key = getPushKey(config, secrets);
  const { endpoint, public_key: p256dh, auth, server_key: serverKey } = device;
  const { customerEmail } = await getSettings(db);
  const news = writeNews(app, [first, ...more], now);
  const outcome =
    serverKey === key.publicKey
      ? await sendPush(
          { config, key, contact: `mailto:${customerEmail}`, now },
          { endpoint, keys: { p256dh, auth } },
          { text: JSON.stringify(news), topic: 'alerts' },
        )
      : 'gone';
  if (outcome === 'gone') await db.transaction().execute((tx) => removeDevice(tx, deviceId));
}

/** Devices show some four lines, and a message has room for 4 KB. */
const maxNamed = 3;

/** One thing leads to its page; several lead to the list of what the device watches. */
function writeNews({ secrets }: Parts, alerts: [FoundAlert, ...FoundAlert[]], now: Date): PushedNews {
  const [first] = alerts;
  const isOne = alerts.length === 1;
  const stop = signAlertToken(secrets.token, isOne ? 'stop' : 'stop-all', first.id, now);
  return {
    title: isOne ? `${first.title} ${watchedNews(first)}` : `${alerts.length} nơi bạn theo dõi có tin`,
    text: [
      ...alerts.slice(0, maxNamed).map((alert) => nameNews(alert, isOne)),
      ...(alerts.length > maxNamed ? [`và ${alerts.length - maxNamed} nơi nữa`] : []),
    ].join('\n'),
    path: isOne ? watchedPath(first) : `/bao-tin/dung/${stop}`,
    stop,
  };
}

function nameNews(alert: FoundAlert, isOne: boolean): string {
  const what = isOne ? watchedTrip(alert) : `${alert.title} ${watchedNews(alert)}`;
  return alert.toldVnd === null ? what : `${what}: từ ${formatVnd(alert.toldVnd)}`;
}
