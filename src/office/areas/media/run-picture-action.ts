import { z } from 'zod';
import { cropPicture, deletePicture, editPicture } from '#modules/media/commands/edit-picture.ts';
import { findLibraryPicture } from '#modules/media/queries/find-library-picture.ts';
import { altInput, cropInput, type PictureEdit, pictureEdit, readFocus } from '#modules/media/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { wrongIn } from '../../app/action-reply.ts';
import type { EditField, EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';

export interface PictureReply extends EditReply {
  /** Whether it was deleted from the library. */
  isDeleted?: boolean;
}

export const pictureRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_picture: 'Không còn hình này trong kho.',
  gone: 'Không còn hình này trong kho.',
  changed_meanwhile: 'Có người vừa đổi hình này. Bạn xem bản mới rồi làm lại.',
  not_cut: 'Hình chưa bị cắt, không có gì để trả lại.',
  file_gone: 'Tệp của hình không còn trong kho. Bạn thay bằng tệp khác.',
  in_use: 'Hình đang được dùng. Bạn bỏ hình khỏi những nơi bên dưới trước.',
};

/** Fields of a picture that are merged when edited at the same time; the two numbers of its focus are one field. */
export const pictureFields: EditField[] = [
  { name: 'alt', label: 'Mô tả' },
  { name: 'tags', label: 'Thẻ' },
  { name: 'focusX', label: 'Điểm nhìn từ trái', group: 'focus' },
  { name: 'focusY', label: 'Điểm nhìn từ trên', group: 'focus' },
];

interface Shown {
  alt: string;
  tags: readonly string[];
  focus: string | null;
}

const editOf = ({ alt, tags, focus }: Shown): PictureEdit => ({ alt, tags: [...tags], ...readFocus(focus) });

export function pictureValues({ alt, tags, focusX, focusY }: PictureEdit): EditValues {
  return { alt, tags: tags.join(', '), focusX: `${focusX}`, focusY: `${focusY}` };
}

/** Runs the action of a form on a picture's page. */
export async function runPictureAction(
  app: App,
  { id, actor }: { id: string; actor: StaffActor },
  form: FormData,
): Promise<PictureReply> {
  const now = app.clock.now();
  const seen = { id, version: Number(form.get('version')) || 0, actor };
  switch (form.get('do')) {
    case 'edit':
      return edit(app, { id, actor }, form);
    case 'describe':
      return writeWords(app, { id, actor }, form);
    case 'crop': {
      const read = readForm(form, cropInput);
      if (!read.ok) return wrongIn(read);
      const cut = await cropPicture(app, { ...seen, crop: read.value }, now);
      return cut.ok ? { done: 'Đã cắt, mọi nơi dùng cho thấy phần này.' } : refused(cut.reason);
    }
    case 'uncrop': {
      const cut = await cropPicture(app, { ...seen, crop: null }, now);
      return cut.ok ? { done: 'Đã trả lại hình nguyên vẹn.' } : refused(cut.reason);
    }
    case 'delete': {
      const deleted = await deletePicture(app, { id, actor }, now);
      return deleted.ok ? { done: 'Đã xóa.', isDeleted: true } : refused(deleted.reason);
    }
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

function edit({ db, clock }: App, { id, actor }: { id: string; actor: StaffActor }, form: FormData) {
  return saveEdit<PictureEdit>(db, form, {
    fields: pictureFields,
    actor,
    verb: 'media.edit',
    shape: pictureEdit,
    show: pictureValues,
    read: async () => {
      const picture = await findLibraryPicture(db, id);
      return picture && { version: picture.version, fields: editOf(picture) };
    },
    save: (fields, version) => editPicture(db, { id, version, fields, actor }, clock.now()),
    object: { type: 'media', id },
    refusals: pictureRefusals,
  });
}

/** Saves only the words of a newly added picture that nobody else has described. */
async function writeWords(
  { db, clock }: App,
  { id, actor }: { id: string; actor: StaffActor },
  form: FormData,
): Promise<PictureReply> {
  const read = readForm(form, z.object({ alt: altInput }));
  if (!read.ok) return wrongIn(read);
  const picture = await findLibraryPicture(db, id);
  if (!picture) return refused('unknown_picture');
  if (picture.alt) return { refused: `Đã có người mô tả hình này: ${picture.alt}` };
  const fields = { ...editOf(picture), ...read.value };
  const saved = await editPicture(db, { id, version: picture.version, fields, actor }, clock.now());
  return saved.ok ? { done: `Đã lưu: ${read.value.alt}` } : refused(saved.reason);
}

function refused(reason: string): PictureReply {
  return { refused: pictureRefusals[reason] ?? reason };
}
