import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** By kind, in basis points (500 is 5 %) of what the guest paid; a missing kind earns nothing. */
export type CommissionRates = Partial<Record<KindName, number>>;

/** An item that takes place, with its price after codes and points, in đồng. */
export interface CommissionItem {
  kind: KindName;
  amountVnd: number;
}

/**
 * The commission of a booking: of each item the share covered by the guest's money (all of it, once everything is paid and nothing
 * refunded), times the rate of its kind. Integer đồng, rounded down for each kind, so that nothing paid never earns anything.
 * @param money what stayed paid for the booking, and the price of the whole of it
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
