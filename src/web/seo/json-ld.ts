/** Structured data for search engines; every address in it is absolute. */

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

export function itemListJsonLd(publicUrl: string, products: { title: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.title,
      url: `${publicUrl}${product.url}`,
    })),
  };
}
