import type { OfficeVoucherFilter } from '#modules/vouchers/queries/list-vouchers.ts';
import type { ListAddress } from '../../parts/list/types.ts';

/** Views by the tab's name in the address. */
const viewOf: Readonly<Record<string, OfficeVoucherFilter['view']>> = {
  'hom-nay': 'today',
  'can-xem': 'contested',
  'tat-ca': 'all',
};

/** The filter for an address of the list. @param today ISO day in Vietnam */
export function voucherFilter({ view, text, filters }: ListAddress, today: string): OfficeVoucherFilter {
  // A search covers vouchers of every day.
  const shown = text ? 'all' : (viewOf[view] ?? 'today');
  return { view: shown, text, today, sold: filters.cua, fromOn: filters.tu, untilOn: filters.den };
}
