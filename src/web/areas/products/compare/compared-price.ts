import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { loadBookingWidget } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { nothingWords } from '#web/areas/products/booking-widget/nothing-words.ts';
import { loadHotelPrices } from '#web/areas/products/hotel/load-hotel-prices.ts';
import { lowestTotal } from '#web/areas/products/hotel/room-prices.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';

/** A product's price: the lowest total for the dates and party in the URL, else its from-price. */
export interface ComparedPrice {
  /** Integer đồng with taxes and fees; null when there is no price, which `note` explains. */
  vnd: number | null;
  note: string;
  /** URL of the product's page with the same dates and party. */
  href: string;
}

export async function comparedPrice(
  app: App,
  product: ProductDetail,
  params: URLSearchParams,
): Promise<ComparedPrice> {
  const kind = getKind(product.kind);
  const path = linkTo(kind.category, product.slug);
  const words = new URLSearchParams(
    // Excludes the keys of one product's unit or rate plan.
    tripSearchKeys.flatMap((key) => params.getAll(key).map((value): [string, string] => [key, value])),
  );
  if (!words.get('from')) {
    const unit = kind.priceUnitOf?.(product.details) ?? kind.priceUnit;
    return product.finalPrice > 0
      ? { vnd: product.finalPrice, note: `từ, ${unit.replace('/', 'mỗi ')}`, href: path }
      : { vnd: null, note: nothingWords(product), href: path };
  }
  const href = `${path}?${words}`;
  const priced =
    kind.sale === 'stay' ? await priceOfStay(app, product, words) : await priceOfSale(app, product, words);
  return { ...priced, href };
}

async function priceOfStay(app: App, product: ProductDetail, words: URLSearchParams) {
  const { rooms, errors } = await loadHotelPrices(app, product, words);
  const vnd = lowestTotal(rooms);
  const refusal = Object.values(errors)[0] ?? rooms.find((room) => room.refusal)?.refusal?.message;
  return { vnd, note: vnd === null ? (refusal ?? 'Ngày này chưa có phòng') : 'phòng rẻ nhất, cả kỳ nghỉ' };
}

/** The cheapest unit available on the day. */
async function priceOfSale(app: App, product: ProductDetail, words: URLSearchParams) {
  const first = (await loadBookingWidget(app, product, words)).widget;
  if (!first) return { vnd: null, note: 'Chưa mở bán' };
  const cheapest = first.units
    .filter((unit) => unit.isOfDay && (unit.left ?? 0) > 0 && unit.priceVnd !== null)
    .toSorted((a, b) => (a.priceVnd ?? 0) - (b.priceVnd ?? 0))[0];
  const isFirst = !cheapest || cheapest.id === first.form.unit;
  const wanted = new URLSearchParams([...words, ['unit', String(cheapest?.id)]]);
  const widget = isFirst ? first : ((await loadBookingWidget(app, product, wanted)).widget ?? first);
  const unit = widget.units.find(({ id }) => id === widget.form.unit);
  if (widget.quote) return { vnd: widget.quote.totalVnd, note: `${unit?.title ?? ''}, tổng cả nhóm` };
  return { vnd: null, note: widget.refusal ?? Object.values(widget.errors)[0] ?? 'Ngày này không có' };
}
