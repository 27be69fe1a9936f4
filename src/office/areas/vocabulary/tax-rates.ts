import type { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import {
  addTaxRate,
  editTaxRate,
  keyText,
  listTaxRates,
  removeTaxRate,
  taxRateEdit,
} from '#modules/pricing/tax-rates/edit-tax-rate.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { Vocabulary } from './vocabulary.ts';

type TaxRateFields = z.output<typeof taxRateEdit>;

const nameOf = (kind: string) =>
  kind in kindProfiles ? kindProfiles[kind as keyof typeof kindProfiles].labels.one : 'Mọi dịch vụ';

/** 'chung 2027-01-01', the key in the history. */
function keyOf(key: string) {
  const [kind = '', fromOn = ''] = key.split(' ');
  return { kind: kind === 'chung' ? '' : kind, fromOn };
}

export const taxRates: Vocabulary<TaxRateFields> = {
  slug: 'thue',
  title: 'Thuế suất',
  one: 'thuế suất',
  about:
    'thuế giá trị gia tăng nằm trong giá; giá khách trả không đổi, phần thuế bên trong đổi theo ngày dùng dịch vụ',
  verb: 'tax.edit',
  objectType: 'tax',
  fields: [
    {
      name: 'kind',
      label: 'Loại dịch vụ',
      look: 'choice',
      hint: 'Riêng của một loại thì thay cho mức chung.',
      isNew: true,
    },
    { name: 'fromOn', label: 'Từ ngày', look: 'date', isNew: true },
    { name: 'percent', label: 'Thuế suất (%)', look: 'number' },
    { name: 'source', label: 'Theo văn bản, hoặc lý do', isWide: true },
  ],
  choices: async () => ({
    kind: ['' as const, ...kindNames].map((value) => ({ value, title: nameOf(value) })),
  }),
  shape: taxRateEdit,
  show: ({ kind, fromOn, percent, source }) => ({ kind, fromOn, percent: `${percent}`, source }),
  async list(db) {
    const rows = await listTaxRates(db);
    return rows.map(({ kind, fromOn, percent, source }) => ({
      key: keyText({ kind, fromOn }),
      title: `${nameOf(kind)}: ${percent}% từ ${formatDate(fromOn)}`,
      about: source,
      uses: 0,
      isHidden: false,
    }));
  },
  async read(db, key) {
    const wanted = keyOf(key);
    const rate = (await listTaxRates(db)).find(
      ({ kind, fromOn }) => kind === wanted.kind && fromOn === wanted.fromOn,
    );
    return rate ? { ...rate, kind: rate.kind as TaxRateFields['kind'] } : null;
  },
  async add(tx, { fields, actor }, now) {
    const added = await addTaxRate(tx, { fields, actor }, now);
    if (added.ok) return { ok: true, key: keyText(fields) };
    return added.reason === 'taken' ? { ok: false, reason: 'rate_taken' } : added;
  },
  async edit(tx, { key, ...given }, now) {
    const edited = await editTaxRate(tx, { key: keyOf(key), ...given }, now);
    return edited.ok || edited.reason !== 'in_past' ? edited : { ok: false, reason: 'rate_holds' };
  },
  isRemovable: (key, today) => keyOf(key).fromOn > today,
  async remove(tx, { key, ...given }, now) {
    const removed = await removeTaxRate(tx, { key: keyOf(key), ...given }, now);
    return removed.ok || removed.reason !== 'in_past' ? removed : { ok: false, reason: 'rate_began' };
  },
};
