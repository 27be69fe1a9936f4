import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { VoucherState } from '../rules/voucher-state.ts';

export type VoucherActor = 'system' | 'guest' | `staff:${string}` | `scanner:${string}`;

export type VoucherReason =
  | 'issued'
  | 'booking_cancelled'
  | 'reissued'
  | 'rebooked'
  | 'supplier_confirmed'
  | 'scanned'
  | 'scan_contested'
  | 'scan_refused';

export interface VoucherEvent {
  code: string;
  from: VoucherState | null;
  to: VoucherState;
  actor: VoucherActor;
  reason: VoucherReason;
  details?: Record<string, unknown>;
  scanId?: string;
  at: Date;
}

/** Writes what happened to a locked voucher. */
export async function recordVoucherEvent(
  tx: Tx,
  { code, from, to, actor, reason, details = {}, scanId, at }: VoucherEvent,
): Promise<void> {
  await tx
    .insertInto('voucher_events')
    .values({
      voucher_code: code,
      from_state: from,
      to_state: to,
      actor,
      reason,
      details: json(details),
      scan_id: scanId ?? null,
      at,
    })
    .execute();
}
