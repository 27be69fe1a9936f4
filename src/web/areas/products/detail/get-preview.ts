import { data, redirect } from 'react-router';
import { previewKey, previewProduct, readPreview } from '#modules/catalog/editing/preview-product.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';

/** The token of a draft in the URL of a product's page; null where there is none. */
function previewToken(request: Request): string | null {
  return new URL(request.url).searchParams.get(previewKey);
}

/**
 * The product's draft, where the URL asks for it; null where it does not. @throws a redirect to the published page when the link
 * is invalid, expired or for another product, and 404 when the draft is incomplete
 */
export async function getPreview(
  app: Pick<App, 'db' | 'secrets' | 'clock'>,
  request: Request,
  { kind, slug }: { kind: KindName; slug: string },
): Promise<ProductDetail | null> {
  const token = previewToken(request);
  if (token === null) return null;
  const now = app.clock.now();
  const id = readPreview(app.secrets.token, token, now);
  const preview = id === null ? null : await previewProduct(app.db, id, now);
  if (preview && !preview.ok) throw data(null, { status: 404 });
  if (preview?.product.kind !== kind || preview.product.slug !== slug)
    throw redirect(linkTo(getKind(kind).category, slug));
  return preview.product;
}

/** Headers of a page that shows a draft: the office may frame it, and its URL must not leak to other sites. */
export function previewHeaders(request: Request): Record<string, string> {
  return previewToken(request) === null ? {} : { 'x-own-frame': 'yes', 'referrer-policy': 'same-origin' };
}
