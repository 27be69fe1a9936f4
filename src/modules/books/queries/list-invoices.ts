import { sql } from 'kysely';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { TaxLine } from '#modules/pricing/quote/tax.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { addDays, dayInVietnam, daysBetween, instantInVietnam } from '#platform/time/days.ts';

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
  /** Whether the guest asked for an invoice. */
  isAsked: boolean;
  /** The number of the issued invoice. */
  invoiceNo: string | null;
}

interface Sold {
  code: string;
  confirmedAt: Date;
  fullName: string;
  email: string;
  invoice: CreateBookingInput['invoice'] | null;
  invoiceNo: string | null;
  taxes: Quote['taxes'];
  keptVnd: number;
}

/** Bookings confirmed within days in Vietnam (ISO, both included). */
export interface InvoiceFilter {
  from: string;
  to: string;
  /** 'waiting': the guest asked for an invoice, and it has no number yet. */
  view?: 'all' | 'waiting' | 'issued' | undefined;
  /** Part of a company's or guest's name, of a phone or tax code, of a booking's or an invoice's number. */
  text?: string | undefined;
}

/**
 * Invoice data of bookings, oldest first: the guests' money that we hold by now, one row per VAT rate. Requested refunds are
 * already deducted; fully refunded bookings are left out, and cancellation fees stay. A page has up to `limit` bookings.
 */
export async function listInvoices(
  db: Executor,
  filter: InvoiceFilter,
  cursor: KeysetPlace = {},
  limit = 60,
): Promise<KeysetPage<InvoiceRow>> {
  const place = readPlace(cursor, 'text');
  const [edge] = place.at ?? [];
  const beyond = edge
    ? sql`AND (b.confirmed_at, b.code) ${sql.raw(place.before ? '<' : '>')}
        (SELECT e.confirmed_at, e.code FROM bookings e WHERE e.code = ${edge})`
    : sql``;
  const order = sql.raw(place.before ? 'DESC' : 'ASC');
  const { rows } = await sql<Sold>`
    SELECT b.code, b.confirmed_at AS "confirmedAt", b.full_name AS "fullName", b.email, b.invoice,
      b.invoice_no AS "invoiceNo", b.tax_split AS taxes, kept.vnd AS "keptVnd"
    FROM ${soldIn(filter)} ${beyond}
    ORDER BY b.confirmed_at ${order}, b.code ${order} LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(rows, limit, place, ({ code }) => [code]);
  return { ...page, rows: page.rows.flatMap(rowsOf) };
}

export interface InvoiceSums {
  bookings: number;
  beforeTaxVnd: number;
  taxVnd: number;
  totalVnd: number;
  /** Requested invoices without a number, whatever the filter's view. */
  waiting: number;
}

interface Sums {
  bookings: number;
  /** Of bookings to all of which one VAT rate applies. */
  totalVnd: number;
  taxVnd: number;
  others: { taxes: Quote['taxes']; keptVnd: number }[];
}

/** Sums of all rows of a filter. */
export async function sumInvoices(db: Executor, filter: InvoiceFilter): Promise<InvoiceSums> {
  const [summed, waiting] = await Promise.all([
    // Rounded as `invoiceLines` does.
    sql<Sums>`
      SELECT count(*)::int AS bookings, coalesce(sum(vnd) FILTER (WHERE rates = 1), 0)::bigint AS "totalVnd",
        coalesce(sum(floor(vnd * percent / (100 + percent) + 0.5)) FILTER (WHERE rates = 1), 0)::bigint AS "taxVnd",
        coalesce(jsonb_agg(jsonb_build_object('taxes', taxes, 'keptVnd', vnd)) FILTER (WHERE rates <> 1), '[]') AS others
      FROM (SELECT b.tax_split AS taxes, kept.vnd, jsonb_array_length(b.tax_split) AS rates,
          (b.tax_split #>> '{0,percent}')::float8 AS percent
        FROM ${soldIn(filter, keptOfMany(filter))}) sold`.execute(db),
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${soldIn({ ...filter, view: 'waiting' })}`.execute(db),
  ]);
  const { bookings, others, ...sums } = summed.rows[0] as Sums;
  for (const line of others.flatMap(({ taxes, keptVnd }) => invoiceLines(taxes, keptVnd))) {
    sums.totalVnd += line.totalVnd;
    sums.taxVnd += line.taxVnd;
  }
  const beforeTaxVnd = sums.totalVnd - sums.taxVnd;
  return { bookings, beforeTaxVnd, ...sums, waiting: waiting.rows[0]?.count ?? 0 };
}

const views = {
  all: sql``,
  waiting: sql`AND b.invoice IS NOT NULL AND b.invoice_no IS NULL`,
  issued: sql`AND b.invoice_no IS NOT NULL`,
};

/** Money kept of a booking `b`. */
const keptOfEach = sql`CROSS JOIN LATERAL (SELECT -sum(l.amount_vnd)::bigint AS vnd FROM ledger_entries l
  WHERE l.booking_id = b.id AND l.account = 'guest') kept`;
const keptOfAll = sql`JOIN (SELECT l.booking_id, -sum(l.amount_vnd)::bigint AS vnd FROM ledger_entries l
  WHERE l.account = 'guest' GROUP BY l.booking_id) kept ON kept.booking_id = b.id`;

/** For the bookings of many days it is quicker to add up the whole ledger than each booking's. */
const keptOfMany = ({ from, to }: InvoiceFilter) => (daysBetween(from, to) > 100 ? keptOfAll : keptOfEach);

/** Bookings `b` of a filter with the money `kept` of each. */
function soldIn({ from, to, view = 'all', text = '' }: InvoiceFilter, kept = keptOfEach) {
  // The words of bookings are stored; those of invoices are worked out, but few bookings have one.
  const words = sql`search_key(concat_ws(' ', b.invoice_no, b.invoice->>'companyName', b.invoice->>'taxCode'))`;
  const named = text
    ? sql`AND (b.words LIKE '%' || search_letters(${text}) || '%'
        OR (b.invoice IS NOT NULL OR b.invoice_no IS NOT NULL) AND ${words} LIKE '%' || search_key(${text}) || '%')`
    : sql``;
  return sql`bookings b ${kept}
    WHERE kept.vnd > 0 AND b.confirmed_at >= ${instantInVietnam(from)}
      AND b.confirmed_at < ${instantInVietnam(addDays(to, 1))} ${views[view]} ${named}`;
}

function rowsOf({ code, confirmedAt, fullName, email, invoice, invoiceNo, taxes, keptVnd }: Sold) {
  return invoiceLines(taxes, keptVnd).map(
    (line): InvoiceRow => ({
      code,
      day: dayInVietnam(confirmedAt),
      buyer: invoice?.companyName ?? fullName,
      taxCode: invoice?.taxCode ?? '',
      address: invoice?.address ?? '',
      email: invoice?.email ?? (email === erased.email ? '' : email),
      isAsked: invoice !== null,
      invoiceNo,
      ...line,
    }),
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
