import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';

const purpose = 'calendar addresses';

/** Encryptor of calendar addresses: whoever has the address can read the calendar, so it is stored encrypted. */
export function addressEncryptor(secrets: EncryptionSecrets) {
  return createTextEncryptor(secrets, purpose);
}

/** Where they lie. */
export const encryptedCalendarAddresses: EncryptedColumn = {
  table: 'calendar_feeds',
  key: 'id',
  column: 'address',
  form: 'text',
  purpose,
};
