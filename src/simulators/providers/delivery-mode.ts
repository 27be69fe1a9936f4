import { type DeliveryMode, deliveryModes } from './provider-state.ts';

const labels: Record<DeliveryMode, string> = {
  once: 'Báo về một lần',
  none: 'Không báo về',
  twice: 'Báo về hai lần',
  late: 'Báo về muộn',
  'out-of-order': 'Báo ngược thứ tự',
  forged: 'Sai chữ ký',
  'wrong-amount': 'Sai số tiền',
};

/** Select field for how the shop is notified of a payment, named `delivery`. */
export function deliveryModeSelect(): string {
  const choices = deliveryModes.map((name) => `<option value="${name}">${labels[name]}</option>`);
  return `<label>Cách báo về<select name="delivery">${choices.join('')}</select></label>`;
}

/** The selected delivery mode; 'once' if unknown. */
export function deliveryModeOf(text: string | undefined): DeliveryMode {
  return deliveryModes.find((name) => name === text) ?? 'once';
}
