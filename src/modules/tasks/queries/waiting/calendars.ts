import { sql } from 'kysely';
import { feedLimits } from '#modules/channels/calendars/feed-limits.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { ListWaiting } from './waiting.ts';

const hour = 3_600_000;

interface Row {
  id: string;
  title: string;
  unit: string;
  since: Date;
}

/** Calendars of other channels that could not be read for so long that the unit may be sold twice. */
export const listStaleCalendars: ListWaiting = async (db, { now }) => {
  const before = new Date(now.getTime() - feedLimits.staleMs);
  const { rows } = await sql<Row & { isStopped: boolean }>`
    SELECT f.unit_id || '-' || f.id AS id, f.title, p.title || ', ' || u.title AS unit,
      coalesce(f.imported_at, f.added_at) AS since, f.stopped_at IS NOT NULL AS "isStopped"
    FROM calendar_feeds f JOIN units u ON u.id = f.unit_id JOIN products p ON p.id = u.product_id
    WHERE coalesce(f.imported_at, f.added_at) <= ${before}`.execute(db);
  return rows.map(({ id, title, unit, since, isStopped }) => ({
    objectId: id,
    title: `Lịch ${title} không đọc được${isStopped ? ', đã tạm ngừng bán' : ''}`,
    about: `${unit} · đọc lần cuối ${formatDateTime(since)}`,
    dueAt: new Date(since.getTime() + feedLimits.stopMs),
    amountVnd: null,
  }));
};

/** Units that other channels and this site together have oversold on a day. */
export const listOverbookedCalendars: ListWaiting = async (db, { now }) => {
  const { rows } = await sql<Row>`
    SELECT f.unit_id || '-' || f.id AS id, f.title, p.title || ', ' || u.title AS unit, f.overbooked_since AS since
    FROM calendar_feeds f JOIN units u ON u.id = f.unit_id JOIN products p ON p.id = u.product_id
    WHERE f.overbooked_since IS NOT NULL AND EXISTS (
      SELECT FROM inventory i WHERE i.unit_id = f.unit_id AND i.day >= ${dayInVietnam(now)}::date
        AND i.blocked > 0 AND i.held + i.sold > 0 AND i.held + i.sold + i.blocked > i.allotment)`.execute(db);
  return rows.map(({ id, title, unit, since }) => ({
    objectId: id,
    title: `Bán trùng ngày với ${title}`,
    about: unit,
    dueAt: new Date(since.getTime() + 2 * hour),
    amountVnd: null,
  }));
};
