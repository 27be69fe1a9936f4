/** By what a guest is known, without an account: the phone in E.164, the mail in lower case; null where it was not told. */
export interface GuestContact {
  phone: string | null;
  email: string | null;
}

/** What stands in the place of a guest's data once they were erased: nobody is reached by it and nobody has it. */
export const erased = {
  fullName: 'Đã xóa theo yêu cầu',
  /** No number of the plan; whatever a guest types, it is never normalised to this. */
  phone: '+84000000000',
  /** RFC 2606: no such domain will ever be. */
  email: 'da-xoa@khach.invalid',
  author: 'Khách ẩn danh',
} as const;
