import type { z } from 'zod';
import { addPolicy, editPolicy } from '#modules/catalog/vocabulary/edit-policy.ts';
import { findPolicyEntry, listPolicyEntries } from '#modules/catalog/vocabulary/entries.ts';
import { policyEdit, writeTiers } from '#modules/catalog/vocabulary/vocabulary-shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

type PolicyFields = z.output<typeof policyEdit>;

export const policies: Vocabulary<PolicyFields> = {
  slug: 'dieu-kien-huy',
  title: 'Điều kiện hủy',
  one: 'điều kiện hủy',
  about: 'đổi ở đây là đổi cho đặt chỗ mới; đặt chỗ đã có giữ điều kiện lúc đặt',
  verb: 'policy.edit',
  objectType: 'policy',
  fields: [
    { name: 'title', label: 'Tên', isWide: true },
    {
      name: 'tiers',
      label: 'Ngày thường',
      look: 'long',
      rows: 5,
      hint: 'Mỗi dòng một bậc, như 7 ngày: 100%. Hủy trước 7 ngày trở lên thì nhận lại 100%.',
    },
    {
      name: 'holidayTiers',
      label: 'Ngày lễ',
      look: 'long',
      rows: 5,
      hint: 'Để trống nếu như ngày thường.',
    },
    { name: 'note', label: 'Lời giải thích cho khách', look: 'long', rows: 3, isWide: true },
    {
      name: 'hidden',
      label: 'Ngừng dùng: gói đang có giữ nguyên, gói và báo giá mới không chọn được',
      look: 'tick',
      isWide: true,
    },
  ],
  shape: policyEdit,
  show: ({ title, tiers, holidayTiers, note, hidden }) => ({
    title,
    tiers: writeTiers(tiers),
    holidayTiers: writeTiers(holidayTiers),
    note,
    hidden: hidden ? '1' : '',
  }),
  list: listPolicyEntries,
  read: findPolicyEntry,
  async add(tx, { fields, actor }, now) {
    const added = await addPolicy(tx, { fields, actor }, now);
    return added.ok ? { ok: true, key: added.slug } : added;
  },
  edit: (tx, { key, ...given }, now) => editPolicy(tx, { slug: key, ...given }, now),
};
