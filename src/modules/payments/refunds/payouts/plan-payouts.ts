import type { Instrument, PayoutChannel } from '#modules/payments/refunds/refund-promise.ts';

/** Money that a booking got, and how it can go back. */
export interface IncomingPayment {
  /** The incoming entry of the ledger. */
  entryId: number;
  channel: PayoutChannel;
  instrument: Instrument;
  amountVnd: number;
  /** The attempt that brought it; providers know the payment by it. */
  attemptId: string | null;
}

/** A payout that is planned, under way or done; not one that failed or was withdrawn. */
export interface EarlierPayout {
  entryId: number | null;
  amountVnd: number;
}

export interface PlannedPayout extends Omit<IncomingPayment, 'entryId'> {
  /** Null for what no known payment brought. */
  entryId: number | null;
}

/** What a provider gives back in one request, in đồng. */
export type PayoutLimits = Partial<Record<PayoutChannel, { fewestVnd: number; mostVnd: number }>>;

/**
 * What providers give back in one request: MoMo says 1,000 to 50,000,000 đồng (reference of its refund call). The others
 * name no limit of their own; nobody can have paid more at once than they take.
 */
export const payoutLimits: PayoutLimits = {
  momo: { fewestVnd: 1_000, mostVnd: 50_000_000 },
};

/**
 * How an amount goes back: to where it came from, newest payment first, never more to a payment than it brought less what
 * already went back. So a surplus goes back to the payment that made it. Split where a provider takes no more in one
 * request; what is too small for it, or came from nothing that we know, goes by bank transfer.
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
  // The last one must not be too small for the provider; the one before it gives up what is missing.
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
