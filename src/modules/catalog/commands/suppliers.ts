import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { may } from '../policy.ts';
import {
  type newSupplierInput,
  type SupplierInput,
  type supplierContactInput,
  type supplierEditInput,
  supplierInput,
} from './supplier-input.ts';

export { paperLimits } from './paper-type.ts';
export { newSupplierInput, type SupplierInput, supplierEditInput, supplierInput } from './supplier-input.ts';
export { addSupplierPaper, paperInput, readPaperFile, removeSupplierPaper } from './supplier-papers.ts';
export { switchSupplier } from './switch-supplier.ts';

/** Writes a supplier under its slug. Idempotent. @throws when the province is unknown */
export async function saveSupplier(tx: Tx, draft: SupplierInput): Promise<{ id: number }> {
  const input = supplierInput.parse(draft);
  const province = input.provinceSlug
    ? await tx
        .selectFrom('provinces')
        .select('id')
        .where('slug', '=', input.provinceSlug)
        .executeTakeFirstOrThrow(
          () => new Error(`Supplier ${input.slug}: unknown province ${input.provinceSlug}`),
        )
    : null;
  const row = {
    slug: input.slug,
    brand: input.brand,
    legal_name: input.legalName,
    kinds: input.kinds,
    province_id: province?.id ?? null,
    address: input.address,
    ...contactRow(input),
  };
  return tx
    .insertInto('suppliers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ ...row, version: sql`suppliers.version + 1`, updated_at: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

export type AddSupplierResult =
  | { ok: true; slug: string }
  | { ok: false; reason: 'not_allowed' | 'name_taken' };

/**
 * Adds a supplier that sells nothing yet. Its slug is derived from its name and never changes; a second supplier of the
 * same name is refused.
 */
export async function addSupplier(
  db: Database,
  { fields, actor }: { fields: z.output<typeof newSupplierInput>; actor: Actor },
  now: Date,
): Promise<AddSupplierResult> {
  if (!may(actor, 'supplier.edit')) return { ok: false, reason: 'not_allowed' };
  const { brand, legalName, address, kinds, ...contact } = fields;
  const slug = slugify(brand);
  const row = { brand, legal_name: legalName, kinds, address, ...contactRow(contact) };
  return db.transaction().execute(async (tx): Promise<AddSupplierResult> => {
    const added = await tx
      .insertInto('suppliers')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'name_taken' };
    const after = { ...row, kinds: kinds.join(', ') };
    await writeHistory(tx, {
      actor,
      verb: 'supplier.add',
      object: { type: 'supplier', id: slug },
      after,
      now,
    });
    return { ok: true, slug };
  });
}

export type EditSupplierResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_supplier' | 'changed_meanwhile' };

/** Edits a supplier with an optimistic lock: refused when somebody else has changed it since (`version`). */
export async function editSupplier(
  db: Database,
  {
    slug,
    version,
    fields,
    actor,
  }: {
    slug: string;
    version: number;
    fields: z.output<typeof supplierEditInput>;
    actor: Actor;
  },
  now: Date,
): Promise<EditSupplierResult> {
  if (!may(actor, 'supplier.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<EditSupplierResult> => {
    const before = await tx
      .selectFrom('suppliers')
      .selectAll()
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: 'unknown_supplier' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const { brand, legalName, address, ...contact } = fields;
    const after = { brand, legal_name: legalName, address, ...contactRow(contact) };
    await tx
      .updateTable('suppliers')
      .set({ ...after, version: version + 1, updated_at: now })
      .where('slug', '=', slug)
      .execute();
    // Product pages show brand and licence.
    await announceChange(tx, ['catalogue']);
    const object = { type: 'supplier', id: slug };
    const was = Object.fromEntries(
      Object.keys(after).map((key) => [key, before[key as keyof typeof before]]),
    );
    await writeHistory(tx, { actor, verb: 'supplier.edit', object, before: was, after, now });
    return { ok: true, version: version + 1 };
  });
}

function contactRow(contact: z.output<typeof supplierContactInput>) {
  return {
    contact_name: contact.contactName,
    email: contact.email,
    phone: contact.phone,
    zalo: contact.zalo,
    bank_name: contact.bankName,
    account_number: contact.accountNumber,
    account_holder: contact.accountHolder,
    licence_no: contact.licenceNo,
    licence_until: contact.licenceUntil,
  };
}
