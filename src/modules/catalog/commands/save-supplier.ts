import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { slugInput, textInput } from '../schema.ts';

export const supplierInput = z.object({
  slug: slugInput,
  brand: textInput(120),
  legalName: textInput(200),
  kinds: z.array(z.string()),
  provinceSlug: slugInput.optional(),
  address: z.string(),
  licenceNo: z.string().default(''),
});

export type SupplierInput = z.input<typeof supplierInput>;

/** Writes a supplier under its slug. Safe to repeat. @throws when the province is unknown */
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
    licence_no: input.licenceNo,
  };
  return tx
    .insertInto('suppliers')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at: new Date() }))
    .returning('id')
    .executeTakeFirstOrThrow();
}
