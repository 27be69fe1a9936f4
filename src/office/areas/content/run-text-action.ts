import { redirect } from 'react-router';
import { slugInput } from '#modules/catalog/schema.ts';
import { discardDraft, publishText, saveDraft } from '#modules/content/commands/drafts.ts';
import { withdrawPage } from '#modules/content/commands/pages.ts';
import { renameText } from '#modules/content/commands/rename-text.ts';
import { removeNewArticles, withdrawArticles } from '#modules/content/commands/withdraw-articles.ts';
import { findText, listFormerTexts, type OfficeText } from '#modules/content/queries/find-text.ts';
import { listPageLinks, whyNeeded } from '#modules/content/queries/list-page-links.ts';
import { type TextValues, textShapes } from '#modules/content/schema.ts';
import { forgetTypedDraft, renameTypedDraft } from '#modules/editing/commands/typed-drafts.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { isOwnPath } from './is-own-path.ts';
import { editorPath } from './read-text-ref.ts';
import { textFields } from './text-fields.ts';

interface About {
  text: OfficeText;
  actor: StaffActor;
}

export interface TextReply extends EditReply {
  /** The deletion of an article that was never published awaits confirmation. */
  asksRemoval?: boolean;
  /** What links to a page that is to be withdrawn from the site. */
  linkedFrom?: string[];
}

export const textRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_text: 'Không còn bài này.',
  unknown_article: 'Không còn bài này.',
  gone: 'Không còn bài này.',
  changed_meanwhile: 'Có người vừa lưu. Bạn xem bản mới rồi làm lại.',
  unknown_province: 'Tỉnh, thành có tên chưa đúng. Bạn viết tên đủ, như Lào Cai, Lâm Đồng.',
  unknown_picture: 'Không có hình này trong kho. Bạn chọn hình khác.',
  nothing_new: 'Không có gì mới để đưa lên trang.',
  never_published: 'Bài chưa từng đăng, không có bản nào để quay về.',
  unknown_page: 'Không còn trang này.',
  published: 'Bài đã từng lên trang nên không xóa được. Bạn gỡ khỏi trang.',
  bad_slug: 'Đuôi địa chỉ: chỉ gồm chữ thường không dấu, số và dấu gạch nối, ví dụ: sa-pa-mua-lua.',
  slug_taken: 'Đuôi địa chỉ: trang khác đã dùng. Bạn ghi khác đi.',
  unknown_former: 'Không còn bản này.',
};

/** Runs the action of a form of an article's or page's editor. */
export async function runTextAction(app: App, about: About, form: FormData): Promise<TextReply> {
  const { db, clock } = app;
  const { text, actor } = about;
  const seen = { ref: text, revision: Number(form.get('version')) || 0, actor };
  switch (form.get('do')) {
    case 'edit':
      return edit(app, about, form);
    case 'publish': {
      const saved = await edit(app, about, form);
      if (!saved.done || !saved.opened) return saved;
      const { version, values } = saved.opened;
      const published = await publishText(db, { ...seen, revision: version }, clock.now());
      if (!published.ok) return { ...refused(published.reason), opened: saved.opened };
      const opened = { version: version + 1, base: values, values };
      return { done: 'Đã đưa lên trang, khách đọc được ngay.', opened };
    }
    case 'discard': {
      const result = await discardDraft(db, seen, clock.now());
      if (result.ok) await forgetTypedDraft(db, { type: text.type, id: text.slug }, actor);
      return result.ok ? { done: 'Đã bỏ bản nháp.' } : refused(result.reason);
    }
    case 'ask-remove':
      return { asksRemoval: true };
    case 'remove':
      return remove(app, about, seen.revision);
    case 'withdraw':
      return text.type === 'page' ? askWithdrawPage(app, about) : takeArticleOff(app, about);
    case 'withdraw-page':
      return takePageOff(app, about, seen.revision);
    case 'rename':
      return rename(app, about, form);
    case 'restore': {
      const number = Number(form.get('number'));
      const former = (await listFormerTexts(db, text)).find((one) => one.number === number);
      if (!former) return refused('unknown_former');
      const result = await saveDraft(db, { ...seen, values: former.fields }, clock.now());
      return result.ok
        ? { done: `Bản ${number} đã thành bản nháp. Bạn xem lại rồi đưa lên trang.` }
        : refused(result.reason);
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

async function takeArticleOff({ db, clock }: App, { text: { slug }, actor }: About): Promise<TextReply> {
  const result = await db
    .transaction()
    .execute((tx) => withdrawArticles(tx, { slugs: [slug], actor }, clock.now()));
  return result.ok ? { done: 'Đã gỡ. Địa chỉ của bài báo là bài không còn.' } : refused(result.reason);
}

const stillNeeded = (why: string): TextReply => ({ refused: `Không gỡ được trang này: ${why}.` });

/** Lists what links to the page before it is withdrawn. */
async function askWithdrawPage({ db }: App, { text: { slug } }: About): Promise<TextReply> {
  const why = await whyNeeded(db, slug);
  return why ? stillNeeded(why) : { linkedFrom: await listPageLinks(db, slug) };
}

async function takePageOff(
  { db, clock }: App,
  { text: { slug }, actor }: About,
  revision: number,
): Promise<TextReply> {
  const result = await db
    .transaction()
    .execute((tx) => withdrawPage(tx, { slug, revision, actor }, clock.now()));
  if (result.ok)
    return { done: 'Đã gỡ. Địa chỉ của trang báo là không còn; các bản cũ vẫn đọc được theo ngày.' };
  return result.reason === 'needed' ? stillNeeded(result.why) : refused(result.reason);
}

/** Deletes an article that was never published. @throws a redirect to the list of articles */
async function remove(
  { db, clock }: App,
  { text: { slug }, actor }: About,
  revision: number,
): Promise<TextReply> {
  const given = { articles: [{ slug, revision }], actor };
  const removed = await db.transaction().execute((tx) => removeNewArticles(tx, given, clock.now()));
  if (!removed.ok) return refused(removed.reason);
  await forgetTypedDraft(db, { type: 'article', id: slug }, actor);
  throw redirect('/noi-dung');
}

/** @throws a redirect to the text's new editor address */
async function rename({ db, clock }: App, { text, actor }: About, form: FormData): Promise<EditReply> {
  const { type, slug } = text;
  const typed = { slug: String(form.get('slug') ?? '').trim() };
  const newSlug = slugInput.safeParse(typed.slug);
  if (!newSlug.success) return { errors: { slug: textRefusals.bad_slug ?? '' }, typed };
  const isTaken = type === 'article' && isOwnPath(`/${newSlug.data}`);
  const input = { type, slug, newSlug: newSlug.data, actor };
  const renamed = isTaken
    ? { ok: false as const, reason: 'slug_taken' as const }
    : await db.transaction().execute((tx) => renameText(tx, input, clock.now()));
  if (renamed.ok) await renameTypedDraft(db, { type, id: slug }, newSlug.data);
  if (renamed.ok) throw redirect(`${editorPath({ type, slug: newSlug.data })}?xong=dia-chi`);
  const message = textRefusals[renamed.reason] ?? '';
  return renamed.reason === 'slug_taken' ? { errors: { slug: message }, typed } : { refused: message };
}

/** Saves a draft, merged with what others wrote meanwhile. */
function edit({ db, clock }: App, { text, actor }: About, form: FormData): Promise<EditReply> {
  const { type, slug } = text;
  return saveEdit<TextValues>(db, form, {
    fields: textFields[type],
    actor,
    verb: 'content.edit',
    shape: textShapes[type],
    show: (values) => values,
    read: async () => {
      const now = await findText(db, text);
      return now && { version: now.revision, fields: now.draft ?? now.live };
    },
    save: (values, revision) => saveDraft(db, { ref: text, revision, values, actor }, clock.now()),
    object: { type, id: slug },
    refusals: textRefusals,
  });
}

function refused(reason: string): EditReply {
  return { refused: textRefusals[reason] ?? reason };
}
