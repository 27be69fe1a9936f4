import type { MoneyFilter, MoneyView } from '#modules/booking/payment/money-messages.ts';
import type { ListAddress } from '../../parts/list/types.ts';

/** What the tabs' names in the address stand for. */
const viewOf: Readonly<Record<string, MoneyView>> = {
  'chua-khop': 'unmatched',
  'hom-nay': 'today',
  'tat-ca': 'all',
};

/** Which messages an address of the list asks for. @param today ISO day in Vietnam */
export function messageFilter({ view, text, filters }: ListAddress, today: string): MoneyFilter {
  const { kenh: provider, tu: fromOn, den: untilOn } = filters;
  return { view: viewOf[view] ?? 'unmatched', text, today, provider, fromOn, untilOn };
}
