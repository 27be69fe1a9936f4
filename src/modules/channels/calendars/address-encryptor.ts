import type { SealedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type SealingSecrets } from '#platform/http/encryptor.ts';

const purpose = 'calendar addresses';

/** Encryptor of calendar addresses: whoever has the address can read the calendar, so it is stored encrypted. */
export function addressEncryptor(secrets: SealingSecrets) {
  return createTextEncryptor(secrets, purpose);
}

/** Where they lie. */
export const sealedCalendarAddresses: SealedColumn = {
  table: 'calendar_feeds',
  key: 'id',
  column: 'address',
  form: 'text',
  purpose,
};
