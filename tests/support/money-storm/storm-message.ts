/** A webhook event on its way to the shop. */
export interface StormMessage {
  at: Date;
  /** The sender, by which messages are distinguished. */
  provider: 'bank' | 'vnpay' | 'momo' | 'zalopay';
  /** The money it brings in, in đồng; 0 where it is not about received money, or must not be believed. */
  bringsVnd: number;
  /** The transaction id by which it must be stored, if it is to be believed. */
  txnId: string | null;
  /** Delivers it as the webhook's route does. @returns whether it was accepted @throws when a connection was killed */
  deliver(): Promise<boolean>;
}
