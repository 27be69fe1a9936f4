import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createEncryptor } from '#platform/http/encryptor.ts';

/** A traveller's details besides the name; each may be missing. `bornOn` is an ISO day. */
export interface TravellerPapers {
  sex?: 'male' | 'female' | undefined;
  bornOn?: string | undefined;
  nationality?: string | undefined;
  documentNo?: string | undefined;
}

export interface SavedTraveller extends TravellerPapers {
  id: string;
  fullName: string;
}

type Parts = Pick<App, 'secrets'> & { db: Executor };

const purpose = 'saved travellers';

/** Papers are encrypted in the database, with a key for this purpose alone. */
export const papersEncryptor = ({ secrets }: Pick<App, 'secrets'>) => createEncryptor(secrets.data, purpose);

/** Where they lie. */
export const encryptedSavedTravellers: EncryptedColumn = {
  table: 'saved_travellers',
  key: 'id',
  column: 'details',
  form: 'json',
  purpose,
};

/** A guest's saved travellers with their papers, in the order in which they were saved: for the guest alone. */
export async function listSavedTravellers(app: Parts, userId: string): Promise<SavedTraveller[]> {
  const rows = await app.db
    .selectFrom('saved_travellers')
    .select(['id', 'full_name as fullName', 'details'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const encryptor = papersEncryptor(app);
  return rows.map(({ details, ...row }) => ({
    ...row,
    ...(encryptor.decrypt(details)?.value as TravellerPapers | undefined),
  }));
}

/** The recipient of an invoice. */
export interface InvoiceProfile {
  id: string;
  companyName: string;
  taxCode: string;
  address: string;
  /** Mail address for the invoice; null to use the booking's own. */
  email: string | null;
}

/** A guest's saved companies, in the order in which they were saved. */
export function listInvoiceProfiles(db: Executor, userId: string): Promise<InvoiceProfile[]> {
  return db
    .selectFrom('invoice_profiles')
    .select(['id', 'company_name as companyName', 'tax_code as taxCode', 'address', 'email'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A guest's preferred pick-up place; empty if they have none. */
export async function findPickupPlace(db: Executor, userId: string): Promise<string> {
  const row = await db
    .selectFrom('pickup_places')
    .select('place')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.place ?? '';
}

/** Number of saved travellers in an account. */
export async function countSavedTravellers(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_travellers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
