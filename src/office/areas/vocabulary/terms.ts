import type { z } from 'zod';
import { addTerm, editTerm, mergeTerms } from '#modules/catalog/vocabulary/edit-term.ts';
import { findTermEntry, listTermEntries } from '#modules/catalog/vocabulary/entries.ts';
import { termEdit, writeScopes } from '#modules/catalog/vocabulary/vocabulary-shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

type TermFields = z.output<typeof termEdit>;

/** The vocabularies of terms, by their names for staff. */
const taxonomies: Readonly<Record<string, string>> = {
  facility: 'Tiện nghi',
  'hotel-type': 'Loại chỗ ở',
  conform: 'Phù hợp với',
  include: 'Giá đã gồm',
  theme: 'Chủ đề tour',
  bay: 'Vịnh',
  pier: 'Bến tàu',
  'attraction-category': 'Loại điểm tham quan',
  'experience-category': 'Loại trải nghiệm',
  'service-type': 'Loại dịch vụ',
};

const named = (taxonomy: string) => taxonomies[taxonomy] ?? taxonomy;
const idOf = (key: string) => (/^\d{1,9}$/.test(key) ? Number(key) : 0);

export const terms: Vocabulary<TermFields> = {
  slug: 'tu',
  title: 'Tiện nghi, chủ đề',
  one: 'từ',
  about: 'những từ mà sản phẩm được gắn và khách lọc theo',
  verb: 'catalogue.edit',
  objectType: 'term',
  fields: [
    { name: 'taxonomy', label: 'Danh mục từ', look: 'choice', isNew: true },
    { name: 'title', label: 'Từ' },
    {
      name: 'group',
      label: 'Nhóm',
      hint: 'Tiêu đề mà trang sản phẩm xếp từ vào; trống nếu không chia nhóm.',
    },
    {
      name: 'scope',
      label: 'Dùng cho',
      hint: 'Các loại sản phẩm, cách nhau bằng dấu phẩy: Khách sạn, Du thuyền, Tour, Combo.',
    },
    { name: 'position', label: 'Thứ tự', look: 'number' },
    {
      name: 'icon',
      label: 'Biểu tượng',
      look: 'icon',
      hint: 'Đứng trước tiện nghi trên trang khách sạn, du thuyền; danh mục khác không dùng.',
    },
    { name: 'filterable', label: 'Khách lọc được', look: 'tick' },
    { name: 'hidden', label: 'Ẩn khỏi trang', look: 'tick' },
  ],
  choices: async () => ({
    taxonomy: Object.entries(taxonomies).map(([value, title]) => ({ value, title })),
  }),
  shape: termEdit,
  show: ({ title, icon, group, scope, position, filterable, hidden }) => ({
    title,
    icon,
    group,
    scope: writeScopes(scope),
    position: `${position}`,
    filterable: filterable ? '1' : '',
    hidden: hidden ? '1' : '',
  }),
  list: async (db, text) =>
    (await listTermEntries(db, text)).map((entry) => ({ ...entry, about: named(entry.about) })),
  read: (db, key) => findTermEntry(db, idOf(key)),
  async add(tx, { fields, actor, form }, now) {
    const added = await addTerm(tx, { taxonomy: String(form.get('taxonomy') ?? ''), fields, actor }, now);
    return added.ok ? { ok: true, key: `${added.id}` } : added;
  },
  edit: (tx, { key, ...given }, now) => editTerm(tx, { id: idOf(key), ...given }, now),
  merge: (tx, { from, into, actor }, now) =>
    mergeTerms(tx, { from: idOf(from), into: idOf(into), actor }, now),
};
