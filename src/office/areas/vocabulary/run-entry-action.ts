import { redirect } from 'react-router';
import { slugInput } from '#modules/catalog/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { type AnyVocabulary, refusalsOf } from './vocabulary.ts';

const words = Object.fromEntries(Object.entries(refusalsOf).map(([reason, one]) => [reason, one.words]));

/** Runs the action of a form on an entry's page. */
export function runEntryAction(
  app: App,
  about: { vocabulary: AnyVocabulary; key: string; actor: StaffActor },
  form: FormData,
): Promise<EditReply> {
  const action = form.get('do');
  if (action === 'edit') return edit(app, about, form);
  const { merge: work } = about.vocabulary;
  if (action === 'merge' && work) return merge(app, { ...about, work }, form);
  if (action === 'rename' && about.vocabulary.rename)
    return rename(app, { ...about, work: about.vocabulary.rename }, form);
  if (action === 'remove' && about.vocabulary.remove)
    return remove(app, { ...about, work: about.vocabulary.remove }, form);
  return Promise.resolve({ refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' });
}

async function edit(
  { db, clock }: App,
  { vocabulary, key, actor }: { vocabulary: AnyVocabulary; key: string; actor: StaffActor },
  form: FormData,
): Promise<EditReply> {
  const { fields, verb, shape, show, objectType } = vocabulary;
  let refused: string | null = null;
  const reply = await saveEdit(db, form, {
    fields: fields.filter(({ isNew }) => !isNew),
    actor,
    verb,
    shape,
    show,
    read: async () => {
      const entry = await vocabulary.read(db, key);
      return entry && { version: entry.version, fields: entry };
    },
    save: async (values, version) => {
      const given = { key, version, fields: values, actor };
      const saved = await db.transaction().execute((tx) => vocabulary.edit(tx, given, clock.now()));
      refused = saved.ok ? null : saved.reason;
      return saved;
    },
    object: { type: objectType, id: key },
    refusals: words,
  });
  const about = refused ? refusalsOf[refused] : undefined;
  if (!reply.refused || !about?.field) return reply;
  const { refused: _, ...rest } = reply;
  return { ...rest, errors: { [about.field]: about.words } };
}

async function merge(
  { db, clock }: App,
  { work, key, actor }: { work: NonNullable<AnyVocabulary['merge']>; key: string; actor: StaffActor },
  form: FormData,
): Promise<EditReply> {
  const into = String(form.get('into') ?? '').trim();
  const given = { from: key, into, actor };
  const merged = await db.transaction().execute((tx) => work(tx, given, clock.now()));
  if (merged.ok) return { done: `Đã gộp, ${merged.products} sản phẩm được chuyển. Mục này nay được ẩn.` };
  const { field = 'into', words: message } = refusalsOf[merged.reason] ?? { words: '' };
  return { errors: { [field]: message }, typed: { into } };
}

/** @throws a redirect to the list after the entry was deleted */
async function remove(
  { db, clock }: App,
  {
    vocabulary,
    work,
    key,
    actor,
  }: {
    vocabulary: AnyVocabulary;
    work: NonNullable<AnyVocabulary['remove']>;
    key: string;
    actor: StaffActor;
  },
  form: FormData,
): Promise<EditReply> {
  const reason = String(form.get('why') ?? '')
    .normalize('NFC')
    .trim()
    .slice(0, 300);
  if (reason.length < 3) return { errors: { why: 'Ghi vài chữ vì sao xóa.' }, typed: { why: reason } };
  const given = { key, version: Number(form.get('version')) || 0, reason, actor };
  const removed = await db.transaction().execute((tx) => work(tx, given, clock.now()));
  if (removed.ok) throw redirect(`/danh-muc/${vocabulary.slug}`);
  return { refused: refusalsOf[removed.reason]?.words ?? removed.reason, typed: { why: reason } };
}

/** @throws a redirect to the entry's new address */
async function rename(
  { db, clock }: App,
  {
    vocabulary,
    work,
    key,
    actor,
  }: {
    vocabulary: AnyVocabulary;
    work: NonNullable<AnyVocabulary['rename']>;
    key: string;
    actor: StaffActor;
  },
  form: FormData,
): Promise<EditReply> {
  const typed = String(form.get('slug') ?? '').trim();
  const newSlug = slugInput.safeParse(typed);
  const renamed = newSlug.success
    ? await db
        .transaction()
        .execute((tx) => work(tx, { slug: key, newSlug: newSlug.data, actor }, clock.now()))
    : { ok: false as const, reason: 'bad_slug' };
  if (renamed.ok) throw redirect(`/danh-muc/${vocabulary.slug}/${newSlug.data}?xong=dia-chi`);
  const { field, words: refusalText } = refusalsOf[renamed.reason] ?? { words: '' };
  return field ? { errors: { [field]: refusalText }, typed: { slug: typed } } : { refused: refusalText };
}
