import { editWording } from '#modules/settings/wordings/edit-wording.ts';
import { findWrittenWording, listFormerWordings } from '#modules/settings/wordings/get-wording.ts';
import {
  startWording,
  type WordingKind,
  type WordingOf,
  type WordingRef,
  wordingKey,
  wordingKinds,
} from '#modules/settings/wordings/wording-kinds.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { EditReply } from '../edit/edit-state.ts';
import { saveEdit } from '../edit/save-edit.ts';
import { readWording, type WordingField, wordingValues } from './wording-values.ts';

interface Editing<Kind extends WordingKind> {
  ref: WordingRef<Kind>;
  fields: readonly WordingField[];
  actor: StaffActor;
  /** The value while nothing is saved; the site's default where this is not given. */
  start?: WordingOf<Kind>;
  /** Errors beyond the schema's, by field. */
  check: (value: WordingOf<Kind>) => Promise<Record<string, string>> | Record<string, string>;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  changed_meanwhile: 'Có người vừa lưu. Bạn xem bản mới rồi làm lại.',
  unknown_former: 'Không còn bản này.',
};

/** Runs the action of a wording's form: 'edit', 'restore' a former one, or 'reset' to the site's default. */
export async function runWordingAction<Kind extends WordingKind>(
  app: App,
  editing: Editing<Kind>,
  form: FormData,
): Promise<EditReply> {
  const { db, clock } = app;
  const { ref, actor } = editing;
  const version = Number(form.get('version')) || 0;
  switch (form.get('do')) {
    case 'edit':
      return edit(app, editing, form);
    case 'reset': {
      const result = await editWording(app, { ref, version, value: null, actor }, clock.now());
      return result.ok ? { done: 'Đã quay về lời ban đầu.' } : refused(result.reason);
    }
    case 'restore': {
      const number = Number(form.get('number'));
      const former = (await listFormerWordings(db, ref)).find((one) => one.number === number);
      if (!former) return refused('unknown_former');
      const wrong = await editing.check(former.value);
      const [first] = Object.values(wrong);
      if (first) return { refused: `Bản ${number} không dùng lại được: ${first}` };
      const result = await editWording(app, { ref, version, value: former.value, actor }, clock.now());
      return result.ok ? { done: `Bản ${number} đang trên trang.` } : refused(result.reason);
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

/** Saves a wording, merged with what others wrote meanwhile. */
function edit<Kind extends WordingKind>(
  app: App,
  editing: Editing<Kind>,
  form: FormData,
): Promise<EditReply> {
  const { db, clock } = app;
  const { ref, fields, actor, check, start = startWording(ref) } = editing;
  const { shape, verb } = wordingKinds[ref.kind];
  return saveEdit<WordingOf<Kind> & object>(db, form, {
    fields,
    actor,
    verb,
    shape: readWording(shape as never, fields),
    show: (value) => wordingValues(value, fields),
    read: async () => {
      const { value, version } = await findWrittenWording(db, ref);
      return { version, fields: value ?? start };
    },
    save: async (value, version) => {
      const errors = await check(value);
      if (Object.keys(errors).length > 0) return { ok: false, reason: 'wrong', errors };
      return editWording(app, { ref, version, value, actor }, clock.now());
    },
    object: { type: 'wording', id: wordingKey(ref) },
    refusals,
  });
}

function refused(reason: string): EditReply {
  return { refused: refusals[reason] ?? reason };
}
