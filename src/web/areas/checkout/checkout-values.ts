export interface CheckoutValues {
  fullName: string;
  phone: string;
  email: string;
  remember: boolean;
  isForOther: boolean;
  guestName: string;
  guestPhone: string;
  arrival: string;
  /** Where a driver picks the guests up, for whatever was chosen without a place for it. */
  pickup: string;
  /** Whether to save it to the account. */
  keepsPickup: boolean;
  note: string;
  terms: boolean;
  marketing: boolean;
  wantsInvoice: boolean;
  companyName: string;
  taxCode: string;
  companyAddress: string;
  invoiceEmail: string;
  /** The saved company or firm chosen for the invoice; empty where it is typed. */
  savedCompany: string;
  /** The payment method; empty where nothing is paid yet. */
  method: string;
  /** The typed gift card code; empty where none is used. */
  giftCode: string;
}

export type CheckoutErrors = Partial<Record<keyof CheckoutValues | 'form', string>>;

/** Arrival times that guests of a stay choose from; stored as the first line of their note. */
export const arrivals = ['Trước 14:00', '14:00–16:00', '16:00–18:00', '18:00–21:00', 'Sau 21:00'];

/** The initial values of the form. */
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
