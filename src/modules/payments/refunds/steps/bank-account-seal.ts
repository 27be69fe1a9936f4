import { createTextSeal } from '#platform/http/seal.ts';

export type BankAccountSeal = ReturnType<typeof createTextSeal>;

/** Account numbers and their holders lie in the database unreadable for whoever sees only that; a key of their own. */
export function bankAccountSeal(secret: string): BankAccountSeal {
  return createTextSeal(secret, 'bank accounts');
}

/** Null where they were deleted, or another key has sealed them. */
export function openAccount(
  seal: BankAccountSeal,
  { accountNo, holder }: { accountNo: string | null; holder: string | null },
): { accountNo: string | null; holder: string | null } {
  return { accountNo: accountNo && seal.open(accountNo), holder: holder && seal.open(holder) };
}
