import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';

const whoOf: Partial<Record<KindName, string>> = {
  hotel: 'Khách sạn',
  combo: 'Khách sạn',
  cruise: 'Du thuyền',
};

/** That the supplier has the guest, when they said so and under which number; empty until they have. */
export function supplierWords(
  kind: KindName,
  { supplierReference, supplierConfirmedAt }: { supplierReference: string; supplierConfirmedAt: Date | null },
): string {
  if (!supplierReference) return '';
  const when = supplierConfirmedAt ? ` lúc ${formatDateTime(supplierConfirmedAt.toISOString())}` : '';
  return `${whoOf[kind] ?? 'Nhà cung cấp'} đã xác nhận${when}, mã ${supplierReference}`;
}
