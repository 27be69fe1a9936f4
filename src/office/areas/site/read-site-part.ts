import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { isServiceSlug, serviceSlugs } from '#modules/settings/wordings/service-slugs.ts';
import { startWording, type WordingKind, type WordingRef } from '#modules/settings/wordings/wording-kinds.ts';
import { siteParts } from './site-parts.ts';

/** The part that an address names, and where visitors see it; null for an unknown one. */
export function readSitePart({ part = 'menu', name = '' }: { part?: string; name?: string }): {
  part: (typeof siteParts)[number];
  ref: WordingRef;
  /** Sibling parts, for tabs; empty where it is the only one. */
  names: { name: string; title: string }[];
  path: string;
} | null {
  const known = siteParts.find(({ slug }) => slug === part);
  if (!known) return null;
  if (known.kind === 'service') {
    const slug = name || serviceSlugs[0];
    if (!isServiceSlug(slug)) return null;
    const names = serviceSlugs.map((one) => ({
      name: one,
      title: startWording({ kind: 'service', name: one }).title,
    }));
    return { part: known, ref: { kind: 'service', name: slug }, names, path: `/dich-vu/${slug}` };
  }
  if (known.kind === 'questions') {
    const kind = Object.values(kindProfiles).find((one) => one.name === (name || 'hotel'));
    if (!kind) return null;
    const names = Object.values(kindProfiles).map((one) => ({ name: one.name, title: one.labels.many }));
    return { part: known, ref: { kind: 'questions', name: kind.name }, names, path: kind.prefix };
  }
  return name ? null : { part: known, ref: { kind: known.kind }, names: [], path: paths[known.kind] ?? '/' };
}

/** The page of a part that is visible on one page only. */
const paths: { readonly [Kind in WordingKind]?: string } = {
  combo: '/combo-voucher',
  flights: '/ve-may-bay',
  search: '/tim-kiem',
};
