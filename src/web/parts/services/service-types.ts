import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { isServiceSlug } from '#modules/settings/wordings/service-slugs.ts';
import type { ServiceWords } from '#modules/settings/wordings/shapes.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What the list page of a type of service says; its address is '/dich-vu/{slug}' and its products carry the term. */
export interface ServiceType extends ServiceWords {
  slug: string;
}

/** The type of service at an address such as '/dich-vu/cho-thue-tau', or null. */
export async function findServiceType(db: Executor, path: string): Promise<ServiceType | null> {
  const [, prefix, slug = '', ...rest] = path.split('/');
  if (prefix !== 'dich-vu' || rest.length > 0 || !isServiceSlug(slug)) return null;
  return { slug, ...(await getWording(db, { kind: 'service', name: slug })) };
}
