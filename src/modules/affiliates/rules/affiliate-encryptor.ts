import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';

const purpose = 'affiliates';

/** Encrypts account numbers, holders and tax numbers at rest, so that access to the database alone does not reveal them. */
export function affiliateEncryptor(secrets: EncryptionSecrets) {
  return createTextEncryptor(secrets, purpose);
}

const place = { table: 'affiliates', key: 'id', form: 'text', purpose } as const;
/** Where they lie. */
export const encryptedAffiliates: EncryptedColumn[] = [
  { ...place, column: 'account_no' },
  { ...place, column: 'holder' },
  { ...place, column: 'tax_code' },
];
