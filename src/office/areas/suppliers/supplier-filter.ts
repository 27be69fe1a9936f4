import { addDays } from '#platform/time/days.ts';
import type { ListAddress } from '../../parts/list/types.ts';

const onlyOf: Readonly<Record<string, 'no-mail' | 'licence'>> = {
  'thieu-thu': 'no-mail',
  'giay-phep': 'licence',
};

/** How long before its end a licence is worth a look. */
const licenceDays = 60;

/** Which suppliers an address of the list asks for. @param today ISO day in Vietnam */
export function supplierFilter({ view, text, filters }: ListAddress, today: string) {
  const only = onlyOf[view];
  return { text, kind: filters.loai, licenceBy: addDays(today, licenceDays), ...(only && { only }) };
}
