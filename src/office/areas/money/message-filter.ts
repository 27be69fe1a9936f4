import type { MoneyFilter, MoneyView } from '#modules/booking/payment/money-messages.ts';
import type { ListAddress } from '../../parts/list/types.ts';

/** Views by the tab's name in the address. */
const viewOf: Readonly<Record<string, MoneyView>> = {
  'chua-khop': 'unmatched',
  lech: 'differing',
  'hom-nay': 'today',
  'tat-ca': 'all',
};

/** The filter for an address of the list. @param today ISO day in Vietnam */
export function messageFilter({ view, text, filters }: ListAddress, today: string): MoneyFilter {
  const { kenh: provider, tu: fromOn, den: untilOn } = filters;
  return { view: viewOf[view] ?? 'unmatched', text, today, provider, fromOn, untilOn };
}
