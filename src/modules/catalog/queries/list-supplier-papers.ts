import type { Executor } from '#platform/db/connect.ts';

/** A contract or further licence of a supplier; days are ISO, null where it has no such limit. */
export interface SupplierPaper {
  id: string;
  kind: 'contract' | 'licence';
  number: string;
  note: string;
  fromOn: string | null;
  untilOn: string | null;
  fileName: string | null;
  fileType: string | null;
  fileBytes: number | null;
  addedAt: Date;
  addedBy: string;
}

/** The papers of a supplier, the earliest expiry first. */
export async function listSupplierPapers(db: Executor, supplierId: number): Promise<SupplierPaper[]> {
  const rows = await db
    .selectFrom('supplier_papers')
    .select(['id', 'kind', 'number', 'note', 'from_on as fromOn', 'until_on as untilOn'])
    .select(['file_name as fileName', 'file_type as fileType', 'file_bytes as fileBytes'])
    .select(['added_at as addedAt', 'added_by as addedBy'])
    .where('supplier_id', '=', supplierId)
    .orderBy('until_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as SupplierPaper['kind'] }));
}
