import { type Actor, actorText, isStaff, isSupplier } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { VoucherState } from '../rules/voucher-state.ts';

/** Name of a partner's scanner, as the actor of an event. */
type Scanner = `scanner:${string}`;

export type VoucherReason =
  | 'issued'
  | 'booking_cancelled'
  /** Its booking has to be paid again. */
  | 'match_undone'
  | 'reissued'
  /** By hand. */
  | 'voided'
  | 'rebooked'
  | 'supplier_confirmed'
  | 'supplier_declined'
  | 'scanned'
  | 'scan_contested'
  | 'scan_refused';

export interface VoucherEvent {
  code: string;
  from: VoucherState | null;
  to: VoucherState;
  actor: Actor | Scanner;
  reason: VoucherReason;
  details?: Record<string, unknown>;
  scanId?: string;
  at: Date;
}

/** Records an event of a locked voucher. */
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
      actor: isScanner(actor) ? actor : actorText(actor),
      reason,
      details: json(details),
      scan_id: scanId ?? null,
      at,
    })
    .execute();
  if (isScanner(actor) || !(isStaff(actor) || isSupplier(actor))) return;
  const { note, ...rest } = details;
  await writeHistory(tx, {
    actor,
    verb: `voucher.${reason}`,
    object: { type: 'voucher', id: code },
    before: { state: from },
    after: { state: to, ...rest },
    ...(typeof note === 'string' && { reason: note }),
    now: at,
  });
}

function isScanner(actor: Actor | Scanner): actor is Scanner {
  return typeof actor === 'string' && actor.startsWith('scanner:');
}
