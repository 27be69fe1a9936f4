export type PaymentMethod = 'vietqr' | 'vnpay' | 'momo' | 'zalopay' | 'office';

export interface AttemptToStart {
  /** Never used twice. */
  reference: string;
  bookingCode: string;
  amountVnd: number;
  startedAt: Date;
  expiresAt: Date;
  /** Of the guest's connection; providers look for fraud by it. */
  guestIp: string;
}

/** What the guest needs to pay, as it is kept with the attempt. */
export interface AttemptDetails {
  redirectUrl?: string;
  qr?: QrDetails;
}

export interface QrDetails {
  payload: string;
  bankBin: string;
  bankName: string;
  account: string;
  accountName: string;
  transferContent: string;
}

export interface StartedAttempt {
  state: 'qr_shown' | 'redirected' | 'pending';
  details: AttemptDetails;
}

export interface AmountLimits {
  fewestVnd: number;
  mostVnd: number;
}

/**
 * A way to pay. `start` may call a provider, so it runs outside of any transaction and may be repeated for the same
 * reference. What comes back from a provider enters by the inbox, never by the guest's browser.
 */
export interface Gateway {
  method: PaymentMethod;
  /** What one payment may come to, in đồng; absent where there is no limit. */
  limits?: AmountLimits;
  /** `start` asks nobody, so it is a part of the transaction that writes the attempt. */
  isLocal?: true;
  start(attempt: AttemptToStart): Promise<StartedAttempt>;
}

export type Gateways = Partial<Record<PaymentMethod, Gateway>>;
