/** Channels of payouts. */
export type PayoutChannel = 'vnpay' | 'momo' | 'zalopay' | 'bank_transfer' | 'credit';

/** The instrument that receives it, which determines how long it takes. */
export type Instrument = 'wallet' | 'bank' | 'atm' | 'card' | 'credit';

/** A refund is sent within a working day. */
export const submitWorkingDays = 1;

/** Working days from sending to arrival, minimum and maximum; what providers and banks usually need. */
export const arrivalWorkingDays: Record<Instrument, [fewest: number, most: number]> = {
  credit: [0, 0],
  wallet: [1, 3],
  bank: [1, 3],
  atm: [3, 7],
  card: [7, 20],
};

/** Working days within which all of a refund has arrived, determined by the slowest payout. */
export function promisedWorkingDays(instruments: readonly Instrument[]): number {
  const slowest = Math.max(0, ...instruments.map((instrument) => arrivalWorkingDays[instrument][1]));
  return submitWorkingDays + slowest;
}

/**
 * The instrument of a payment, as far as the provider's message tells: VNPay names the type of card, MoMo says 'napas'
 * or 'credit' for anything but its wallet. A VNPay payment known only from polling counts as a domestic card.
 */
export function instrumentOf(channel: PayoutChannel, payload: Record<string, unknown>): Instrument {
  if (channel === 'bank_transfer') return 'bank';
  if (channel === 'credit') return 'credit';
  if (channel === 'vnpay') {
    const card = String(payload.vnp_CardType ?? 'ATM').toUpperCase();
    return card === 'QRCODE' ? 'bank' : card === 'ATM' ? 'atm' : 'card';
  }
  const way = String(payload.payType ?? '');
  return way === 'napas' ? 'atm' : way === 'credit' ? 'card' : 'wallet';
}
