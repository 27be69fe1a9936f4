import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { may } from '#modules/content/policy.ts';
import { findArticleTexts, type OfficeText, type TextState } from '#modules/content/queries/find-text.ts';
import { listArticlesForOffice } from '#modules/content/queries/list-articles-for-office.ts';
import { fixedPaths } from '#modules/content/rules/fixed-paths.ts';
import { articleText, listOf, type TextValues } from '#modules/content/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { type ArticlePlan, type ArticleUndo, applyArticleRows, undoArticleRows } from './article-row.ts';
import { readDayCell, readTickCell, tickWord } from './cells.ts';
import { allRows } from './each-row.ts';
import { namesInUse } from './names-in-use.ts';
import type { Cells, CheckedRow, OutRow, RowErrors, Sheet, SheetColumn } from './sheet.ts';

const own: SheetColumn[] = [
  { name: 'title', label: 'Tên bài', isNeeded: true },
  { name: 'excerpt', label: 'Tóm tắt', hint: 'Đến 300 ký tự.' },
  { name: 'category', label: 'Chuyên mục' },
  { name: 'publishedOn', label: 'Ngày đăng', hint: '30/06/2027; ngày chưa đến thì bài hiện từ hôm đó.' },
  { name: 'publishedTime', label: 'Giờ đăng', hint: '14:30, giờ Việt Nam; để trống là 8:00.' },
  { name: 'tags', label: 'Từ khóa', hint: 'Cách nhau bằng dấu phẩy.' },
  { name: 'provinces', label: 'Tỉnh, thành', hint: 'Tên đủ, cách nhau bằng dấu phẩy.' },
  { name: 'authorName', label: 'Người viết' },
  { name: 'authorBio', label: 'Về người viết' },
  { name: 'mediaId', label: 'Hình đầu bài', hint: 'Mã của hình trong kho.' },
  { name: 'special', label: 'Đưa lên đầu', hint: '“có”, hoặc để trống.' },
  { name: 'content', label: 'Nội dung', hint: 'Đề mục bắt đầu bằng ##, chữ đậm đặt giữa hai dấu **.' },
];
const columns: SheetColumn[] = [
  { name: 'slug', label: 'Đường dẫn', hint: 'Để trống thì đặt theo tên bài.' },
  {
    name: 'status',
    label: 'Trạng thái',
    hint: '“Trên trang” hoặc “Nháp”; để trống thì giữ nguyên, bài mới là nháp.',
  },
  ...own,
];

const states = { published: 'Trên trang', draft: 'Nháp', withdrawn: 'Đã gỡ' } as const;
type Standing = keyof typeof states;

/** Articles of the travel handbook, each with its full text. */
export const articleSheet: Sheet = {
  columns,
  batch: 20,
  async check(db, rows, { actor }) {
    const provinces = await db.selectFrom('provinces').select('title').execute();
    const titles = new Set(provinces.map(({ title }) => title));
    const { pictures } = await namesInUse(db, { codes: [], texts: rows.map(({ mediaId = '' }) => mediaId) });
    const found = await findArticleTexts(db, [...new Set(rows.map(slugOf))]);
    return rows.map((cells) => checkRow(cells, { actor, titles, pictures, found }));
  },
  apply: (writing, plans) => applyArticleRows(writing, plans as ArticlePlan[]),
  undo: (writing, undos) => allRows(writing, undos as ArticleUndo[], undoArticleRows),
  async list(db, _scope, most) {
    const rows: OutRow[] = [];
    for (let page = 1; rows.length < most; page++) {
      const listed = await listArticlesForOffice(db, { text: '', state: '', category: '', page });
      const texts = await findArticleTexts(
        db,
        listed.rows.map(({ slug }) => slug),
      );
      for (const { slug } of listed.rows) {
        const text = texts.get(slug);
        if (text) rows.push({ slug, status: states[standingOf(text)], ...cellsOf(text.draft ?? text.live) });
      }
      if (!listed.hasMore) break;
    }
    return rows;
  },
  examples: [1, 2, 3].map((number) => ({
    ...{ slug: '', status: 'Nháp', title: `Bài mẫu số ${number}`, excerpt: 'Một câu nói bài viết về gì.' },
    ...{
      category: 'Kinh nghiệm',
      publishedOn: `0${number}/06/2030`,
      publishedTime: '',
      tags: 'biển, gia đình',
      provinces: '',
    },
    ...{ authorName: 'Tên người viết', authorBio: '', mediaId: '', special: '' },
    content: '## Đề mục\n\nMột đoạn văn.',
  })),
};

interface Known {
  actor: StaffActor;
  titles: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
  found: ReadonlyMap<string, OfficeText>;
}

const slugOf = ({ slug = '', title = '' }: Cells) => slug.trim() || slugify(title);

function checkRow(cells: Cells, known: Known): CheckedRow {
  const slug = slugOf(cells);
  const title = cells.title || slug;
  const key = slug;
  const errors: RowErrors = {};
  const found = known.found.get(slug) ?? null;
  if (!found && !isFree(slug)) errors.slug = 'Đường dẫn này không dùng được hoặc là của một trang khác.';
  const was = found ? (found.draft ?? found.live) : empty;
  const read = articleText.safeParse({ ...was, ...typedIn(cells, errors) });
  if (!read.success)
    return { title, key, errors: { ...errorsOf(read.error.issues, (path) => path || 'row'), ...errors } };
  Object.assign(errors, unknownIn(read.data, was, known));
  const standing = found ? standingOf(found) : 'draft';
  const requested = requestedStanding(cells, standing, errors);
  const changes = own
    .filter(({ name }) => (was[name] ?? '') !== (read.data[name as keyof typeof read.data] ?? ''))
    .map(({ name, label }) => ({
      label,
      before: was[name] ?? '',
      after: String(read.data[name as keyof typeof read.data]),
    }));
  const isWritten = changes.length > 0;
  const isPut = requested === 'published' && (isWritten || standing !== 'published');
  if (isPut && !may(known.actor, 'content.publish'))
    errors.status = 'Vai trò của bạn không đưa bài lên trang được.';
  if (Object.keys(errors).length > 0) return { title, key, errors };
  if (isPut && standing !== 'published')
    changes.push({ label: 'Trạng thái', before: found ? states[standing] : '', after: states.published });
  if (found && changes.length === 0) return { title, key, outcome: 'unchanged' };
  const seen = found && {
    revision: found.revision,
    state: found.state,
    live: found.live,
    draft: found.draft,
  };
  const plan = { slug, values: read.data, isWritten, isPut, seen };
  return { title, key, outcome: found ? 'changed' : 'new', changes, plan };
}

const empty: TextValues = Object.fromEntries(own.map(({ name }) => [name, '']));

function isFree(slug: string): boolean {
  const taken = [...fixedPaths, ...Object.values(kindProfiles).map(({ prefix }) => prefix)];
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 160 && !taken.includes(`/${slug}`);
}

function typedIn(cells: Cells, errors: RowErrors): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const { name } of own) {
    const cell = cells[name];
    if (cell === undefined) continue;
    const read =
      name === 'special'
        ? readTickCell(cell)
        : name === 'publishedOn'
          ? readDayCell(cell)
          : ({ ok: true, text: cell } as const);
    if (read.ok) typed[name] = read.text;
    else errors[name] = read.error;
  }
  return typed;
}

/** Errors for names that do not exist; names that the article already has are allowed. */
function unknownIn(
  { provinces, mediaId }: TextValues,
  was: TextValues,
  { titles, pictures }: Known,
): RowErrors {
  const unknown = listOf(provinces ?? '').find((one) => !titles.has(one));
  const isMissing = mediaId && mediaId !== was.mediaId && !pictures.has(mediaId);
  return {
    ...(unknown && { provinces: `Không có tỉnh, thành “${unknown}”.` }),
    ...(isMissing && { mediaId: `Không có hình “${mediaId}” trong kho.` }),
  };
}

function standingOf({ state, draft }: Pick<OfficeText, 'state' | 'draft'>): Standing {
  const onSite: TextState[] = ['published', 'scheduled'];
  if (state === 'withdrawn') return 'withdrawn';
  return onSite.includes(state) && !draft ? 'published' : 'draft';
}

function requestedStanding({ status = '' }: Cells, standing: Standing, errors: RowErrors): Standing {
  if (status.trim() === '') return standing;
  const requested = (Object.keys(states) as Standing[]).find(
    (name) => slugify(states[name]) === slugify(status),
  );
  if (!requested) errors.status = 'Ghi “Trên trang” hoặc “Nháp”.';
  if (requested === 'withdrawn' && standing !== 'withdrawn') errors.status = 'Gỡ bài làm ở trang của bài.';
  return requested ?? standing;
}

function cellsOf(values: TextValues): OutRow {
  const cells = own.map(({ name }) => [name, values[name] ?? '']);
  return { ...Object.fromEntries(cells), special: values.special ? tickWord : '' };
}
