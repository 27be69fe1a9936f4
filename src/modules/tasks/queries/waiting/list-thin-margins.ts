import { sql } from 'kysely';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { ListWaiting } from './waiting.ts';

const dayMs = 24 * 3_600_000;

/** Combos with a day on which the margin is below the company's minimum. */
export const listThinMargins: ListWaiting = async (db) => {
  const { rows } = await sql<{
    id: string;
    title: string;
    unit: string;
    days: number;
    worstOn: string;
    percent: number;
    since: Date;
  }>`
    SELECT m.product_id || '-' || m.unit_id AS id, p.title, u.title AS unit, m.days, m.worst_on AS "worstOn",
      m.worst_percent AS percent, m.since
    FROM thin_margins m JOIN units u ON u.id = m.unit_id JOIN products p ON p.id = m.product_id`.execute(db);
  return rows.map(({ id, title, unit, days, worstOn, percent, since }) => ({
    objectId: id,
    title: percent < 0 ? `${title} bán lỗ` : `${title} lãi dưới mức đặt ra`,
    about: `${unit} · ${days} ngày, thấp nhất ${percent}% giá bán, ngày ${formatDate(worstOn)}`,
    dueAt: new Date(since.getTime() + 3 * dayMs),
    amountVnd: null,
  }));
};
