import type { Executor } from '#platform/db/connect.ts';

/** A partner's webhook endpoints, without their secrets. */
export function listWebhookEndpoints(db: Executor, partnerId: number) {
  return db
    .selectFrom('webhook_endpoints')
    .select([
      'id',
      'address',
      'events',
      'hears_all as receivesAll',
      'made_at as madeAt',
      'made_by as madeBy',
      'failing_since as failingSince',
      'switched_off_at as switchedOffAt',
      'former_until as formerUntil',
    ])
    .where('partner_id', '=', partnerId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** The latest deliveries to a partner, newest first. */
export function listWebhookDeliveries(db: Executor, partnerId: number, limit = 50) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .select([
      'd.id',
      'd.event',
      'd.booking_code as bookingCode',
      'd.state',
      'd.attempts',
      'd.outcome',
      'd.made_at as madeAt',
      'd.tried_at as triedAt',
      'd.next_try_at as nextTryAt',
      'e.address',
    ])
    .where('e.partner_id', '=', partnerId)
    .where('e.removed_at', 'is', null)
    .orderBy('d.made_at', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute();
}
