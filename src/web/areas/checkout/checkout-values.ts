export interface CheckoutValues {
  fullName: string;
  phone: string;
  email: string;
  note: string;
  terms: boolean;
  marketing: boolean;
  wantsInvoice: boolean;
  companyName: string;
  taxCode: string;
  companyAddress: string;
  invoiceEmail: string;
}

export type CheckoutErrors = Partial<Record<keyof CheckoutValues | 'form', string>>;

/** What stands in the form when nothing was typed yet. */
export const emptyCheckout: CheckoutValues = {
  fullName: '',
  phone: '',
  email: '',
  note: '',
  terms: false,
  marketing: false,
  wantsInvoice: false,
  companyName: '',
  taxCode: '',
  companyAddress: '',
  invoiceEmail: '',
};
