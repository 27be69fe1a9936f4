import type { Database } from '#platform/db/connect.ts';
import { mostFirms } from '../rules.ts';
import { lockManagedFirm, noteFirm } from './lock-firm.ts';

/** Invoice data of a firm, with its tax code validated. */
export interface FirmFields {
  name: string;
  taxCode: string;
  address: string;
  email: string | null;
}

export type OpenFirmResult = { ok: true; firmId: string } | { ok: false; reason: 'too_many' };

/** Creates a firm, with its creator as the first manager. */
export function openFirm(
  db: Database,
  { userId, fields }: { userId: string; fields: FirmFields },
  now: Date,
): Promise<OpenFirmResult> {
  return db.transaction().execute(async (tx): Promise<OpenFirmResult> => {
    // Serializes two forms sent at once.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
    const { count } = await tx
      .selectFrom('firm_members')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFirms) return { ok: false, reason: 'too_many' };
    const { name, taxCode, address, email } = fields;
    const { id: firmId } = await tx
      .insertInto('firms')
      .values({ name, tax_code: taxCode, address, email, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const member = { firm_id: firmId, user_id: userId, role: 'manager', joined_at: now };
    await tx.insertInto('firm_members').values(member).execute();
    await noteFirm(tx, { firmId, by: userId, verb: 'firm.open', after: { taxCode }, now });
    return { ok: true, firmId };
  });
}

export type EditFirmResult = { ok: true } | { ok: false; reason: 'not_manager' | 'changed_meanwhile' };

/** Changes the invoice data at the version that was shown (`version`). Existing bookings keep theirs. */
export function editFirm(
  db: Database,
  {
    firmId,
    userId,
    version,
    fields,
  }: { firmId: string; userId: string; version: number; fields: FirmFields },
  now: Date,
): Promise<EditFirmResult> {
  return db.transaction().execute(async (tx): Promise<EditFirmResult> => {
    const firm = await lockManagedFirm(tx, firmId, userId);
    if (!firm) return { ok: false, reason: 'not_manager' };
    if (firm.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const { name, taxCode, address, email } = fields;
    await tx
      .updateTable('firms')
      .set({ name, tax_code: taxCode, address, email, version: version + 1 })
      .where('id', '=', firmId)
      .execute();
    await noteFirm(tx, { firmId, by: userId, verb: 'firm.edit', after: { taxCode }, now });
    return { ok: true };
  });
}
