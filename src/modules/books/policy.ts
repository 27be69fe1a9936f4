import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning the books. */
export const booksVerbs = {
  'books.close': { title: 'Khóa sổ ngày' },
  'books.correct': { title: 'Lập bút toán điều chỉnh, đề nghị trả lại tiền lạ' },
  'books.approve': { title: 'Duyệt bút toán điều chỉnh và tiền trả lại', hasLimit: true },
} satisfies Record<string, Verb>;

export const may = permission(booksVerbs);
