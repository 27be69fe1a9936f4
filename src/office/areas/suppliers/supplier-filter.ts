import { addDays } from '#platform/time/days.ts';
import type { ListAddress } from '../../parts/list/types.ts';

const onlyOf: Readonly<Record<string, 'no-mail' | 'licence'>> = {
  'thieu-thu': 'no-mail',
  'giay-phep': 'licence',
};

/** Days before its end when a licence counts as expiring soon. */
const licenceDays = 60;

/** The filter for an address of the list. @param today ISO day in Vietnam */
export function supplierFilter({ view, text, filters }: ListAddress, today: string) {
  const only = onlyOf[view];
  return { text, kind: filters.loai, licenceBy: addDays(today, licenceDays), ...(only && { only }) };
}
