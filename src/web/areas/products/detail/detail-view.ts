import type { RouterContextProvider } from 'react-router';
import type { Closing } from '#modules/booking/disruption/queries.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import {
  areaOf,
  findKnownProduct,
  type ProductDetail,
  placeOfCard,
} from '#modules/catalog/queries/find-product.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { appContext } from '#web/app/app-context.ts';
import { missingProduct } from '#web/app/errors/missing.ts';
import { lasts, madeOnce } from '#web/app/pack.ts';
import { slugOfFile } from '#web/app/routing/slug-of-file.ts';
import type { ReviewsView } from '#web/parts/reviews/load-reviews.ts';
import { shareProduct } from '#web/parts/share/share-content.ts';
import { shareImage } from '#web/parts/share/share-image.ts';
import { getPreview } from './get-preview.ts';

export type DetailView = AboutProduct & ReadBeside;

/** The product of a URL '/prefix/{slug}.html', or its draft. @throws the redirect, or the 404 or 410 page */
export async function getProduct(
  context: Readonly<RouterContextProvider>,
  kind: KindName,
  { file, request }: { file: string | undefined; request: Request },
): Promise<ProductDetail> {
  const app = context.get(appContext);
  const slug = slugOfFile(file);
  const product =
    (await getPreview(app, request, { kind, slug })) ?? (await findKnownProduct(app.readDb, kind, slug));
  if (!product) throw await missingProduct(app.readDb, kind, slug);
  return product;
}

/** Data loaded along with the product itself. */
export interface ReadBeside {
  reviews: ReviewsView | null;
  closings: Closing[];
  lowestPriceVnd: number | null;
}

export type AboutProduct = ReturnType<typeof describeProduct>;

/** What the pages of all kinds show of a product, independent of dates. */
export const aboutProduct = madeOnce(describeProduct);

/** Only what pages show, because it is sent to the browser. */
function describeProduct(product: ProductDetail) {
  const kind = getKind(product.kind);
  const province = product.provinces[0];
  return {
    id: product.id,
    kind: { name: kind.name, prefix: kind.prefix, many: kind.labels.many },
    code: product.code,
    title: product.title,
    summary: product.summary,
    path: linkTo(kind.category, product.slug),
    place: placeOfCard(product),
    province: province ? { slug: province.slug, title: province.title } : null,
    /** The part of the province that visitors name: 'Phú Quốc'; null where it is the province. */
    area: areaOf(product) ?? null,
    address: product.address,
    lat: product.lat,
    lng: product.lng,
    html: renderMarkdown(product.content).html,
    highlights: product.highlights,
    inclusions: product.inclusions,
    exclusions: product.exclusions,
    notes: product.notes,
    faqs: product.faqs,
    pictures: lasts(product.images),
    priceVnd: product.price,
    finalPriceVnd: product.finalPrice,
    discount: product.discount,
    priceUnit: kind.priceUnitOf?.(product.details) ?? kind.priceUnit,
    guestsOfPrice: kind.guestsOfPrice?.(product.details) ?? null,
    priceFromOn: product.priceFromOn,
    priceUntilOn: product.priceUntilOn,
    /** What the from-price is for: day, unit and rate plan where there is a choice. */
    pricedFor: pricedForWords(product),
    availability: product.availability,
    ratingAvg: product.ratingAvg,
    ratingCount: product.ratingCount,
    supplier: product.supplier && { brand: product.supplier.brand, licenceNo: product.supplier.licenceNo },
    shareImage: shareImage(shareProduct(product)),
    policies: toPolicies(product.ratePlans),
    meta: product.meta,
    /** The kind's schema.org data; the page's meta adds what all kinds share. */
    schema: kind.jsonLd(product),
    /** What is sold by quote alone has neither a price nor places to wait for. */
    takesAlerts: product.units.length > 0,
  };
}

/** 'T5, 10/12/2026, Vé người lớn, 2 người lớn'; empty where no price is shown. */
function pricedForWords({ pricedFor, units }: ProductDetail): string {
  if (!pricedFor) return '';
  const { from, unitTitle, planTitle, adults } = pricedFor;
  return [
    formatWeekdayDate(from),
    units.length > 1 && unitTitle,
    planTitle,
    adults > 0 && `${adults} người lớn`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The distinct cancellation policies, with the rate plans that have them. */
function toPolicies(plans: ProductDetail['ratePlans']) {
  return [...Map.groupBy(plans, (plan) => plan.policyTitle).values()].map((same) => ({
    title: same[0]?.policyTitle ?? '',
    note: same[0]?.policyNote ?? '',
    tiers: same[0]?.policyTiers ?? [],
    holidayTiers: same[0]?.policyHolidayTiers ?? null,
    plans: same.map((plan) => plan.title),
  }));
}
