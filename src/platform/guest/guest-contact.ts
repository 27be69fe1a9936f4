/** Identifies a guest without an account: phone in E.164, mail in lower case; null when not given. */
export interface GuestContact {
  phone: string | null;
  email: string | null;
}

/** Placeholders for a guest's data after erasure: they reach nobody and belong to nobody. */
export const erased = {
  fullName: 'Đã xóa theo yêu cầu',
  /** Not a valid number in the numbering plan; no input is ever normalised to it. */
  phone: '+84000000000',
  /** RFC 2606: this top-level domain never exists. */
  email: 'da-xoa@khach.invalid',
  author: 'Khách ẩn danh',
} as const;
