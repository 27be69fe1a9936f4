import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { findPlace } from '#modules/catalog/queries/places.ts';
import { findProvince } from '#modules/catalog/queries/provinces.ts';
import { findPage } from '#modules/content/queries/find-page.ts';
import { findArticle } from '#modules/content/queries.ts';
import { fillPage } from '#modules/content/rules.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { Database } from '#platform/db/connect.ts';
import { findServiceType } from '#web/parts/services/service-types.ts';
import {
  type ShareContent,
  shareArticle,
  shareList,
  sharePage,
  sharePlace,
  shareProduct,
  shareProvince,
} from './share-content.ts';

/** The sharing image's content for a published page, or null when there is no such page. */
export async function findShareContent(
  db: Database,
  type: string,
  slug: string,
): Promise<ShareContent | null> {
  const kind = kindNames.find((name) => name === type);
  if (kind) return map(await findProduct(db, kind, slug), shareProduct);
  if (type === 'article') return map(await findArticle(db, slug), shareArticle);
  if (type === 'province') return map(await findProvince(db, slug), shareProvince);
  if (type === 'place') return map(await findPlace(db, slug), sharePlace);
  if (type === 'page') {
    const page = await findPage(db, slug);
    return page && sharePage(fillPage(page, await getSettings(db)));
  }
  if (type !== 'list') return null;
  if (slug === 'trang-chu') return shareHome(await getSettings(db));
  const list = kinds.find(({ prefix }) => prefix === `/${slug}`);
  if (list) return shareKind(list);
  return map(await findServiceType(db, `/dich-vu/${slug}`), shareServiceType);
}

/** The home page, also for every page without an image of its own. */
export function shareHome(settings: { tagline: string }): ShareContent {
  return shareList({
    slug: 'trang-chu',
    title: settings.tagline,
    kicker: 'Đặt phòng, tour, du thuyền, combo',
  });
}

/** The list of a kind. */
export function shareKind(kind: { prefix: string; labels: { listTitle: string } }): ShareContent {
  return shareList({ slug: kind.prefix.slice(1), title: kind.labels.listTitle });
}

/** The list of a service type. */
export function shareServiceType(type: { slug: string; title: string }): ShareContent {
  return shareList({ slug: type.slug, title: type.title, kicker: 'Dịch vụ' });
}

function map<Row>(row: Row | null | undefined, share: (row: Row) => ShareContent): ShareContent | null {
  return row ? share(row) : null;
}
