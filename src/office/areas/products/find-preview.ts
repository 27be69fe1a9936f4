import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { previewKey, previewProduct, signPreview } from '#modules/catalog/editing/preview-product.ts';
import type { App } from '#platform/app.ts';
import type { PreviewLink } from './preview-beside.tsx';

/** The signed address of a product's draft, and the labels of what it still lacks; null where the product is gone. */
export async function findPreview(
  { db, secrets, clock }: Pick<App, 'db' | 'secrets' | 'clock'>,
  {
    product,
    fields,
  }: { product: { id: number; path: string }; fields: readonly Pick<ContentField, 'name' | 'label'>[] },
): Promise<PreviewLink | null> {
  const now = clock.now();
  const preview = await previewProduct(db, product.id, now);
  if (!preview) return null;
  const { token } = signPreview(secrets.token, product.id, now);
  const missing = preview.ok ? [] : Object.keys(preview.errors);
  return {
    path: `${product.path}?${new URLSearchParams({ [previewKey]: token })}`,
    missing: missing.map((name) => fields.find((field) => field.name === name)?.label ?? name),
  };
}
