import type { MetaDescriptor } from 'react-router';
import { isStaging } from './is-staging.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: string | undefined;
  /** Canonical path of the page. */
  path: string;
  /** Path of the social sharing image; defaults to the home page's. */
  image?: string;
  /** Whether the page is a dated text rather than a section of the site. */
  isArticle?: boolean;
  /** For pages that no search engine should index, besides those with a query. */
  noindex?: boolean;
  /** Structured data; a function, because a page with noindex leaves it out. */
  jsonLd?: () => object[];
}

/** Longest description that search engines show. */
const mostLetters = 160;

/** What every page's meta needs from the root loader. */
export interface MetaSite {
  publicUrl: string;
  stagingHost: string;
  name: string;
  shareImage: string;
  defaults: { title: string; description: string; keywords: string };
}

/**
 * The tags of a page's head (SEO-01, SEO-02): title, description, Open Graph, canonical without query, and noindex on the staging
 * host or with any query.
 */
export function pageMeta(
  site: MetaSite,
  location: { search: string },
  page: Partial<PageMeta> & { path: string },
): MetaDescriptor[] {
  const title = page.title ? `${page.title} | ${site.name}` : site.defaults.title;
  const description = clip(page.description || site.defaults.description, mostLetters);
  const address = `${site.publicUrl}${page.path}`;
  const noindex = page.noindex || isStaging(site) || location.search !== '';
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: page.keywords || site.defaults.keywords },
    { name: 'robots', content: noindex ? 'noindex' : 'index' },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: page.isArticle ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:image', content: `${site.publicUrl}${page.image ?? site.shareImage}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title ?? site.name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...((!noindex && page.jsonLd?.()) || []).map((entry) => ({ 'script:ld+json': entry as never })),
  ];
}

/** Truncates a text to at most so many characters, between words. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/, '')}…`;
}
