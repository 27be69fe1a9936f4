import type { Instrument, PayoutChannel } from '#modules/payments/refunds/refund-promise.ts';

/** A payment received for a booking, and how it can be refunded. */
export interface IncomingPayment {
  /** The incoming entry of the ledger. */
  entryId: number;
  channel: PayoutChannel;
  instrument: Instrument;
  amountVnd: number;
  /** The attempt that brought it, by which providers know the payment. */
  attemptId: string | null;
}

/** A payout that is planned, in progress or done; not one that failed or was withdrawn. */
export interface EarlierPayout {
  entryId: number | null;
  amountVnd: number;
}

export interface PlannedPayout extends Omit<IncomingPayment, 'entryId'> {
  /** Null where no known payment is refunded. */
  entryId: number | null;
}

/** A provider's limits for one refund request, in đồng. */
export type PayoutLimits = Partial<Record<PayoutChannel, { fewestVnd: number; mostVnd: number }>>;

/**
 * Limits of one refund request: MoMo states 1,000 to 50,000,000 đồng (reference of its refund call). The others state
 * none; nobody can have paid more at once than they accept.
 */
export const payoutLimits: PayoutLimits = {
  momo: { fewestVnd: 1_000, mostVnd: 50_000_000 },
};

/**
 * Plans how an amount is refunded: by the way it came, newest payment first, never more to a payment than it brought less
 * earlier refunds. So a surplus returns to the payment that caused it. Split where a provider's limit per request
 * requires it; amounts below its minimum, or without a known payment, go by bank transfer.
 */
export function planPayouts(
  payments: readonly IncomingPayment[],
  earlier: readonly EarlierPayout[],
  amountVnd: number,
  limits: PayoutLimits,
): PlannedPayout[] {
  const planned: PlannedPayout[] = [];
  let restVnd = amountVnd;
  for (const payment of [...payments].sort((a, b) => b.entryId - a.entryId)) {
    const backVnd = sumOf(earlier.filter(({ entryId }) => entryId === payment.entryId));
    const partVnd = Math.min(restVnd, payment.amountVnd - backVnd);
    if (partVnd <= 0) continue;
    planned.push(...splitPart({ ...payment, amountVnd: partVnd }, limits[payment.channel]));
    restVnd -= partVnd;
  }
  if (restVnd > 0) planned.push({ ...byTransfer, entryId: null, amountVnd: restVnd });
  return planned;
}

const byTransfer = { channel: 'bank_transfer', instrument: 'bank', attemptId: null } as const;

function splitPart(
  part: PlannedPayout,
  limit: { fewestVnd: number; mostVnd: number } | undefined,
): PlannedPayout[] {
  if (!limit || part.amountVnd <= 0) return [part];
  if (part.amountVnd < limit.fewestVnd) return [{ ...part, ...byTransfer }];
  const count = Math.ceil(part.amountVnd / limit.mostVnd);
  const lastVnd = part.amountVnd - (count - 1) * limit.mostVnd;
  // The last request must reach the provider's minimum; the one before it is reduced accordingly.
  const missingVnd = Math.max(0, limit.fewestVnd - lastVnd);
  return Array.from({ length: count }, (_, index) => ({
    ...part,
    amountVnd:
      index === count - 1 ? lastVnd + missingVnd : limit.mostVnd - (index === count - 2 ? missingVnd : 0),
  }));
}

function sumOf(payouts: readonly EarlierPayout[]): number {
  return payouts.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
}
