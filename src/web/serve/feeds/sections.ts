import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind, kinds } from '#modules/catalog/kinds/registry.ts';
import {
  countSitemapUrls,
  listDestinationSitemapUrls,
  listProductSitemapUrls,
  type SitemapUrl,
} from '#modules/catalog/queries/sitemap-urls.ts';
import {
  countArticles,
  listArticleSitemapUrls,
  listPageSitemapUrls,
} from '#modules/content/queries/sitemap-urls.ts';
import { listPublicPlanUrls } from '#modules/plans/editorial/list-public-plans.ts';
import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The most URLs in one sitemap file. */
export const mostAddresses = 50_000;

/** An entry of a sitemap file; `updatedAt` is null where the change is not recorded. */
export type ListedAddress = Omit<SitemapUrl, 'updatedAt'> & { updatedAt: Date | null };

/** A section of the site whose pages have sitemap files of their own: '{name}.xml', '{name}-2.xml' … */
export interface SitemapSection {
  name: string;
  total: number;
  updatedAt: Date | null;
}

/** Permanent pages, besides the lists of the kinds. */
const fixedPages = [
  '/',
  ...kinds.map(({ prefix }) => prefix),
  ...servicePaths,
  '/dia-diem',
  '/ke-hoach',
  '/ve-may-bay',
  '/phieu-qua-tang',
  '/cam-nang-du-lich',
  '/ho-tro-khach-hang',
  '/lien-he',
  '/kiem-tra-kenh-chinh-thuc',
  '/quy-che-danh-gia',
];

/** The sections that have pages, with their number and last modification; four SQL statements. */
export async function listSections(db: Executor): Promise<SitemapSection[]> {
  const [counted, articles, pages, plans] = await Promise.all([
    countSitemapUrls(db),
    countArticles(db),
    listPageSitemapUrls(db),
    listPublicPlanUrls(db),
  ]);
  return [
    { name: 'trang-chinh', total: fixedPages.length, updatedAt: null },
    ...counted.map((section) => ({ ...section, name: nameOf(section.name) })),
    { name: 'cam-nang-du-lich', ...articles },
    { name: 'ke-hoach', total: plans.length, updatedAt: latestOf(plans) },
    {
      name: 'page',
      total: pages.length,
      updatedAt: latestOf(pages),
    },
  ].filter(({ total }) => total > 0);
}

/** The URLs of one file; `part` counts from 1. Null when there is no such section. */
export async function listSitemapUrls(
  db: Executor,
  name: string,
  part: number,
): Promise<ListedAddress[] | null> {
  const window = { limit: mostAddresses, offset: (part - 1) * mostAddresses };
  if (name === 'cam-nang-du-lich') return listArticleSitemapUrls(db, window);
  if (name === 'ke-hoach')
    return (await listPublicPlanUrls(db)).map(({ slug, updatedAt }) => ({
      path: `/ke-hoach/${slug}`,
      updatedAt,
      pictures: [],
    }));
  if (name === 'page') return listPageSitemapUrls(db);
  if (name === 'provinces') return listDestinationSitemapUrls(db, 'provinces', window);
  if (name === 'dia-diem') return listDestinationSitemapUrls(db, 'places', window);
  if (name === 'trang-chinh') return fixedPages.map((path) => ({ path, updatedAt: null, pictures: [] }));
  const kind = kinds.find(({ prefix }) => prefix === `/${name}`);
  return kind ? listProductSitemapUrls(db, kind.name, window) : null;
}

function latestOf(rows: readonly { updatedAt: Date }[]): Date | null {
  return rows.length > 0 ? new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))) : null;
}

function nameOf(counted: KindName | 'provinces' | 'places'): string {
  if (counted === 'provinces') return 'provinces';
  return counted === 'places' ? 'dia-diem' : getKind(counted).prefix.slice(1);
}
