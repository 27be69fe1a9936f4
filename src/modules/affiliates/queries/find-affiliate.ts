import type { Executor } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { affiliateEncryptor } from '../rules/affiliate-encryptor.ts';
import type { CommissionRates } from '../rules/commission.ts';

/** An affiliate; their account and tax number only as far as needed to recognize them. */
export interface Affiliate {
  id: number;
  code: string;
  name: string;
  isCompany: boolean;
  email: string;
  phone: string;
  channel: string;
  isActive: boolean;
  version: number;
  bankBin: string | null;
  lastDigits: string;
  hasTaxCode: boolean;
  createdAt: Date;
  attributionDays: number;
  rates: CommissionRates;
}

/** By the code in links, by id, or by the mailbox (in lower case) that opens their page; null when there is none. */
export async function findAffiliate(
  db: Executor,
  by: { code: string } | { id: number } | { email: string },
): Promise<Affiliate | null> {
  const [column, value] = Object.entries(by)[0] as ['code' | 'id' | 'email', string];
  const row = await db
    .selectFrom('affiliates')
    .select([
      'id',
      'code',
      'name',
      'is_company as isCompany',
      'email',
      'phone',
      'channel',
      'is_active as isActive',
      'version',
      'bank_bin as bankBin',
      'last_digits as lastDigits',
      'created_at as createdAt',
    ])
    .select(({ eb }) => eb('tax_code', 'is not', null).as('hasTaxCode'))
    .where(column, '=', value)
    .executeTakeFirst();
  if (!row) return null;
  const { id: _, ...terms } = await findTerms(db, row.id);
  return { ...row, hasTaxCode: Boolean(row.hasTaxCode), ...terms };
}

/** The current terms of an affiliate. @throws where there is no such affiliate */
export async function findTerms(
  db: Executor,
  affiliateId: number,
): Promise<{ id: number; attributionDays: number; rates: CommissionRates }> {
  const { rates, ...terms } = await db
    .selectFrom('affiliate_terms')
    .select(['id', 'attribution_days as attributionDays', 'rates'])
    .where('affiliate_id', '=', affiliateId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { ...terms, rates: rates as CommissionRates };
}

/** The active affiliate of a link, and how long its clicks count; null for nobody. */
export async function findLinkOwner(
  db: Executor,
  code: string,
): Promise<{ id: number; attributionDays: number } | null> {
  const row = await db
    .selectFrom('affiliates')
    .select('id')
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { attributionDays } = await findTerms(db, row.id);
  return { id: row.id, attributionDays };
}

/** The account of an affiliate, decrypted. Callers record each reader in the history. */
export async function openAffiliateAccount(
  db: Executor,
  secrets: EncryptionSecrets,
  id: number,
): Promise<{ bankBin: string; accountNo: string; holder: string; taxCode: string } | null> {
  const row = await db
    .selectFrom('affiliates')
    .select(['bank_bin as bankBin', 'account_no as accountNo', 'holder', 'tax_code as taxCode'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.bankBin) return null;
  const { decrypt } = affiliateEncryptor(secrets);
  const open = (text: string | null) => (text === null ? '' : (decrypt(text) ?? ''));
  return {
    bankBin: row.bankBin,
    accountNo: open(row.accountNo),
    holder: open(row.holder),
    taxCode: open(row.taxCode),
  };
}

/** The affiliate of a booking, as its guest may know them; null without one. */
export async function findBookingAffiliate(
  db: Executor,
  bookingId: string,
): Promise<{ name: string; clickedAt: Date } | null> {
  const row = await db
    .selectFrom('affiliate_bookings as b')
    .innerJoin('affiliates as a', 'a.id', 'b.affiliate_id')
    .select(['a.name', 'b.clicked_at as clickedAt'])
    .where('b.booking_id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}
