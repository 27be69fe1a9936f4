import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';

export type BankAccountEncryptor = ReturnType<typeof createTextEncryptor>;

const purpose = 'bank accounts';

/** Encrypts account numbers and holders at rest, so that access to the database alone does not reveal them; with a key of its own. */
export function bankAccountEncryptor(secrets: EncryptionSecrets): BankAccountEncryptor {
  return createTextEncryptor(secrets, purpose);
}

/** Null where they were deleted, or encrypted with another key. */
export function openAccount(
  encryptor: BankAccountEncryptor,
  { accountNo, holder }: { accountNo: string | null; holder: string | null },
): { accountNo: string | null; holder: string | null } {
  return {
    accountNo: accountNo && encryptor.decrypt(accountNo),
    holder: holder && encryptor.decrypt(holder),
  };
}

const accounts = { table: 'refund_bank_accounts', key: 'refund_id', form: 'text', purpose } as const;
/** Where they lie. */
export const encryptedBankAccounts: EncryptedColumn[] = [
  { ...accounts, column: 'account_no' },
  { ...accounts, column: 'holder' },
];
