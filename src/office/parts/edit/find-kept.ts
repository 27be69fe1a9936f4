import { findTypedDraft } from '#modules/editing/queries/find-typed-draft.ts';
import { type EditorNow, listOtherEditors } from '#modules/editing/queries/list-other-editors.ts';
import type { EditedObject } from '#modules/editing/rules.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { EditField, EditValues, Kept } from './edit-state.ts';
import { openedIn } from './save-edit.ts';

/**
 * The typed draft that the user has not saved, to be restored into their form, and who else is editing now. A draft equal to the
 * saved values is ignored.
 */
export async function findKept(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  {
    object,
    actor,
    fields,
    values,
    gather = (form) => form,
  }: {
    object: EditedObject;
    actor: StaffActor;
    fields: readonly EditField[];
    /** The saved values. */
    values: EditValues;
    /** Joins the form's inputs to one text per field, where a field has several. */
    gather?: (form: FormData) => FormData;
  },
): Promise<{ kept: Kept | null; editors: { name: string; since: string }[] }> {
  const [typed, others] = await Promise.all([
    findTypedDraft(db, object, actor.id),
    listOtherEditors(db, object, actor.id, clock.now()),
  ]);
  const editors = others.map(({ name, since }: EditorNow) => ({ name, since: since.toISOString() }));
  if (!typed) return { kept: null, editors };
  const form = new FormData();
  for (const [name, value] of typed.entries) form.append(name, value);
  const opened = openedIn(typedIn(gather(form)), fields);
  const says = fields.some(({ name }) => plain(opened.values[name]) !== plain(values[name]));
  return { kept: says ? { ...opened, at: typed.typedAt.toISOString() } : null, editors };
}

/** Normalizes line ends, which forms send as CRLF. */
function plain(text = ''): string {
  return text.replaceAll('\r\n', '\n').normalize('NFC').trim();
}
