export interface TaxRate {
  fromOn: string;
  percent: number;
}

export interface TaxLine {
  percent: number;
  /** Gross đồng that the rate applies to, and the tax inside them. */
  grossVnd: number;
  amountVnd: number;
}

/**
 * The value-added tax inside gross amounts, one line for each rate, by the day of service.
 * @throws when a day lies before the first known rate
 */
export function taxIncluded(
  amounts: readonly { day: string; amountVnd: number }[],
  rates: readonly TaxRate[],
): TaxLine[] {
  const grossByPercent = new Map<number, number>();
  for (const { day, amountVnd } of amounts) {
    const percent = percentOn(day, rates);
    grossByPercent.set(percent, (grossByPercent.get(percent) ?? 0) + amountVnd);
  }
  return [...grossByPercent].map(([percent, grossVnd]) => ({
    percent,
    grossVnd,
    amountVnd: Math.round((grossVnd * percent) / (100 + percent)),
  }));
}

function percentOn(day: string, rates: readonly TaxRate[]): number {
  const rate = rates.toSorted((a, b) => (a.fromOn < b.fromOn ? 1 : -1)).find(({ fromOn }) => fromOn <= day);
  if (!rate) throw new Error(`No tax rate is known for ${day}`);
  return rate.percent;
}
