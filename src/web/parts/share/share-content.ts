import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

export type ShareType = KindName | 'province' | 'place' | 'article' | 'page' | 'list';

/** The content of a page's social sharing image. */
export interface ShareContent {
  type: ShareType;
  slug: string;
  /** A few words above the title. */
  kicker: string;
  title: string;
  /** 'Từ 714.000 ₫/đêm'. */
  price: string | null;
  /** Path of the lead picture; null: chosen at rendering. */
  picture: string | null;
}

interface SharedProduct {
  kind: KindName;
  slug: string;
  title: string;
  details: Record<string, unknown>;
  finalPrice: number;
  provinces: { title: string }[];
  images: { url: string }[];
}

export function shareProduct(product: SharedProduct): ShareContent {
  const kind = getKind(product.kind);
  const unit = kind.priceUnitOf?.(product.details) ?? kind.priceUnit;
  return {
    type: product.kind,
    slug: product.slug,
    kicker: [kind.labels.one, product.provinces[0]?.title].filter(Boolean).join(' · '),
    title: product.title,
    price: product.finalPrice > 0 ? `Từ ${formatVnd(product.finalPrice)}${unit}` : null,
    picture: product.images[0]?.url ?? null,
  };
}

export function shareArticle(article: {
  slug: string;
  title: string;
  category: string;
  picture: { url: string } | null;
}): ShareContent {
  const { slug, title, category, picture } = article;
  return {
    type: 'article',
    slug,
    kicker: /^Cẩm nang/.test(category) ? category : `Cẩm nang · ${category}`,
    title,
    price: null,
    picture: picture?.url ?? null,
  };
}

export function shareProvince(province: {
  slug: string;
  title: string;
  subRegion: string;
  picture: { url: string } | null;
}): ShareContent {
  const { slug, title, subRegion, picture } = province;
  return {
    type: 'province',
    slug,
    kicker: ['Điểm đến', subRegion].filter(Boolean).join(' · '),
    title: `Du lịch ${title}`,
    price: null,
    picture: picture?.url ?? null,
  };
}

export function sharePlace(place: {
  slug: string;
  title: string;
  province: { title: string };
  picture: { url: string } | null;
}): ShareContent {
  const { slug, title, province, picture } = place;
  return {
    type: 'place',
    slug,
    kicker: `Điểm đến · ${province.title}`,
    title,
    price: null,
    picture: picture?.url ?? null,
  };
}

/** A static page. */
export function sharePage(page: { slug: string; title: string }): ShareContent {
  return {
    type: 'page',
    slug: page.slug,
    kicker: 'Thông tin',
    title: page.title,
    price: null,
    picture: null,
  };
}

/** A list or another permanent page; its slug is the last part of its path, 'trang-chu' for the home page. */
export function shareList(list: { slug: string; title: string; kicker?: string }): ShareContent {
  return {
    type: 'list',
    slug: list.slug,
    kicker: list.kicker ?? '',
    title: list.title,
    price: null,
    picture: null,
  };
}
