import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { isServiceSlug } from '#modules/settings/wordings/service-slugs.ts';
import type { ServiceWords } from '#modules/settings/wordings/shapes.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The list page of a service type; its path is '/dich-vu/{slug}' and its products carry the term. */
export interface ServiceType extends ServiceWords {
  slug: string;
}

/** The service type of a path such as '/dich-vu/cho-thue-tau', or null. */
export async function findServiceType(db: Executor, path: string): Promise<ServiceType | null> {
  const [, prefix, slug = '', ...rest] = path.split('/');
  if (prefix !== 'dich-vu' || rest.length > 0 || !isServiceSlug(slug)) return null;
  return { slug, ...(await getWording(db, { kind: 'service', name: slug })) };
}
