import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** By kind, in basis points (500 is 5 %) of what the guest paid; what is not there earns nothing. */
export type CommissionRates = Partial<Record<KindName, number>>;

/** An item that takes place: what it costs after codes and points, in đồng. */
export interface CommissionItem {
  kind: KindName;
  amountVnd: number;
}

/**
 * What comes of a booking: of each item the share that its guest's money covers (all of it, once all is paid and nothing went back), and of
 * that the rate of its kind. Whole đồng, rounded down for each kind, so that nothing ever comes of nothing.
 * @param money what stayed paid for the booking, and what the whole of it costs
 */
export function commissionOf(
  items: readonly CommissionItem[],
  { stayedVnd, totalVnd }: { stayedVnd: number; totalVnd: number },
  rates: CommissionRates,
): { baseVnd: number; amountVnd: number } {
  const paid = BigInt(Math.max(0, Math.min(stayedVnd, totalVnd)));
  const sums = new Map<KindName, number>();
  for (const { kind, amountVnd } of items) sums.set(kind, (sums.get(kind) ?? 0) + amountVnd);
  let [baseVnd, amountVnd] = [0, 0];
  for (const [kind, sumVnd] of sums) {
    const base = totalVnd > 0 ? (BigInt(sumVnd) * paid) / BigInt(totalVnd) : 0n;
    baseVnd += Number(base);
    amountVnd += Number((base * BigInt(rates[kind] ?? 0)) / 10_000n);
  }
  return { baseVnd, amountVnd };
}
