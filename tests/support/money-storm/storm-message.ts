/** One message on its way to the shop. */
export interface StormMessage {
  at: Date;
  /** Whoever sends it, where it is told apart. */
  provider: 'bank' | 'vnpay' | 'momo' | 'zalopay';
  /** What it brings in, in đồng; 0 where it is not about money that came, or is not to be believed. */
  bringsVnd: number;
  /** What it must be known by afterwards, if it is to be believed. */
  txnId: string | null;
  /** Hands it over as the webhook's route does. @returns whether it was taken @throws when a connection died */
  deliver(): Promise<boolean>;
}
