import { isChangeable, requestMoved } from '#modules/booking/active-items.ts';
import { type ChangePreview, type QuotedChange, quoteOthers } from '#modules/booking/change/quote-change.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { type CarriedExtras, carryExtras } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { priceMove } from './price-move.ts';

/** The unit of another product, and its rate plan, to move an item to. */
export interface MoveRequest {
  position: number;
  unitId: number;
  /** Null for the unit's default one. */
  ratePlanId: number | null;
  /** The most of the additional cost that the company bears, in đồng; Infinity for all of it. */
  bearsVnd: number;
}

/** Preview of a move; amounts are đồng. */
export interface MovePreview extends ChangePreview {
  /** Price difference to the other product; negative where it costs less. */
  differenceVnd: number;
  /** The part of it that the company bears. */
  borneVnd: number;
  /** Labels of agreed extras that the other product does not have. */
  lostExtras: string[];
}

export type QuotedMove = Omit<QuotedChange, 'preview'> & { preview: MovePreview };

export type MoveRefusal =
  | {
      ok: false;
      reason:
        | 'nothing_changed'
        | 'not_changeable'
        | 'too_late'
        | 'not_same_kind'
        | 'not_same_days'
        | 'must_ask';
    }
  | { ok: false; reason: 'not_free'; field: string; message: string; nearestDates: string[] };

/**
 * Prices another product for an item of a locked booking on the same days and for the same party, as if its own inventory were released.
 * A product that its supplier must confirm first cannot be promised, so it is not offered.
 */
export async function quoteMove(
  tx: Tx,
  booking: LockedBooking,
  { position, unitId, ratePlanId, bearsVnd }: MoveRequest,
  now: Date,
): Promise<QuotedMove | MoveRefusal> {
  const agreed = booking.quote.items[position];
  if (!agreed || !isChangeable(agreed, { isGuest: false })) return { ok: false, reason: 'not_changeable' };
  if (now >= new Date(agreed.startsAt)) return { ok: false, reason: 'too_late' };
  const replacement = {
    borneVnd: 0,
    differenceVnd: 0,
    kind: agreed.kind,
    to: '',
    productId: 0,
    confirmation: '',
  };
  const priceItem = (before: QuotedItem, quoted: QuotedItem) => {
    const { item, borneVnd } = priceMove(before, quoted, bearsVnd);
    const { kind, to, productId, confirmation } = quoted;
    Object.assign(replacement, { borneVnd, differenceVnd: item.amount + borneVnd - before.amount });
    Object.assign(replacement, { kind, to, productId, confirmation });
    return item;
  };
  const { extras, lost: lostExtras } = await carryExtras(tx, agreed, unitId);
  const items = [requestOf(agreed, { unitId, ratePlanId, extras })];
  const others = { positions: [position], before: [agreed], items, priceItem };
  const quoted = await quoteOthers(tx, booking, others, now);
  if (!quoted.ok) return quoted;
  if (replacement.kind !== agreed.kind) return { ok: false, reason: 'not_same_kind' };
  if (replacement.productId === agreed.productId) return { ok: false, reason: 'nothing_changed' };
  if (replacement.to !== agreed.to) return { ok: false, reason: 'not_same_days' };
  if (replacement.confirmation === 'request') return { ok: false, reason: 'must_ask' };
  const { borneVnd, differenceVnd } = replacement;
  return { ...quoted, preview: { ...quoted.preview, borneVnd, differenceVnd, lostExtras } };
}

/** The same days and party; an end is only kept where guests choose the duration. */
function requestOf(
  agreed: QuotedItem,
  { unitId, ratePlanId, extras }: Pick<MoveRequest, 'unitId' | 'ratePlanId'> & Pick<CarriedExtras, 'extras'>,
): QuoteItemRequest {
  const { options, to, ratePlanId: _, ...kept } = requestMoved(agreed, 0);
  const isOpenEnded = kindProfiles[agreed.kind].booking.to !== undefined;
  return quoteItemRequest.parse({
    ...{ ...kept, unitId, options: { ...options, extras } },
    ...(ratePlanId !== null && { ratePlanId }),
    ...(isOpenEnded && to !== undefined && { to }),
  });
}
