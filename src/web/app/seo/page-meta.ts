import type { MetaDescriptor } from 'react-router';
import { isStaging } from './is-staging.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: string | undefined;
  /** Path of the one address that the page answers at. */
  path: string;
  /** Path of the picture for passing the page on; the home page's where there is none. */
  image?: string;
  /** What a reader is given: a text with a date rather than a part of the site. */
  isArticle?: boolean;
  /** For pages that no search engine should keep, besides those with a query. */
  noindex?: boolean;
  /** Structured data; nobody reads it of a page that no search engine keeps. */
  jsonLd?: () => object[];
}

/** What engines show of a description. */
const mostLetters = 160;

/** What the root loader knows and every page's meta needs. */
export interface MetaSite {
  publicUrl: string;
  stagingHost: string;
  name: string;
  shareImage: string;
  defaults: { title: string; description: string; keywords: string };
}

/**
 * The tags of a page's head (SEO-01, SEO-02): title, description, Open Graph, canonical without its query, and
 * noindex on the staging host or with any query.
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

/** A text in so many letters at most, ended between words. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/, '')}…`;
}
