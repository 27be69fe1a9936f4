import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';

const purpose = 'documents';

/** Data of a traveller besides the name: birth date, papers. */
export type TravellerDetails = Record<string, unknown>;

/**
 * Encrypts papers at rest, so that access to the database alone does not reveal them (S-14). The key is derived from the
 * installation's secrets for this purpose alone.
 */
export function travellerEncryptor(secrets: EncryptionSecrets) {
  const encryptor = createEncryptor(secrets, purpose);
  return {
    ...encryptor,
    encrypt: (details: TravellerDetails): object =>
      Object.keys(details).length > 0 ? encryptor.encrypt(details) : {},
    /** Empty where another key encrypted them, or where they were deleted. */
    decrypt: (kept: unknown): TravellerDetails =>
      (encryptor.decrypt(kept)?.value as TravellerDetails | undefined) ?? {},
  };
}

/** Where they lie. */
export const encryptedTravellers: EncryptedColumn = {
  table: 'travellers',
  key: 'id',
  column: 'details',
  form: 'json',
  purpose,
};
