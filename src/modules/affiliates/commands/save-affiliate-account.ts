import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { may } from '../policy.ts';
import { affiliateEncryptor } from '../rules/affiliate-encryptor.ts';

/** The account for commission, and the owner's tax number; empty where not given. */
export interface AffiliateAccount {
  bankBin: string;
  accountNo: string;
  /** In capitals without diacritics, as banks write it. */
  holder: string;
  taxCode: string;
}

export type SaveAffiliateAccountResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_affiliate' };

/** Stores, encrypted, the account of an affiliate; the history records actor, bank and the last digits. */
export async function saveAffiliateAccount(
  db: Database,
  { code, account, actor }: { code: string; account: AffiliateAccount; actor: Actor },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<SaveAffiliateAccountResult> {
  if (!may(actor, 'affiliate.account')) return { ok: false, reason: 'not_allowed' };
  const { encrypt } = affiliateEncryptor(secrets);
  return db.transaction().execute(async (tx): Promise<SaveAffiliateAccountResult> => {
    const before = await tx
      .selectFrom('affiliates')
      .select(['id', 'bank_bin as bankBin', 'last_digits as lastDigits'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: 'unknown_affiliate' };
    const { bankBin, accountNo, holder, taxCode } = account;
    const lastDigits = accountNo.slice(-4);
    await tx
      .updateTable('affiliates')
      .set(({ eb }) => ({
        bank_bin: bankBin,
        account_no: encrypt(accountNo),
        holder: encrypt(holder),
        last_digits: lastDigits,
        tax_code: taxCode === '' ? null : encrypt(taxCode),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', before.id)
      .execute();
    const { id: _, ...was } = before;
    await writeHistory(tx, {
      actor,
      verb: 'affiliate.account',
      object: { type: 'affiliate', id: code },
      before: was,
      after: { bankBin, lastDigits, hasTaxCode: taxCode !== '' },
      now,
    });
    return { ok: true };
  });
}
