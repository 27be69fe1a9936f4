import { data, redirect } from 'react-router';
import { findMove } from '#modules/addresses/queries.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { findWithdrawn } from '#modules/catalog/queries/find-product-id.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { briefCard } from '#modules/catalog/queries/product-cards.ts';
import { findWithdrawnPage } from '#modules/content/queries/find-page.ts';
import { findWithdrawnArticle, listRelatedArticles } from '#modules/content/queries.ts';
import type { Database } from '#platform/db/connect.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { GonePage } from './gone-page.ts';

/** What a page throws when nothing is found under its path: a permanent redirect, or a 404. */
export async function missing(db: Database, path: string) {
  const target = await findMove(db, path);
  return target ? redirect(target, 301) : data(null, { status: 404 });
}

/** The same for a product; a withdrawn one answers 410 with similar products. */
export async function missingProduct(db: Database, kind: KindName, slug: string) {
  const { category, labels, prefix } = getKind(kind);
  const product = await findWithdrawn(db, kind, slug);
  if (!product) return missing(db, linkTo(category, slug));
  return gone({
    title: product.title,
    said: `${labels.one} này không còn bán trên trang. Đơn đã đặt vẫn giữ nguyên, bạn xem ở mục Chuyến đi của tôi.`,
    more: { label: labels.many, href: prefix },
    products: (await listRelated(db, product, 4)).map(briefCard),
    articles: [],
  });
}

/** The same for an article. */
export async function missingArticle(db: Database, slug: string) {
  const article = await findWithdrawnArticle(db, slug);
  if (!article) return missing(db, linkTo('Articles', slug));
  return gone({
    title: article.title,
    said: 'Chúng tôi đã gỡ bài viết này khỏi cẩm nang.',
    more: { label: 'Cẩm nang du lịch', href: '/cam-nang-du-lich' },
    products: [],
    articles: await listRelatedArticles(db, article, 3),
  });
}

/** The same for a static page; its last text can still be read under the day from which it was in effect. */
export async function missingPage(db: Database, slug: string) {
  const page = await findWithdrawnPage(db, slug);
  const [last] = page?.days ?? [];
  if (!page) return missing(db, `/page/${slug}`);
  return gone({
    title: page.title,
    said: 'Trang này không còn áp dụng. Bản cuối cùng vẫn giữ lại để bạn đối chiếu.',
    more: last
      ? { label: `Bản có hiệu lực từ ${formatDate(last)}`, href: `/page/${slug}/${last}` }
      : { label: 'Trang chủ', href: '/' },
    products: [],
    articles: [],
  });
}

const gone = (page: GonePage) => data(page, { status: 410 });
