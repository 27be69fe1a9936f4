import { defaultTime } from '#modules/pricing/quote/default-wanted.ts';
import { withFreeExtras } from '#modules/pricing/quote/with-free-extras.ts';
import { isDay } from '#platform/time/days.ts';
import type { BookingFormOptions } from './booking-form-options.ts';

/** The widget's values, as typed or as initially proposed. */
export interface BookingForm {
  unit: number;
  plan: number | null;
  from: string;
  to: string;
  quantity: number;
  adults: number;
  /** Number of children; their ages or heights are listed separately, perhaps incompletely. */
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
 * Reads the widget's values from a URL in the format of item-query.ts; missing ones get defaults, ones that the widget does not
 * have are ignored.
 */
export function parseBookingForm(
  params: URLSearchParams,
  unit: number,
  formOptions: BookingFormOptions,
): BookingForm {
  const text = (key: string) => params.get(key)?.trim() ?? '';
  const number = (key: string, fallback: number) =>
    /^\d{1,4}$/.test(text(key)) ? Number(text(key)) : fallback;
  const numbers = (key: string) =>
    params
      .getAll(key)
      .flatMap((value) => value.split(/[-,]/))
      .filter((value) => /^\d{1,3}$/.test(value))
      .map(Number);
  const list = (key: string) => numbers(key).slice(0, formOptions.guests?.maxChildren ?? 0);
  const cm = formOptions.guests?.children === 'height' ? list('cm') : [];
  const ages = formOptions.guests?.children === 'age' ? list('ages') : [];
  // A link may give ages to a widget that asks for heights: the children still count, and the widget asks for their heights.
  const childCount = Math.max(list('ages').length, list('cm').length);
  // Where children are not distinguished, those of a search need a place like everybody else.
  const grown = formOptions.guests?.children === null ? numbers('ages').length : 0;
  return {
    unit,
    plan: number('plan', 0) || null,
    from: text('from'),
    to: formOptions.until === 'none' ? '' : text('to'),
    quantity: formOptions.quantity ? number('quantity', formOptions.quantity.min) : 1,
    adults: formOptions.guests ? number('adults', formOptions.guests.proposed) + grown : 0,
    children: formOptions.guests?.children
      ? Math.min(formOptions.guests.maxChildren, number('children', childCount))
      : 0,
    ages,
    cm,
    singles: formOptions.hasSingles ? number('singles', 0) : 0,
    extras: extrasOf(params, formOptions),
    time: formOptions.time ? text('time') || defaultTime : '',
    endTime: formOptions.endTime ? text('endTime') || defaultTime : '',
    open: formOptions.openDated && text('open') === '1',
    voucher: formOptions.openDated ? text('voucher') : '',
    flight: formOptions.flight ? text('flight') : '',
    pickup: formOptions.addresses ? text('pickup') : '',
    dropoff: formOptions.addresses ? text('dropoff') : '',
  };
}

/** Whether the URL has enough for a price: a day, or the wish to choose it later. */
export function hasSearchDates(params: URLSearchParams): boolean {
  return params.get('open') === '1' || params.has('from');
}

/** Errors by field that are found before any pricing. */
export function findFormErrors(
  form: BookingForm,
  formOptions: BookingFormOptions,
): Partial<Record<keyof BookingForm, string>> {
  const errors: Partial<Record<keyof BookingForm, string>> = {};
  if (!form.open && !isDay(form.from)) errors.from = `Vui lòng chọn ${formOptions.words.day.toLowerCase()}.`;
  if (formOptions.until === 'required' && !isDay(form.to))
    errors.to = `Vui lòng chọn ${formOptions.words.until.toLowerCase()}.`;
  if (formOptions.guests?.children === 'age' && form.ages.length !== form.children)
    errors.ages = 'Vui lòng chọn tuổi của từng bé.';
  if (formOptions.guests?.children === 'height' && form.cm.length !== form.children)
    errors.cm = 'Vui lòng nhập chiều cao của từng bé.';
  return errors;
}

function extrasOf(params: URLSearchParams, { extras }: BookingFormOptions): BookingForm['extras'] {
  const chosen = params.getAll('extra').flatMap((value) => {
    const [code = '', quantity = '1'] = value.split('.');
    return extras.some((extra) => extra.code === code)
      ? [{ code, quantity: Math.max(1, Number(quantity) || 1) }]
      : [];
  });
  return withFreeExtras(extras, chosen);
}
