/** The typed values of the gift card form. */
export interface GiftValues {
  /** One of the preset amounts, or 'khac' for a custom one. */
  choice: string;
  amount: string;
  receiverName: string;
  receiverEmail: string;
  message: string;
  sendOn: string;
  fullName: string;
  phone: string;
  email: string;
}

export type GiftErrors = Partial<Record<keyof GiftValues | 'form', string>>;

/** The choice that stands for a custom amount. */
export const ownAmount = 'khac';

/** The initial values of the form; `today` is ISO in Vietnam. */
export const emptyGift = (today: string, firstVnd: number): GiftValues => ({
  choice: String(firstVnd),
  amount: '',
  receiverName: '',
  receiverEmail: '',
  message: '',
  sendOn: today,
  fullName: '',
  phone: '',
  email: '',
});
