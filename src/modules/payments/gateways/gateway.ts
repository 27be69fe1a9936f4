export type PaymentMethod = 'vietqr' | 'vnpay' | 'momo' | 'zalopay' | 'office';

export interface AttemptToStart {
  /** Never used twice. */
  reference: string;
  bookingCode: string;
  amountVnd: number;
  startedAt: Date;
  expiresAt: Date;
  /** The IP address of the guest; used by providers for fraud detection. */
  guestIp: string;
}

/** What the guest needs to pay, as stored with the attempt. */
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
 * A payment method. `start` may call a provider, so it runs outside of any transaction and may be repeated for the same
 * reference. A provider's results enter by the inbox, never by the guest's browser.
 */
export interface Gateway {
  method: PaymentMethod;
  /** Limits of one payment, in đồng; absent without a limit. */
  limits?: AmountLimits;
  /** `start` makes no network call, so it runs in the transaction that inserts the attempt. */
  isLocal?: true;
  start(attempt: AttemptToStart): Promise<StartedAttempt>;
}

export type Gateways = Partial<Record<PaymentMethod, Gateway>>;

/** A provider's status of a payment. 'review': money has moved, but the provider holds it for review. */
export type PaymentResult = 'paid' | 'failed' | 'pending' | 'review';

export interface ProviderEvent {
  /** The provider's transaction id together with the result: identifies repeated deliveries. */
  txnId: string;
  /** The attempt's reference. */
  reference: string;
  amountVnd: number;
  result: PaymentResult;
  /** The provider's id of the payment, which a refund has to name. */
  providerRef: string;
  occurredAt: Date;
  /** The original message. */
  payload: Record<string, unknown>;
}

export type ReadWebhook =
  | { ok: true; notification: ProviderEvent }
  | { ok: false; reason: 'bad_signature' | 'malformed' };

/** The id of an event; the answer of a query has the same, so that both count once. */
export function providerEventId(providerRef: string, reference: string, result: PaymentResult): string {
  return `${providerRef}:${reference}:${result}`;
}

/** A message as received: parsed query string and raw body. */
export interface RawMessage {
  query: Record<string, string>;
  rawBody: string;
}

/** Our verdict on a message. Providers resend on all but the first two. */
export type Verdict =
  | 'accepted'
  | 'duplicate'
  | 'unknown_order'
  | 'wrong_amount'
  | 'bad_signature'
  | 'malformed'
  | 'our_fault';

export interface AttemptToQuery {
  reference: string;
  amountVnd: number;
  startedAt: Date;
}

/** 'unknown' when the provider cannot be reached or does not know the payment: poll again, change nothing. */
export type QueriedPayment =
  | { result: PaymentResult; amountVnd: number; providerRef: string }
  | { result: 'unknown'; reason: string };

export interface RefundToSend {
  /** Our id, stored before sending; the same id is the same refund. */
  id: string;
  /** A reference unique among payments and refunds: 'DV26A7K9Q-R1'. */
  reference: string;
  amountVnd: number;
  sentAt: Date;
  actor: string;
  payment: AttemptToQuery & { providerRef: string };
}

/** 'unknown': whether it was carried out is not known; poll, never resend blindly. */
export type RefundResult = { state: 'succeeded' | 'pending' | 'failed' | 'unknown'; reason: string };

/** 'not_found': the provider reports that it has no such refund. */
export type QueriedRefund = RefundResult | { state: 'not_found'; reason: string };

/** A provider that takes payments on its own page and reports them by a signed message. */
export interface OnlineGateway extends Gateway {
  method: 'vnpay' | 'momo' | 'zalopay';
  limits: AmountLimits;
  readWebhook(message: RawMessage): ReadWebhook;
  replyTo(verdict: Verdict): { status: number; body: Record<string, unknown> | null };
  query(attempt: AttemptToQuery): Promise<QueriedPayment>;
  refund(refund: RefundToSend): Promise<RefundResult>;
  queryRefund(refund: RefundToSend): Promise<QueriedRefund>;
}

/** Dependencies of a gateway. */
export interface GatewayContext {
  /** Without a trailing slash. */
  publicUrl: string;
  now(): Date;
  post: PostJson;
}

/**
 * Posts JSON to a provider and returns its JSON answer.
 * @throws when there is no answer in time or it is not JSON
 */
export type PostJson = (url: string, body: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** Channels that may report incoming money. */
export const channelTitles: Readonly<Record<string, string>> = {
  bank: 'Ngân hàng',
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  office: 'Quầy',
  internal: 'Sổ trong nhà',
};

/** The title of the channel that reported money. */
export function channelTitle(provider: string): string {
  return channelTitles[provider] ?? provider;
}
