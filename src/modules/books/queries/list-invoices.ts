import { sql } from 'kysely';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { TaxLine } from '#modules/pricing/quote/tax.ts';
import type { Executor } from '#platform/db/connect.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

export interface InvoiceLine {
  /** VAT in percent, as it applies on the day of service. */
  percent: number;
  beforeTaxVnd: number;
  taxVnd: number;
  totalVnd: number;
}

export interface InvoiceRow extends InvoiceLine {
  code: string;
  /** The day (ISO, in Vietnam) when the booking was confirmed. */
  day: string;
  /** The invoice's recipient: the company, or the guest where none was named. */
  buyer: string;
  taxCode: string;
  address: string;
  email: string;
}

interface Sold {
  code: string;
  confirmedAt: Date;
  fullName: string;
  email: string;
  invoice: CreateBookingInput['invoice'] | null;
  taxes: Quote['taxes'];
  keptVnd: number;
}

/**
 * Invoice data of the bookings confirmed within days in Vietnam, both included: the guests' money that we hold by now, one
 * row per VAT rate. Requested refunds are already deducted; fully refunded bookings are left out, and cancellation fees
 * stay.
 */
export async function listInvoices(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<InvoiceRow[]> {
  const { rows } = await sql<Sold>`
    SELECT b.code, b.confirmed_at AS "confirmedAt", b.full_name AS "fullName", b.email, b.invoice,
      b.quote -> 'taxes' AS taxes, -sum(l.amount_vnd)::bigint AS "keptVnd"
    FROM bookings b JOIN ledger_entries l ON l.booking_id = b.id AND l.account = 'guest'
    WHERE b.confirmed_at >= ${instantInVietnam(from)} AND b.confirmed_at < ${instantInVietnam(addDays(to, 1))}
    GROUP BY b.id
    HAVING sum(l.amount_vnd) < 0
    ORDER BY b.confirmed_at, b.code`.execute(db);
  return rows.flatMap(({ code, confirmedAt, fullName, email, invoice, taxes, keptVnd }) =>
    invoiceLines(taxes, keptVnd).map((line) => ({
      code,
      day: dayInVietnam(confirmedAt),
      buyer: invoice?.companyName ?? fullName,
      taxCode: invoice?.taxCode ?? '',
      address: invoice?.address ?? '',
      email: invoice?.email ?? (email === erased.email ? '' : email),
      ...line,
    })),
  );
}

/**
 * Invoice lines of a booking of which we keep this amount, split in the proportion of the quote's tax rates, tax included.
 * They add up to the amount; the last rate takes the rounding difference.
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
