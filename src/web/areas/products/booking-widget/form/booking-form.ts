import { usualTime } from '#modules/pricing/quote/default-wanted.ts';
import { isDay } from '#platform/time/days.ts';
import type { Asks } from './booking-form-options.ts';

/** What stands in the box, as typed or as it is proposed at first. */
export interface BoxForm {
  unit: number;
  plan: number | null;
  from: string;
  to: string;
  quantity: number;
  adults: number;
  /** How many; their ages or heights stand beside, maybe not all of them yet. */
  children: number;
  ages: number[];
  cm: number[];
  singles: number;
  extras: { code: string; quantity: number }[];
  time: string;
  endTime: string;
  open: boolean;
  voucher: string;
  flight: string;
  pickup: string;
  dropoff: string;
}

/**
 * Reads the box out of an address in the words of item-query.ts; what is left out is proposed, what the box does not ask
 * for is passed over.
 */
export function parseBoxForm(params: URLSearchParams, unit: number, asks: Asks): BoxForm {
  const text = (key: string) => params.get(key)?.trim() ?? '';
  const number = (key: string, fallback: number) =>
    /^\d{1,4}$/.test(text(key)) ? Number(text(key)) : fallback;
  const list = (key: string) =>
    params
      .getAll(key)
      .flatMap((value) => value.split(/[-,]/))
      .filter((value) => /^\d{1,3}$/.test(value))
      .map(Number)
      .slice(0, asks.guests?.mostChildren ?? 0);
  const cm = asks.guests?.children === 'height' ? list('cm') : [];
  const ages = asks.guests?.children === 'age' ? list('ages') : [];
  // A link may tell ages to a box that asks for heights: the children still come along, and the box asks.
  const told = Math.max(list('ages').length, list('cm').length);
  return {
    unit,
    plan: number('plan', 0) || null,
    from: text('from'),
    to: asks.until === 'none' ? '' : text('to'),
    quantity: asks.quantity ? number('quantity', asks.quantity.fewest) : 1,
    adults: asks.guests ? number('adults', asks.guests.proposed) : 0,
    children: asks.guests?.children ? Math.min(asks.guests.mostChildren, number('children', told)) : 0,
    ages,
    cm,
    singles: asks.hasSingles ? number('singles', 0) : 0,
    extras: extrasOf(params, asks),
    time: asks.time ? text('time') || usualTime : '',
    endTime: asks.endTime ? text('endTime') || usualTime : '',
    open: asks.openDated && text('open') === '1',
    voucher: asks.openDated ? text('voucher') : '',
    flight: asks.flight ? text('flight') : '',
    pickup: asks.addresses ? text('pickup') : '',
    dropoff: asks.addresses ? text('dropoff') : '',
  };
}

/** Whether enough stands in the box to look for a price: a day, or the wish to choose it later. */
export function isAsked(params: URLSearchParams): boolean {
  return params.get('open') === '1' || params.has('from');
}

/** What is wrong before any price is looked for, by field. */
export function findBoxErrors(form: BoxForm, asks: Asks): Partial<Record<keyof BoxForm, string>> {
  const errors: Partial<Record<keyof BoxForm, string>> = {};
  if (!form.open && !isDay(form.from)) errors.from = `Bạn chọn ${asks.words.day.toLowerCase()} nhé.`;
  if (asks.until === 'required' && !isDay(form.to))
    errors.to = `Bạn chọn ${asks.words.until.toLowerCase()} nhé.`;
  if (asks.guests?.children === 'age' && form.ages.length !== form.children)
    errors.ages = 'Bạn chọn tuổi của từng bé.';
  if (asks.guests?.children === 'height' && form.cm.length !== form.children)
    errors.cm = 'Bạn nhập chiều cao của từng bé.';
  return errors;
}

/** The first of a group where it costs nothing: a tour picks up somewhere. */
function extrasOf(params: URLSearchParams, { extras }: Asks): BoxForm['extras'] {
  const chosen = params.getAll('extra').flatMap((value) => {
    const [code = '', quantity = '1'] = value.split('.');
    return extras.some((extra) => extra.code === code)
      ? [{ code, quantity: Math.max(1, Number(quantity) || 1) }]
      : [];
  });
  const groups = Map.groupBy(
    extras.filter((extra) => extra.group),
    (extra) => extra.group,
  );
  const missing = [...groups.values()].flatMap((own) => {
    const [first] = own;
    const isChosen = own.some((extra) => chosen.some(({ code }) => code === extra.code));
    return first && first.priceVnd === 0 && !isChosen ? [{ code: first.code, quantity: 1 }] : [];
  });
  return [...chosen, ...missing];
}
