import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What a page sells, for structured data; amounts in đồng. */
export interface OfferedUnit {
  title: string;
  lowest: { priceVnd: number | null; left: number } | null;
}

interface SchemaProduct {
  title: string;
  summary: string;
  path: string;
  code: string;
  address: string;
  lat: number;
  lng: number;
  province: { title: string } | null;
  pictures: { url: string }[];
  finalPriceVnd: number;
  priceUnit: string;
  /** The last day on which the lowest price is valid. */
  priceUntilOn: string | null;
  availability: string;
  ratingAvg: number | null;
  ratingCount: number;
  supplier: { brand: string } | null;
  schema: Record<string, unknown>;
}

/**
 * Structured data of a product (resources-and-screens 3.17): a hotel lists its rooms as offers, every other Product has its price
 * range, trips and services name their provider. The score is left out before the first review.
 */
export function productJsonLd(
  publicUrl: string,
  product: SchemaProduct,
  { units, itinerary = [] }: { units: OfferedUnit[]; itinerary?: { title: string }[] },
) {
  const url = `${publicUrl}${product.path}`;
  const types = [product.schema['@type']].flat();
  const seller = { '@id': `${publicUrl}/#to-chuc` };
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#san-pham`,
    name: product.title,
    description: product.summary,
    url,
    image: product.pictures.map((picture) => `${publicUrl}${picture.url}`),
    ...(types.includes('Hotel') && hotelPart(product, units, { url, seller })),
    ...(types.includes('Product') && productPart(product, units, { url, seller })),
    ...((types.includes('TouristTrip') || types.includes('Service')) && {
      provider: product.supplier ? { '@type': 'Organization', name: product.supplier.brand } : seller,
    }),
    ...(types.includes('TouristTrip') &&
      itinerary.length > 0 && {
        itinerary: {
          '@type': 'ItemList',
          itemListElement: itinerary.map((day, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: day.title,
          })),
        },
      }),
    ...(product.ratingAvg !== null &&
      product.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.ratingAvg,
          bestRating: 10,
          worstRating: 1,
          reviewCount: product.ratingCount,
        },
      }),
    ...product.schema,
  };
}

/** Below this availability it counts as limited; for the product as a whole see `availability` of the catalogue. */
const fewPlaces = 10;

const schemaOf: Record<string, string> = {
  in_stock: 'https://schema.org/InStock',
  limited: 'https://schema.org/LimitedAvailability',
  sold_out: 'https://schema.org/SoldOut',
};

interface BookingWidgetData {
  url: string;
  seller: { '@id': string };
}

function hotelPart(product: SchemaProduct, units: OfferedUnit[], { url, seller }: BookingWidgetData) {
  return {
    address: {
      '@type': 'PostalAddress',
      ...(product.address && { streetAddress: product.address }),
      ...(product.province && { addressRegion: product.province.title }),
      addressCountry: 'VN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: product.lat, longitude: product.lng },
    currenciesAccepted: 'VND',
    ...(product.finalPriceVnd > 0 && {
      priceRange: `Từ ${formatVnd(product.finalPriceVnd)}${product.priceUnit}`,
    }),
    makesOffer: units.flatMap(({ title, lowest }) => {
      const offer = { '@type': 'Offer', name: title, url, priceCurrency: 'VND', seller };
      if (product.availability === 'sold_out') return [{ ...offer, availability: schemaOf.sold_out }];
      if (!lowest?.priceVnd) return [];
      const availability = lowest.left < fewPlaces ? schemaOf.limited : schemaOf.in_stock;
      return [{ ...offer, price: lowest.priceVnd, availability }];
    }),
  };
}

function productPart(product: SchemaProduct, units: OfferedUnit[], { url, seller }: BookingWidgetData) {
  const prices = units.flatMap((unit) => unit.lowest?.priceVnd ?? []);
  const low = product.finalPriceVnd;
  const isSoldOut = product.availability === 'sold_out';
  return {
    sku: product.code,
    ...(product.supplier && { brand: { '@type': 'Brand', name: product.supplier.brand } }),
    ...(isSoldOut && {
      offers: { '@type': 'Offer', url, priceCurrency: 'VND', availability: schemaOf.sold_out, seller },
    }),
    ...(low > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        url,
        priceCurrency: 'VND',
        lowPrice: low,
        highPrice: Math.max(low, ...prices),
        offerCount: Math.max(1, prices.length),
        availability: schemaOf[product.availability] ?? schemaOf.in_stock,
        ...(product.priceUntilOn && { priceValidUntil: product.priceUntilOn }),
        seller,
      },
    }),
  };
}
