import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for suppliers beyond those of the catalogue. */
export const supplierVerbs = {
  'supplier.remind': { title: 'Nhắc nhà cung cấp trả lời' },
  'supplier.scanners': { title: 'Cấp và thu hồi khóa quét phiếu' },
} satisfies Record<string, Verb>;

export const may = permission(supplierVerbs);
