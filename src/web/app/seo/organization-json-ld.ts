import type { ShownSettings } from '#modules/settings/schema.ts';
import type { MetaSite } from './page-meta.ts';

/** The company behind the site as structured data; blank settings are left out. */
export function organizationJsonLd(publicUrl: string, settings: Omit<ShownSettings, 'menus'>) {
  const channels = [settings.facebook, settings.tiktok, settings.zaloOa].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'TravelAgency'],
    '@id': `${publicUrl}/#to-chuc`,
    name: settings.name,
    legalName: settings.business.legalName,
    url: publicUrl,
    ...(settings.logo && { logo: `${publicUrl}${settings.logo}` }),
    image: `${publicUrl}/icon-512.png`,
    description: settings.intro,
    telephone: settings.phone,
    email: settings.customerEmail,
    ...(!settings.business.isDemo && { taxID: settings.business.taxCode }),
    address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'VN' },
    contactPoint: settings.hotlines.map((line) => ({
      '@type': 'ContactPoint',
      contactType: line.label,
      telephone: line.phone,
      areaServed: 'VN',
      availableLanguage: 'vi',
    })),
    ...(channels.length > 0 && { sameAs: channels }),
  };
}

/** The WebSite itself, with its search action. */
export function websiteJsonLd(site: MetaSite) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.publicUrl,
    inLanguage: 'vi',
    publisher: { '@id': `${site.publicUrl}/#to-chuc` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.publicUrl}/tim-kiem?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The ContactPage with the ways to reach the company, and the company itself. */
export function contactPageJsonLd(publicUrl: string, settings: Omit<ShownSettings, 'menus'>) {
  const { '@context': context, ...company } = organizationJsonLd(publicUrl, settings);
  return {
    '@context': context,
    '@type': 'ContactPage',
    name: `Liên hệ ${settings.name}`,
    url: `${publicUrl}/lien-he`,
    inLanguage: 'vi',
    mainEntity: company,
  };
}
