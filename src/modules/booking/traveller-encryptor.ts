import { createEncryptor } from '#platform/http/encryptor.ts';

/** What a traveller told besides the name: birth date, papers. */
export type TravellerDetails = Record<string, unknown>;

/**
 * Papers lie in the database unreadable for whoever sees only that (S-14). The key is made of the installation's secret for
 * this purpose alone.
 */
export function travellerEncryptor(secret: string) {
  const encryptor = createEncryptor(secret, 'documents');
  return {
    encrypt: (details: TravellerDetails): object =>
      Object.keys(details).length > 0 ? encryptor.encrypt(details) : {},
    /** Nothing where another key has sealed them, or where they were deleted. */
    decrypt: (kept: unknown): TravellerDetails =>
      (encryptor.decrypt(kept)?.value as TravellerDetails | undefined) ?? {},
  };
}
