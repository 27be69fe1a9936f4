import type { Affiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { usualAttributionDays } from '#modules/affiliates/rules/affiliate-link.ts';
import { rateFieldOf } from '#modules/affiliates/rules/rate-field-of.ts';
import type { AffiliateFields } from '#modules/affiliates/schema.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import type { EditField, EditValues } from '../../parts/edit/edit-state.ts';

export const types = [
  { value: 'ca-nhan', title: 'Cá nhân' },
  { value: 'to-chuc', title: 'Tổ chức' },
];

interface FieldOf extends EditField {
  hint?: string;
  type?: string;
  inputMode?: 'numeric' | 'decimal';
  isWide?: boolean;
}

export const aboutFields: FieldOf[] = [
  { name: 'name', label: 'Tên' },
  { name: 'type', label: 'Là', choices: types },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    hint: 'Tài khoản khách có email này mở được trang cộng tác viên.',
  },
  { name: 'phone', label: 'Điện thoại', type: 'tel' },
  { name: 'channel', label: 'Kênh', isWide: true, hint: 'Địa chỉ trang, nhóm hay kênh của họ.' },
];

export const daysField: FieldOf = {
  name: 'attributionDays',
  label: 'Một lượt bấm tính trong, ngày',
  inputMode: 'numeric',
  hint: 'Khách đặt trong số ngày này thì tính; lượt bấm cuối được tính.',
};

export const rateFields: FieldOf[] = kindNames.map((kind) => ({
  name: rateFieldOf(kind),
  label: `${kindProfiles[kind].labels.one}, %`,
  inputMode: 'decimal',
}));

export const affiliateFields = [...aboutFields, daysField, ...rateFields];

/** Basis points as a percentage: 450 as '4,5'; 0 as an empty field. */
export const rateText = (points = 0): string =>
  points === 0 ? '' : (points / 100).toLocaleString('vi-VN', { maximumFractionDigits: 2 });

/** The form's fields for a stored affiliate. */
export function fieldsOf({ isCompany, rates, attributionDays, ...about }: Affiliate): AffiliateFields {
  return {
    name: about.name,
    type: isCompany ? 'to-chuc' : 'ca-nhan',
    email: about.email,
    phone: about.phone,
    channel: about.channel,
    attributionDays,
    ...Object.fromEntries(kindNames.map((kind) => [rateFieldOf(kind), rates[kind] ?? 0])),
  } as AffiliateFields;
}

/** The values as the form shows them. */
export function affiliateValues(fields: AffiliateFields): EditValues {
  const { name, type, email, phone, channel, attributionDays } = fields;
  return {
    ...{ name, type, email, channel, phone: formatPhone(phone), attributionDays: String(attributionDays) },
    ...Object.fromEntries(kindNames.map((kind) => [rateFieldOf(kind), rateText(fields[rateFieldOf(kind)])])),
  };
}

/** Values of a new affiliate. */
export const noAffiliate: EditValues = {
  ...Object.fromEntries(affiliateFields.map(({ name }) => [name, ''])),
  type: 'ca-nhan',
  attributionDays: String(usualAttributionDays),
};
