/** The part of schema.org that the site uses: each type with its parents and its own properties. */
const types: Record<string, { is?: string[]; has?: string[] }> = {
  Thing: {
    has: [
      'name',
      'description',
      'url',
      'image',
      'sameAs',
      'mainEntityOfPage',
      'alternateName',
      'potentialAction',
    ],
  },
  Intangible: { is: ['Thing'] },
  ItemList: { is: ['Intangible'], has: ['itemListElement', 'numberOfItems', 'itemListOrder'] },
  BreadcrumbList: { is: ['ItemList'] },
  ListItem: { is: ['Intangible'], has: ['position', 'item'] },
  Organization: {
    is: ['Thing'],
    has: [
      ...['address', 'telephone', 'email', 'logo', 'legalName', 'taxID', 'contactPoint', 'aggregateRating'],
      ...['makesOffer', 'areaServed', 'brand', 'review'],
    ],
  },
  Place: {
    is: ['Thing'],
    has: [
      ...['address', 'geo', 'aggregateRating', 'telephone', 'hasMap', 'photo', 'amenityFeature'],
      ...['containedInPlace', 'openingHoursSpecification', 'review'],
    ],
  },
  LocalBusiness: {
    is: ['Organization', 'Place'],
    has: ['priceRange', 'currenciesAccepted', 'paymentAccepted', 'openingHours'],
  },
  TravelAgency: { is: ['LocalBusiness'] },
  LodgingBusiness: {
    is: ['LocalBusiness'],
    has: ['checkinTime', 'checkoutTime', 'numberOfRooms', 'starRating', 'petsAllowed'],
  },
  Hotel: { is: ['LodgingBusiness'] },
  TouristDestination: { is: ['Place'], has: ['includesAttraction', 'touristType'] },
  TouristAttraction: { is: ['Place'], has: ['availableLanguage', 'touristType'] },
  AdministrativeArea: { is: ['Place'] },
  Product: {
    is: ['Thing'],
    has: ['sku', 'brand', 'offers', 'aggregateRating', 'category', 'review', 'audience'],
  },
  Trip: { is: ['Intangible'], has: ['itinerary', 'offers', 'provider', 'tripOrigin'] },
  TouristTrip: { is: ['Trip'], has: ['touristType'] },
  Service: {
    is: ['Intangible'],
    has: ['provider', 'serviceType', 'areaServed', 'offers', 'category', 'brand', 'aggregateRating'],
  },
  Brand: { is: ['Intangible'] },
  Offer: {
    is: ['Intangible'],
    has: ['price', 'priceCurrency', 'availability', 'priceValidUntil', 'seller', 'itemOffered'],
  },
  AggregateOffer: { is: ['Offer'], has: ['lowPrice', 'highPrice', 'offerCount', 'offers'] },
  Rating: { is: ['Intangible'], has: ['ratingValue', 'bestRating', 'worstRating'] },
  AggregateRating: { is: ['Rating'], has: ['reviewCount', 'ratingCount', 'itemReviewed'] },
  Review: { is: ['Thing'], has: ['author', 'datePublished', 'reviewBody', 'reviewRating', 'itemReviewed'] },
  GeoCoordinates: { is: ['Intangible'], has: ['latitude', 'longitude'] },
  ContactPoint: {
    is: ['Intangible'],
    has: ['telephone', 'email', 'contactType', 'areaServed', 'availableLanguage'],
  },
  PostalAddress: {
    is: ['ContactPoint'],
    has: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry', 'postalCode'],
  },
  CreativeWork: {
    is: ['Thing'],
    has: [
      ...['author', 'publisher', 'datePublished', 'dateModified', 'headline', 'inLanguage', 'keywords'],
      ...['isPartOf', 'mainEntity', 'text', 'about'],
    ],
  },
  BlogPosting: { is: ['CreativeWork'], has: ['articleSection', 'wordCount'] },
  WebSite: { is: ['CreativeWork'] },
  WebPage: { is: ['CreativeWork'], has: ['breadcrumb', 'lastReviewed'] },
  FAQPage: { is: ['WebPage'] },
  ContactPage: { is: ['WebPage'] },
  Question: { is: ['CreativeWork'], has: ['acceptedAnswer', 'answerCount'] },
  Answer: { is: ['CreativeWork'] },
  Person: { is: ['Thing'], has: ['jobTitle', 'worksFor'] },
  SearchAction: { is: ['Thing'], has: ['target', 'query-input'] },
  EntryPoint: { is: ['Intangible'], has: ['urlTemplate'] },
  ImageObject: { is: ['CreativeWork'], has: ['width', 'height', 'contentUrl'] },
};

/** Whether the site uses a type. */
export function isKnownType(type: string): boolean {
  return type in types;
}

/** Whether a type, or one of its parents, has the property. */
export function mayHave(type: string, property: string): boolean {
  const { is = [], has = [] } = types[type] ?? {};
  return has.includes(property) || is.some((parent) => mayHave(parent, property));
}
