export interface CheckoutValues {
  fullName: string;
  phone: string;
  email: string;
  remember: boolean;
  isForOther: boolean;
  guestName: string;
  guestPhone: string;
  arrival: string;
  /** Where they are picked up, of what is driven; kept as a line of their note. */
  pickup: string;
  /** It is the account's from now on. */
  keepsPickup: boolean;
  note: string;
  terms: boolean;
  marketing: boolean;
  wantsInvoice: boolean;
  companyName: string;
  taxCode: string;
  companyAddress: string;
  invoiceEmail: string;
  /** What of the account's own was chosen to be invoiced; empty where it is typed. */
  savedCompany: string;
  /** How the guest wants to pay; empty where nothing is paid yet. */
  method: string;
  /** Of a gift card, as it was typed; empty where none is used. */
  giftCode: string;
}

export type CheckoutErrors = Partial<Record<keyof CheckoutValues | 'form', string>>;

/** When guests of a stay say that they come; kept as the first line of their note. */
export const arrivals = ['Trước 14:00', '14:00–16:00', '16:00–18:00', '18:00–21:00', 'Sau 21:00'];

/** What stands in the form when nothing was typed yet. */
export const emptyCheckout: CheckoutValues = {
  fullName: '',
  phone: '',
  email: '',
  remember: true,
  isForOther: false,
  guestName: '',
  guestPhone: '',
  arrival: '',
  pickup: '',
  keepsPickup: false,
  note: '',
  terms: true,
  marketing: false,
  wantsInvoice: false,
  companyName: '',
  taxCode: '',
  companyAddress: '',
  invoiceEmail: '',
  savedCompany: '',
  method: '',
  giftCode: '',
};
