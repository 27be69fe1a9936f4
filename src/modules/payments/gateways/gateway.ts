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

/** What a provider says of a payment. 'review': money has moved, but the provider holds it for checking. */
export type PaymentResult = 'paid' | 'failed' | 'pending' | 'review';

export interface ProviderEvent {
  /** The provider's own id of the transaction together with its result: what a repeated delivery is known by. */
  txnId: string;
  /** The attempt's reference. */
  reference: string;
  amountVnd: number;
  result: PaymentResult;
  /** What a refund has to name. */
  providerRef: string;
  occurredAt: Date;
  /** The message as it came. */
  payload: Record<string, unknown>;
}

export type ReadWebhook =
  | { ok: true; notification: ProviderEvent }
  | { ok: false; reason: 'bad_signature' | 'malformed' };

/** The id of a notification; what a query answers has the same, so that both count once. */
export function providerEventId(providerRef: string, reference: string, result: PaymentResult): string {
  return `${providerRef}:${reference}:${result}`;
}

/** A message as it reached us: parsed query string and the bytes of the body. */
export interface RawMessage {
  query: Record<string, string>;
  rawBody: string;
}

/** What we made of a notification. Providers send again on all but the first two. */
export type Verdict =
  | 'accepted'
  | 'duplicate'
  | 'unknown_order'
  | 'wrong_amount'
  | 'bad_signature'
  | 'our_fault';

export interface AttemptToQuery {
  reference: string;
  amountVnd: number;
  startedAt: Date;
}

/** 'unknown' when the provider could not be asked or does not know it: ask again, change nothing. */
export type QueriedPayment =
  | { result: PaymentResult; amountVnd: number; providerRef: string }
  | { result: 'unknown'; reason: string };

export interface RefundToSend {
  /** Ours, stored before sending; the same id again is the same refund. */
  id: string;
  /** A reference that no payment and no other refund has: 'DV26A7K9Q-R1'. */
  reference: string;
  amountVnd: number;
  sentAt: Date;
  actor: string;
  payment: AttemptToQuery & { providerRef: string };
}

/** 'unknown': nobody knows whether it was carried out; ask, never send again blindly. */
export type RefundResult = { state: 'succeeded' | 'pending' | 'failed' | 'unknown'; reason: string };

/** 'not_found': the provider says that it has no such refund. */
export type QueriedRefund = RefundResult | { state: 'not_found'; reason: string };

/** A provider that takes payments on its own page and tells us by a signed message. */
export interface OnlineGateway extends Gateway {
  method: 'vnpay' | 'momo' | 'zalopay';
  limits: AmountLimits;
  readWebhook(message: RawMessage): ReadWebhook;
  replyTo(verdict: Verdict): { status: number; body: Record<string, unknown> | null };
  query(attempt: AttemptToQuery): Promise<QueriedPayment>;
  refund(refund: RefundToSend): Promise<RefundResult>;
  queryRefund(refund: RefundToSend): Promise<QueriedRefund>;
}

/** What a gateway needs of its surroundings. */
export interface GatewayContext {
  /** Without a slash at the end. */
  publicUrl: string;
  now(): Date;
  post: PostJson;
}

/**
 * Posts JSON to a provider and gives back what it answers.
 * @throws when there is no answer in time or it is not JSON
 */
export type PostJson = (url: string, body: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** Who may report money that came in. */
export const channelTitles: Readonly<Record<string, string>> = {
  bank: 'Ngân hàng',
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  office: 'Quầy',
  internal: 'Sổ trong nhà',
};

/** Where money came in, by the name of who reported it. */
export function channelTitle(provider: string): string {
  return channelTitles[provider] ?? provider;
}
