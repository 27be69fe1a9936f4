import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ChildBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { adultsOfPack } from '#modules/pricing/quote/bundle-availability.ts';
import { isPlausibleHeight } from '#modules/pricing/quote/plausible-height.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { BookingForm } from './booking-form.ts';
import type { BookingFormOptions } from './booking-form-options.ts';

/** The widget's values as a pricing request; `form` has no errors. */
export function toItem(
  product: ProductDetail,
  unit: ProductDetail['units'][number],
  form: BookingForm,
  formOptions: BookingFormOptions,
): QuoteItemRequest {
  const terms = getKind(product.kind).saleTerms(product.details, unit.details);
  const isMeasured = formOptions.guests?.children === 'height';
  const childAges = isMeasured ? form.cm.map((cm) => ageOfHeight(cm, terms.childBands)) : form.ages;
  const guests = sortGuests(
    { adults: form.adults, childAges, heightsCm: isMeasured ? form.cm : undefined },
    terms.childBands,
  );
  const packs = terms.bundle ? Math.max(1, Math.ceil(guests.adults / adultsOfPack(terms.bundle))) : 1;
  return {
    unitId: unit.id,
    ...(form.plan && { ratePlanId: form.plan }),
    from: form.open && terms.bundle ? terms.bundle.useTo : form.from,
    ...(formOptions.until !== 'none' && form.to && { to: form.to }),
    quantity: formOptions.quantity ? form.quantity : packs,
    adults: form.adults,
    childAges,
    options: {
      extraBeds: 0,
      singles: form.singles,
      extras: form.extras,
      ...(isMeasured && form.cm.length > 0 && { childHeightsCm: form.cm }),
      ...(formOptions.time && { time: form.time }),
      ...(formOptions.endTime && { endTime: form.endTime }),
      openDated: form.open,
      ...(form.voucher && { voucherCode: form.voucher }),
      ...(formOptions.flight && form.flight && { flightNo: form.flight }),
      ...(formOptions.addresses && form.pickup && { pickupAddress: form.pickup }),
      ...(formOptions.addresses && form.dropoff && { dropoffAddress: form.dropoff }),
    },
  };
}

/**
 * Guests who are measured are not asked for an age, but a guest needs one: the youngest of the height's band, or of those who pay
 * in full, at which a child can plausibly be that tall.
 */
function ageOfHeight(cm: number, bands: readonly ChildBandInput[]): number {
  const measured = bands.filter((band) => band.fromCm !== undefined || band.toCm !== undefined);
  const band = measured.find(({ fromCm = 0, toCm = Number.POSITIVE_INFINITY }) => fromCm <= cm && cm < toCm);
  const youngest = band?.fromAge ?? Math.min(17, Math.max(0, ...bands.map(({ toAge }) => toAge + 1)));
  const ages = Array.from({ length: 18 - youngest }, (_, index) => youngest + index);
  return ages.find((age) => isPlausibleHeight(age, cm)) ?? youngest;
}
