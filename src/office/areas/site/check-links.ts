import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import type { WordingKind, WordingOf } from '#modules/settings/wordings/wording-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findDeadPaths } from '../../parts/links/find-dead-paths.ts';

/** Fields of a wording that link to pages of the site that do not exist, or name a missing picture; empty when all are valid. */
export async function checkLinks(
  db: Executor,
  kind: WordingKind,
  value: WordingOf<WordingKind>,
): Promise<Record<string, string>> {
  const links = linksOf(value);
  const dead = new Set(
    await findDeadPaths(
      db,
      links.map(({ href }) => href),
    ),
  );
  const errors: Record<string, string> = {};
  for (const { field, line, href } of links) {
    const path = href.replace(/[?#].*$/, '');
    if (dead.has(path === '/' ? path : path.replace(/\/+$/, '')))
      errors[field] ??= `${line === null ? '' : `Dòng ${line + 1}: `}${href} không dẫn tới trang nào.`;
  }
  if (kind === 'banners') Object.assign(errors, await missingPictures(db, value as WordingOf<'banners'>));
  return errors;
}

/** Links within the site, with their field and line. */
function linksOf(value: object): { field: string; line: number | null; href: string }[] {
  return Object.entries(value).flatMap(([name, part]) => {
    if (Array.isArray(part))
      return part.flatMap((row: { href?: string }, line) =>
        row.href?.startsWith('/')
          ? [
              {
                ...(name === 'banners'
                  ? { field: `banners.${line}.href`, line: null }
                  : { field: name, line }),
                href: row.href,
              },
            ]
          : [],
      );
    return name === 'seeAlsoHref' && String(part).startsWith('/')
      ? [{ field: name, line: null, href: String(part) }]
      : [];
  });
}

async function missingPictures(
  db: Executor,
  { banners }: WordingOf<'banners'>,
): Promise<Record<string, string>> {
  const found = await listTextPictures(db, banners.map(({ mediaId }) => mediaId).filter(Boolean));
  return Object.fromEntries(
    banners.flatMap(({ mediaId }, at) =>
      mediaId && !found.some(({ id }) => id === mediaId)
        ? [[`banners.${at}.mediaId`, 'Không có hình này trong kho. Bạn chọn hình khác.']]
        : [],
    ),
  );
}
