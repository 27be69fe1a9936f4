import { sql } from 'kysely';
import { productsNamed } from '#modules/catalog/queries/suppliers.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { VoucherRow } from '../rules/voucher-sheet.ts';
import { type VoucherState, voucherStateLabels, voucherStateNow } from '../rules/voucher-state.ts';

/** The vouchers of a booking in the order of its items, with their state of today. */
export async function listVouchers(db: Executor, bookingId: string, now: Date): Promise<VoucherRow[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select([
      'code',
      'position',
      'version',
      'state',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'pax',
      'admits',
      'supplier_reference as supplierReference',
      'supplier_confirmed_at as supplierConfirmedAt',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    state: voucherStateNow({ ...row, state: row.state as VoucherState }, dayInVietnam(now)),
  }));
}

/** A voucher in the list of staff. */
export interface OfficeVoucher {
  code: string;
  state: VoucherState;
  stateLabel: string;
  version: number;
  validFrom: string;
  validUntil: string;
  pax: number;
  admits: number;
  admitted: number;
  isContested: boolean;
  usedAt: Date | null;
  scannedBy: string | null;
  supplierReference: string;
  title: string;
  supplier: string;
}

export interface OfficeVoucherFilter {
  /** Those of today, those that staff have to look at, or all. */
  view: 'today' | 'contested' | 'all';
  /** The beginning of a code. */
  text: string;
  /** ISO day. */
  today: string;
  /** Part of the name of a product or of its supplier. */
  sold?: string | undefined;
  /** Valid on one of the days from `fromOn` to `untilOn` (ISO, both included). */
  fromOn?: string | undefined;
  untilOn?: string | undefined;
}

const perPage = 50;

const officeVouchers = sql`
  SELECT v.code, v.state, v.version, v.valid_from AS "validFrom", v.valid_until AS "validUntil", v.pax, v.admits,
    v.admitted, v.is_contested AS "isContested", v.used_at AS "usedAt", v.scanned_by AS "scannedBy",
    v.supplier_reference AS "supplierReference", i.product_title AS title, s.brand AS supplier
  FROM vouchers v
    JOIN booking_items i ON i.booking_id = v.booking_id AND i.position = v.position
    JOIN products p ON p.id = i.product_id
    JOIN suppliers s ON s.id = p.supplier_id`;

/** Matching vouchers, latest day first. */
export async function listOfficeVouchers(
  db: Executor,
  { view, text, today, sold, fromOn, untilOn }: OfficeVoucherFilter,
  cursor: KeysetPlace,
  limit = perPage,
): Promise<KeysetPage<OfficeVoucher>> {
  const place = readPlace(cursor, 'day', 'text');
  const [day, code] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`ASC` : sql`DESC`;
  const beyond =
    day && code ? sql`AND (v.valid_from, v.code) ${isBack ? sql`>` : sql`<`} (${day}::date, ${code})` : sql``;
  const views = {
    today: sql`v.valid_from <= ${today}::date AND v.valid_until >= ${today}::date AND v.state <> 'voided'`,
    contested: sql`v.is_contested`,
    all: sql`true`,
  };
  const prefix = text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  const { rows } = await sql<Omit<OfficeVoucher, 'stateLabel'>>`${officeVouchers}
    WHERE ${views[view]} ${prefix ? sql`AND v.code LIKE ${`${prefix}%`}` : sql``} ${beyond}
      ${sold ? sql`AND p.id = ANY (array(${productsNamed(sold)}))` : sql``}
      ${fromOn ? sql`AND v.valid_until >= ${fromOn}::date` : sql``} ${untilOn ? sql`AND v.valid_from <= ${untilOn}::date` : sql``}
    ORDER BY v.valid_from ${order}, v.code ${order} LIMIT ${limit + 1}`.execute(db);
  const now = rows.map((row) => withState(row, today));
  return toKeysetPage(now, limit, place, (row) => [row.validFrom, row.code]);
}

/** A voucher with its history, newest first; null if there is none with this code. */
export async function findOfficeVoucher(db: Executor, code: string, today: string) {
  const { rows } = await sql<
    Omit<OfficeVoucher, 'stateLabel'>
  >`${officeVouchers} WHERE v.code = ${code}`.execute(db);
  const [voucher] = rows;
  if (!voucher) return null;
  const events = await db
    .selectFrom('voucher_events')
    .select(['id', 'at', 'actor', 'reason', 'details'])
    .where('voucher_code', '=', code)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return {
    ...withState(voucher, today),
    events: events.map(({ details, ...event }) => ({
      ...event,
      details: details as {
        outcome?: string;
        scannedAt?: string;
        version?: number;
        reference?: string;
        note?: string;
      },
    })),
  };
}

function withState(row: Omit<OfficeVoucher, 'stateLabel'>, today: string): OfficeVoucher {
  const state = voucherStateNow(row, today);
  return { ...row, state, stateLabel: voucherStateLabels[state] };
}
