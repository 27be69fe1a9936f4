import type { TaxLine } from '#modules/pricing/quote/tax.ts';

export interface InvoiceLine {
  /** VAT in percent, as the day of service has it. */
  percent: number;
  beforeTaxVnd: number;
  taxVnd: number;
  totalVnd: number;
}

/**
 * What is invoiced of a booking whose guest has left so much with us: the amount in the proportion of the rates that the
 * quote was taxed by, tax inside. Adds up to the amount; the last rate takes what rounding leaves.
 */
export function invoiceLines(taxes: readonly TaxLine[], keptVnd: number): InvoiceLine[] {
  const grossVnd = taxes.reduce((sum, tax) => sum + tax.grossVnd, 0);
  let leftVnd = keptVnd;
  return taxes.flatMap((tax, index) => {
    const isLast = index === taxes.length - 1;
    const totalVnd = isLast || grossVnd === 0 ? leftVnd : Math.round((keptVnd * tax.grossVnd) / grossVnd);
    leftVnd -= totalVnd;
    if (totalVnd === 0) return [];
    const taxVnd = Math.round((totalVnd * tax.percent) / (100 + tax.percent));
    return [{ percent: tax.percent, beforeTaxVnd: totalVnd - taxVnd, taxVnd, totalVnd }];
  });
}
