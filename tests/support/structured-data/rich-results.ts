/**
 * Google's requirements for the types that it shows as rich results
 * (developers.google.com/search/docs/appearance/structured-data, read 2026-11): without what is required there is none; 'oneOf' needs
 * any of them; recommended properties enrich it.
 */
export interface RichResult {
  required: string[];
  oneOf?: string[];
  recommended?: string[];
}

export const richResults: Record<string, RichResult> = {
  // Product snippets and merchant listings.
  Product: {
    required: ['name', 'image'],
    oneOf: ['offers', 'aggregateRating', 'review'],
    recommended: ['description', 'sku', 'brand', 'offers'],
  },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount', 'availability', 'url'],
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  AggregateRating: {
    required: ['ratingValue'],
    oneOf: ['reviewCount', 'ratingCount'],
    recommended: ['bestRating', 'worstRating'],
  },
  // Local businesses, including hotels; hotels list their offers so that the price can be checked.
  Hotel: {
    required: ['name', 'address', 'makesOffer'],
    recommended: ['image', 'geo', 'url', 'priceRange', 'description'],
  },
  TravelAgency: { required: ['name', 'address'], recommended: ['url', 'telephone', 'logo', 'image'] },
  PostalAddress: { required: ['addressCountry'], recommended: ['streetAddress'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished'],
    recommended: ['author', 'dateModified', 'publisher'],
  },
  Person: { required: ['name'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position'], oneOf: ['item', 'url', 'name'] },
  WebSite: { required: ['name', 'url'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  ContactPage: { required: ['name', 'url', 'mainEntity'] },
  TouristDestination: { required: ['name'], recommended: ['description', 'url', 'image', 'geo'] },
  TouristAttraction: { required: ['name'], recommended: ['description', 'url'] },
  TouristTrip: { required: ['name'], recommended: ['provider', 'itinerary'] },
  Service: { required: ['name', 'provider'] },
};
