import { createTextEncryptor } from '#platform/http/encryptor.ts';

export type BankAccountEncryptor = ReturnType<typeof createTextEncryptor>;

/** Account numbers and their holders lie in the database unreadable for whoever sees only that; a key of their own. */
export function bankAccountEncryptor(secret: string): BankAccountEncryptor {
  return createTextEncryptor(secret, 'bank accounts');
}

/** Null where they were deleted, or another key has sealed them. */
export function openAccount(
  encryptor: BankAccountEncryptor,
  { accountNo, holder }: { accountNo: string | null; holder: string | null },
): { accountNo: string | null; holder: string | null } {
  return {
    accountNo: accountNo && encryptor.decrypt(accountNo),
    holder: holder && encryptor.decrypt(holder),
  };
}
