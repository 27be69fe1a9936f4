import type { LoaderFunctionArgs } from 'react-router';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { mealTitles } from '#modules/catalog/selling/meal-titles.ts';
import { findGuestView } from '#modules/pricing/day-edits/edit-days.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { isDay } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { formatDayMonth } from '../../parts/format-moment.ts';

interface GuestView {
  /** Why the site does not sell it; '' where it does, and then the rest is filled in. */
  refusal: string;
  party: string;
  total: string;
  terms: string[];
  /** What makes the total differ from the price of the day. */
  reasons: string[];
}

const untold = { party: '', total: '', terms: [], reasons: [] };

/** A unit on a day as the site sells it at this moment: whose price, how much, what is in it, until when it is cancelled free. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ told: GuestView | null }> {
  requireRight(context, 'places.read', 'places.edit', 'price.edit');
  const query = new URL(request.url).searchParams;
  const [unitId, day] = [Number(query.get('hang')), query.get('ngay') ?? ''];
  if (!Number.isInteger(unitId) || unitId < 1 || unitId > 2_147_483_647 || !isDay(day) || day >= '2100')
    return { told: null };
  const { db, clock } = appOf(context);
  const view = await findGuestView(db, { unitId, day }, clock.now());
  if (!view) return { told: null };
  return { told: view.ok ? describeItem(view.item) : { ...untold, refusal: view.message } };
}

function describeItem(item: QuotedItem): GuestView {
  const { kind, adults, nights, quantity, mealPlan, planTitle, amount, lines, cancellation } = item;
  const { noun } = getKind(kind).unit;
  const free = cancellation.find(({ refundPercent }) => refundPercent === 100);
  const part = cancellation.find(({ refundPercent }) => refundPercent > 0);
  const until = free ?? part;
  return {
    refusal: '',
    party: [nights > 0 && `${nights} đêm`, adults > 0 ? `${adults} người lớn` : `${quantity} ${noun}`]
      .filter(Boolean)
      .join(', '),
    total: formatVnd(amount),
    terms: [
      'đã gồm thuế phí',
      kind === 'hotel' || kind === 'cruise'
        ? (mealTitles[mealPlan as keyof typeof mealTitles]?.toLowerCase() ?? '')
        : '',
      `gói ${planTitle}`,
      until
        ? `hủy đến ${formatDayMonth(until.until)} hoàn ${until.refundPercent}%`
        : 'không hoàn tiền khi hủy',
    ].filter(Boolean),
    reasons: lines.slice(1).map(({ label, amount: vnd }) => `${label}: ${formatVnd(vnd)}`),
  };
}
