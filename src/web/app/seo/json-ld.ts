/** Structured data for search engines; every URL in it is absolute. */

export function breadcrumbsJsonLd(publicUrl: string, items: { label: string; href: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Trang chủ', href: '/' }, ...items].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: `${publicUrl}${item.href}`,
    })),
  };
}

/** An ItemList that links to pages; names may be left out, as the pages state them. */
export function itemListJsonLd(publicUrl: string, products: { title?: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(product.title && { name: product.title }),
      url: `${publicUrl}${product.url}`,
    })),
  };
}

export function destinationJsonLd(
  publicUrl: string,
  place: {
    type: 'TouristDestination' | 'TouristAttraction';
    title: string;
    summary: string;
    path: string;
    lat: number | null;
    lng: number | null;
    picture: { url: string } | null;
    /** The province it lies in. */
    province?: { title: string; path: string };
  },
) {
  return {
    '@context': 'https://schema.org',
    '@type': place.type,
    name: place.title,
    description: place.summary,
    url: `${publicUrl}${place.path}`,
    ...(place.picture && { image: `${publicUrl}${place.picture.url}` }),
    ...(place.lat !== null &&
      place.lng !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      }),
    ...(place.province && {
      containedInPlace: {
        '@type': 'AdministrativeArea',
        name: place.province.title,
        url: `${publicUrl}${place.province.path}`,
      },
    }),
  };
}

/** A TouristTrip through places, day by day. */
export function tripJsonLd(
  publicUrl: string,
  trip: {
    title: string;
    summary: string;
    path: string;
    picture: { url: string } | null;
    stops: { title: string; url: string | null }[];
    /** The seller of what it contains. */
    provider: string;
  },
) {
  const listed = trip.stops.flatMap(({ title, url }) => (url ? [{ title, url }] : []));
  const { '@context': _, ...itinerary } = itemListJsonLd(publicUrl, listed);
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: trip.title,
    description: trip.summary,
    url: `${publicUrl}${trip.path}`,
    ...(trip.picture && { image: `${publicUrl}${trip.picture.url}` }),
    provider: { '@type': 'Organization', name: trip.provider, url: publicUrl },
    itinerary,
  };
}

export function articleJsonLd(
  publicUrl: string,
  article: {
    title: string;
    excerpt: string;
    path: string;
    publishedAt: Date | string;
    updatedAt: Date | string;
    author: { name: string };
    publisher: string;
    picture: { url: string } | null;
  },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    mainEntityOfPage: `${publicUrl}${article.path}`,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.updatedAt).toISOString(),
    author: { '@type': 'Person', name: article.author.name },
    publisher: { '@type': 'Organization', name: article.publisher, url: publicUrl },
    ...(article.picture && { image: `${publicUrl}${article.picture.url}` }),
    inLanguage: 'vi',
  };
}

/** A FAQPage: questions with their answers, as plain text. */
export function faqJsonLd(faqs: { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
