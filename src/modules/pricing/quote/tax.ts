export interface TaxRate {
  /** Kind of service, which takes precedence; empty or missing for all kinds. */
  kind?: string;
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
 * The value-added tax inside gross amounts, one line for each rate, by the day and the kind of service.
 * @throws when a day lies before the first known rate
 */
export function taxIncluded(
  amounts: readonly { day: string; amountVnd: number; kind?: string }[],
  rates: readonly TaxRate[],
): TaxLine[] {
  const grossByPercent = new Map<number, number>();
  for (const { day, amountVnd, kind } of amounts) {
    const percent = percentOn({ day, kind }, rates);
    grossByPercent.set(percent, (grossByPercent.get(percent) ?? 0) + amountVnd);
  }
  return [...grossByPercent].map(([percent, grossVnd]) => ({
    percent,
    grossVnd,
    amountVnd: Math.round((grossVnd * percent) / (100 + percent)),
  }));
}

function percentOn(
  { day, kind = '' }: { day: string; kind?: string | undefined },
  rates: readonly TaxRate[],
): number {
  const begun = rates
    .filter(({ fromOn }) => fromOn <= day)
    .toSorted((a, b) => (a.fromOn < b.fromOn ? 1 : -1));
  const of = (wanted: string) => begun.find((rate) => (rate.kind ?? '') === wanted);
  const rate = (kind && of(kind)) || of('');
  if (!rate) throw new Error(`No tax rate for ${day}`);
  return rate.percent;
}
