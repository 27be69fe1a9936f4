import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';

const papers = 'Căn cước công dân hoặc hộ chiếu của từng khách; trẻ em mang giấy khai sinh';
const voucher = 'Phiếu này, trên điện thoại hoặc bản in';

/** What the guest should have along, from the kind and what the product says of itself. */
export function whatToBring(kind: QuotedItem['kind'], details: Record<string, unknown>): string[] {
  const listed = (details[kind === 'experience' ? 'whatToBring' : 'documents'] ?? []) as string[];
  switch (kind) {
    case 'hotel':
    case 'combo':
    case 'cruise':
    case 'tour':
      return [voucher, papers];
    case 'attraction':
      return [voucher, 'Giấy tờ có ngày sinh nếu vé theo tuổi'];
    default:
      return [voucher, ...listed];
  }
}
