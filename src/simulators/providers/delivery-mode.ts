import { type Delivery, deliveries } from './provider-state.ts';

const labels: Record<Delivery, string> = {
  once: 'Báo về một lần',
  none: 'Không báo về',
  twice: 'Báo về hai lần',
  late: 'Báo về muộn',
  'out-of-order': 'Báo ngược thứ tự',
  forged: 'Sai chữ ký',
  'wrong-amount': 'Sai số tiền',
};

/** Chooses how the shop hears of a payment; the field is named `delivery`. */
export function deliverySelect(): string {
  const choices = deliveries.map((name) => `<option value="${name}">${labels[name]}</option>`);
  return `<label>Cách báo về<select name="delivery">${choices.join('')}</select></label>`;
}

/** What was chosen; once when it is nothing known. */
export function deliveryOf(text: string | undefined): Delivery {
  return deliveries.find((name) => name === text) ?? 'once';
}
