import { sql } from 'kysely';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { WordingKind } from '#modules/settings/wordings/wording-kinds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { neededPages } from '../rules/needed-pages.ts';

/** Wordings of which there is one each, with the office's names for them; the others are read where they were written. */
const words: Record<Exclude<WordingKind, 'service' | 'questions' | 'mail'>, string> = {
  menus: 'Menu',
  home: 'Trang chủ',
  banners: 'Banner trang chủ',
  combo: 'Lời của combo',
  flights: 'Trang vé máy bay',
  search: 'Tìm kiếm',
};

/** Names of what links to a static page: menus, wordings, the footer, articles and other pages. */
export async function listPageLinks(db: Executor, slug: string): Promise<string[]> {
  const path = `/page/${slug}`;
  // For `/page/doi-tac` without the links to `/page/doi-tac-khach-san`.
  const isNamed = (text: string) => new RegExp(`${path}(?![a-z0-9-])`).test(text);
  const named: string[] = [];
  for (const [kind, title] of Object.entries(words) as [keyof typeof words, string][])
    if (isNamed(JSON.stringify(await getWording(db, { kind })))) named.push(title);
  const { rows } = await sql<{ title: string; text: string }>`
    SELECT 'Chân trang và thông tin công ty' AS title, value::text AS text FROM site_settings
    UNION ALL SELECT CASE split_part(key, '/', 1) WHEN 'service' THEN 'Dịch vụ' WHEN 'mail' THEN 'Lời thư' ELSE 'Câu hỏi của danh sách' END,
      value::text FROM wordings WHERE key LIKE '%/%' AND value::text LIKE ${`%${path}%`}
    UNION ALL (SELECT 'Trang ' || title, content || faqs::text FROM pages
      WHERE status AND slug <> ${slug} AND content || faqs::text LIKE ${`%${path}%`} ORDER BY title)
    UNION ALL (SELECT 'Bài ' || title, content FROM articles
      WHERE status AND step = 1 AND content LIKE ${`%${path}%`} ORDER BY title LIMIT 50)`.execute(db);
  const others = rows.filter(({ text }) => isNamed(text)).map(({ title }) => title);
  return [...new Set([...named, ...others])];
}

/** Why the site needs a static page, under this slug or a former one; null where it does not. */
export async function whyNeeded(db: Executor, slug: string): Promise<string | null> {
  const moved = await db
    .selectFrom('moved_addresses')
    .select('path')
    .where('target', '=', `/page/${slug}`)
    .execute();
  const slugs = [slug, ...moved.map(({ path }) => path.replace('/page/', ''))];
  return slugs.map((one) => neededPages[one]).find((why) => why !== undefined) ?? null;
}
