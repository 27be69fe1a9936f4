import { z } from 'zod';
import { forgetTypedDraft } from '#modules/editing/commands/typed-drafts.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { lastDoneTo } from '../history/read-history.ts';
import type { EditField, EditReply, EditValues, Opened } from './edit-state.ts';
import { mergeEdit } from './merge-edit.ts';
import { isTypedKept } from './typed-path.ts';

/** How a thing that several people edit is read, shown and saved. */
export interface Editing<Fields extends object> {
  fields: readonly EditField[];
  /** The editing user, and the right that is required. */
  actor: StaffActor;
  verb: string;
  /** Reads the form. */
  shape: z.ZodType<Fields>;
  /** The thing's form values. */
  show: (fields: Fields) => EditValues;
  /** Reads the thing's current state; null when it no longer exists. */
  read: () => Promise<{ version: number; fields: Fields } | null>;
  /** Saves it with an optimistic lock on the version that was seen; 'changed_meanwhile' when there is a newer one. */
  save: (
    fields: Fields,
    version: number,
  ) => Promise<
    { ok: true; version: number } | { ok: false; reason: string; errors?: Readonly<Record<string, string>> }
  >;
  /** Its object in the history. */
  object: { type: string; id: string };
  /** By reason. */
  refusals: Readonly<Record<string, string>>;
}

const valuesShape = z.record(z.string(), z.string());

/** Retries are limited, so that two people who keep saving do not block a third. */
const maxTries = 5;

/**
 * Saves the form of a thing. When another user has changed it since the form was opened, changes by only one of them are merged and
 * saved; fields that both changed are returned, to be decided one by one. Nothing is overwritten unseen.
 */
export async function saveEdit<Fields extends object>(
  db: Executor,
  form: FormData,
  editing: Editing<Fields>,
): Promise<EditReply> {
  const typed = typedIn(form);
  let opened = openedIn(typed, editing.fields);
  if (!staffMay(editing.actor, editing.verb))
    return { refused: 'Vai trò của bạn không làm được việc này.', typed, opened };
  const taken = new Set<string>();
  for (let tries = 0; tries < maxTries; tries++) {
    const read = editing.shape.safeParse({ ...typed, ...opened.values });
    if (!read.success) return { errors: errorsOf(read.error.issues, (path) => path || null), typed, opened };
    const mine = editing.show(read.data);
    const current = await editing.read();
    if (!current) return { refused: editing.refusals.gone ?? 'Không còn ở đây nữa.', typed, opened };
    const theirs = editing.show(current.fields);
    if (opened.version !== current.version) {
      const { changes, merged } = mergeEdit(editing.fields, { base: opened.base, theirs, mine });
      opened = { version: current.version, base: theirs, values: merged };
      if (changes.some(({ outcome }) => outcome === 'clash'))
        return { typed, merge: { ...(await whoWas(db, editing)), fields: changes }, opened };
      for (const { outcome, label } of changes) if (outcome === 'theirs') taken.add(label);
      continue;
    }
    if (editing.fields.every(({ name }) => mine[name] === theirs[name])) {
      await forget(db, editing);
      return {
        done: doneWords('Không có gì đổi.', taken),
        opened: { ...opened, base: theirs, values: theirs },
      };
    }
    const saved = await editing.save(read.data, opened.version);
    if (saved.ok) {
      await forget(db, editing);
      return {
        done: doneWords('Đã lưu.', taken),
        opened: { version: saved.version, base: mine, values: mine },
      };
    }
    if (saved.errors) return { errors: saved.errors, typed, opened };
    if (saved.reason !== 'changed_meanwhile')
      return { refused: editing.refusals[saved.reason] ?? saved.reason, typed, opened };
  }
  return { refused: 'Nhiều người đang lưu cùng lúc nên chưa lưu được. Bạn bấm lưu lần nữa.', typed, opened };
}

async function forget(db: Executor, { object, actor }: Pick<Editing<never>, 'object' | 'actor'>) {
  if (isTypedKept(object)) await forgetTypedDraft(db, object, actor);
}

async function whoWas(db: Executor, { object }: Pick<Editing<never>, 'object'>) {
  const line = await lastDoneTo(db, object.type, object.id);
  return { by: line?.actorName || 'Người khác', at: line?.at ?? '' };
}

/** The opened state in a form's hidden fields; missing values count as unknown. */
export function openedIn(typed: Readonly<Record<string, string>>, fields: readonly EditField[]): Opened {
  const version = Number(typed.version);
  return {
    version: Number.isSafeInteger(version) ? version : 0,
    base: readBase(typed.base),
    values: Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ''])),
  };
}

const readBase = (text = ''): EditValues => valuesShape.safeParse(readJson(text)).data ?? {};

const doneWords = (done: string, taken: ReadonlySet<string>) =>
  taken.size === 0 ? done : `${done} Giữ cả điều người khác vừa đổi: ${[...taken].join(', ')}.`;
