import { formatPhone } from '#platform/vietnamese/phone.ts';
import type { EditField, EditValues } from '../../parts/edit/edit-state.ts';

/** Contact and payment data of a supplier, as stored. */
export interface SupplierData {
  brand: string;
  legalName: string;
  address: string;
  contactName: string;
  email: string;
  phone: string;
  zalo: string;
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  licenceNo: string;
  licenceUntil: string | null;
}

interface FieldOf extends EditField {
  name: keyof SupplierData;
  hint?: string;
  type?: string;
  required?: boolean;
  inputMode?: 'numeric' | 'tel';
  isWide?: boolean;
}

export const supplierGroups: { title: string; fields: FieldOf[] }[] = [
  {
    title: 'Tên',
    fields: [
      { name: 'brand', label: 'Tên gọi', required: true, hint: 'Khách và nhân viên gọi như vậy.' },
      {
        name: 'legalName',
        label: 'Tên pháp nhân',
        required: true,
        hint: 'Như trên giấy phép; khách đọc trên trang sản phẩm.',
      },
    ],
  },
  {
    title: 'Nhận đặt chỗ',
    fields: [
      { name: 'contactName', label: 'Người phụ trách' },
      {
        name: 'email',
        label: 'Email nhận đặt chỗ',
        hint: 'Thư hỏi chỗ, danh sách khách và bản phiếu gửi đến đây.',
      },
      { name: 'phone', label: 'Điện thoại', type: 'tel' },
      { name: 'zalo', label: 'Zalo', type: 'tel' },
    ],
  },
  {
    title: 'Địa chỉ và giấy phép',
    fields: [
      { name: 'address', label: 'Địa chỉ', isWide: true },
      { name: 'licenceNo', label: 'Số giấy phép', hint: 'Hiện trên trang sản phẩm.' },
      {
        name: 'licenceUntil',
        label: 'Giấy phép đến ngày',
        type: 'date',
        hint: 'Sắp hết hạn thì có việc nhắc.',
      },
    ],
  },
  {
    title: 'Tài khoản nhận tiền',
    fields: [
      { name: 'bankName', label: 'Ngân hàng', group: 'bank' },
      { name: 'accountNumber', label: 'Số tài khoản', group: 'bank', inputMode: 'numeric' },
      { name: 'accountHolder', label: 'Chủ tài khoản', group: 'bank', isWide: true },
    ],
  },
];

export const supplierFields = supplierGroups.flatMap(({ fields }) => fields);

/** Form values. */
export function supplierValues(supplier: SupplierData): EditValues {
  return Object.fromEntries(
    supplierFields.map(({ name, type }) => {
      const value = supplier[name] ?? '';
      return [name, type === 'tel' ? formatPhone(value) : value];
    }),
  );
}
