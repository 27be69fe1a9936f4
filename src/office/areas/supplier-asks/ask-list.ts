import type { AskRow } from '#modules/suppliers/queries/list-asks.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

/** Requests to suppliers; each is rendered with its actions. */
export const askList: ListDeclaration<Pick<AskRow, 'id'>> = {
  title: 'Chờ nhà cung cấp',
  columns: [],
  keyOf: ({ id }) => id,
  views: [
    { slug: '', title: 'Đang chờ' },
    { slug: 'da-tra-loi', title: 'Đã trả lời' },
  ],
  searchHint: 'Nhà cung cấp, mã…',
};
