import type { OfficeVoucherFilter } from '#modules/vouchers/queries/list-vouchers.ts';
import type { ListAddress } from '../../parts/list/types.ts';

/** What the tabs' names in the address stand for. */
const viewOf: Readonly<Record<string, OfficeVoucherFilter['view']>> = {
  'hom-nay': 'today',
  'can-xem': 'contested',
  'tat-ca': 'all',
};

/** Which vouchers an address of the list asks for. @param today ISO day in Vietnam */
export function voucherFilter({ view, text, filters }: ListAddress, today: string): OfficeVoucherFilter {
  // Who looks for a code wants it whatever its day is.
  const shown = text ? 'all' : (viewOf[view] ?? 'today');
  return { view: shown, text, today, fromOn: filters.tu, untilOn: filters.den };
}
