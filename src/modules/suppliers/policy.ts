import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do about suppliers beside what the catalogue says of them. */
export const supplierVerbs = {
  'supplier.remind': { title: 'Nhắc nhà cung cấp trả lời' },
  'supplier.scanners': { title: 'Cấp và thu hồi khóa quét phiếu' },
} satisfies Record<string, Verb>;

export const may = permission(supplierVerbs);
