import { isPersonName } from './is-person-name.ts';
import { normalizePhone } from './phone.ts';

/** A contact field as typed. */
export type ContactField = 'fullName' | 'phone' | 'email';

const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * The error message for a contact field, for the guest, or null: for forms that validate a field when it is left. The
 * schema remains authoritative and gives the same message.
 */
export const checkContact: Record<ContactField, (typed: string) => string | null> = {
  fullName: (typed) => {
    const name = typed.trim();
    if (name.length < 2) return 'Vui lòng nhập họ và tên.';
    return isPersonName(name)
      ? null
      : 'Họ tên chỉ có chữ cái, dấu cách, dấu chấm, dấu nháy và gạch nối, không có đường dẫn.';
  },
  phone: (typed) => {
    if (!typed.trim()) return 'Vui lòng nhập số điện thoại.';
    return normalizePhone(typed) ? null : 'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.';
  },
  email: (typed) => {
    if (!typed.trim()) return 'Vui lòng nhập email để nhận xác nhận.';
    return emailForm.test(typed.trim()) ? null : 'Email chưa đúng, ví dụ ten@vidu.vn.';
  },
};
