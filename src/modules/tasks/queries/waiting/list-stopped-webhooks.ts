import { sql } from 'kysely';
import type { ListWaiting } from './waiting.ts';

/** Webhook endpoints of partners that are no longer called, because they accepted nothing for days. */
export const listStoppedWebhooks: ListWaiting = async (db) => {
  const { rows } = await sql<{ id: string; partner: string; host: string; at: Date }>`
    SELECT e.partner_id || '-' || e.id AS id, p.title AS partner, split_part(e.address, '/', 3) AS host,
      e.switched_off_at AS at
    FROM webhook_endpoints e JOIN partners p ON p.id = e.partner_id
    WHERE e.switched_off_at IS NOT NULL AND e.removed_at IS NULL`.execute(db);
  return rows.map(({ id, partner, host, at }) => ({
    objectId: id,
    title: `Webhook của ${partner} đã tắt`,
    about: `${host} không nhận tin nào trong ba ngày`,
    dueAt: new Date(at.getTime() + 24 * 3_600_000),
    amountVnd: null,
  }));
};
