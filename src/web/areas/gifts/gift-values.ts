/** What somebody typed into the form of a gift card. */
export interface GiftValues {
  /** One of the amounts that are offered, 'khac' for one's own. */
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

/** Chosen where somebody types an amount of their own. */
export const ownAmount = 'khac';

/** What stands in the form when nothing was typed yet; `today` is ISO in Vietnam. */
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
