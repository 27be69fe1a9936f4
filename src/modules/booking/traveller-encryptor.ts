import type { SealedColumn } from '#platform/db/reseal-column.ts';
import { createEncryptor, type SealingSecrets } from '#platform/http/encryptor.ts';

const purpose = 'documents';

/** What a traveller told besides the name: birth date, papers. */
export type TravellerDetails = Record<string, unknown>;

/**
 * Papers lie in the database unreadable for whoever sees only that (S-14). The key is made of the installation's secrets for
 * this purpose alone.
 */
export function travellerEncryptor(secrets: SealingSecrets) {
  const encryptor = createEncryptor(secrets, purpose);
  return {
    ...encryptor,
    encrypt: (details: TravellerDetails): object =>
      Object.keys(details).length > 0 ? encryptor.encrypt(details) : {},
    /** Nothing where another key has sealed them, or where they were deleted. */
    decrypt: (kept: unknown): TravellerDetails =>
      (encryptor.decrypt(kept)?.value as TravellerDetails | undefined) ?? {},
  };
}

/** Where they lie. */
export const sealedTravellers: SealedColumn = {
  table: 'travellers',
  key: 'id',
  column: 'details',
  form: 'json',
  purpose,
};
