import type { SealedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type SealingSecrets } from '#platform/http/encryptor.ts';

const purpose = 'calendar addresses';

/** Whoever has the address of a calendar reads it, so that it lies in the database sealed. */
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
