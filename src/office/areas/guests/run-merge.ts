import { type MergePreview, mergeGuests, previewMerge } from '#modules/retention/commands/merge-guests.ts';
import { undoMerge } from '#modules/retention/commands/undo-merge.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { ActionReply } from '../../app/action-reply.ts';

export interface GuestReply extends ActionReply {
  /** The form that the reply belongs to: 'merge', 'unmerge' or 'erase'. */
  form?: string;
  /** What a merge would combine. */
  preview?: MergePreview;
}

const refusals = {
  not_allowed: 'Vai trò của bạn không gộp được khách.',
  unknown: 'Không tìm thấy khách nào bằng mã này. Nhập mã đặt chỗ (DV…) hoặc mã yêu cầu (YC…) của khách kia.',
  erased: 'Dữ liệu của khách kia đã được xóa theo yêu cầu.',
  same_person: 'Mã này đã là của khách đang mở.',
  two_accounts:
    'Mỗi bên có một tài khoản riêng nên không gộp được: điểm và người đi cùng nằm ở hai nơi, chỉ khách mới bỏ được một tài khoản. Khách xóa một tài khoản ở trang Dữ liệu của tôi, rồi bạn gộp lại.',
};

/** Previews merging another guest into this one, or carries it out. */
export async function runMerge(
  app: App,
  { key, actor }: { key: string; actor: StaffActor },
  form: FormData,
): Promise<{ reply: GuestReply; status: number }> {
  const typed = typedIn(form);
  const about = { form: 'merge', typed };
  const formerKey = (typed.khachKia ?? '').trim();
  const reason = (typed.lyDo ?? '').trim();
  if (formerKey === '')
    return { reply: { errors: { khachKia: 'Nhập mã của khách kia.' }, ...about }, status: 422 };
  const request = { keptKey: key, formerKey: upper(formerKey), actor };
  if (typed.do === 'merge-preview') {
    const result = await previewMerge(app, request);
    return result.ok
      ? { reply: { preview: result.merged, ...about }, status: 200 }
      : { reply: { refused: refusals[result.reason], ...about }, status: 422 };
  }
  if (reason === '') {
    const shown = await previewMerge(app, request);
    const errors = { lyDo: 'Ghi vì sao biết là một người.' };
    return { reply: { errors, ...(shown.ok && { preview: shown.merged }), ...about }, status: 422 };
  }
  const result = await mergeGuests(app, { ...request, reason });
  if (!result.ok) return { reply: { refused: refusals[result.reason], ...about }, status: 422 };
  const { bookings, requests } = result.merged;
  const done = `Đã gộp ${bookings.length} đặt chỗ và ${requests.length} yêu cầu vào khách này. Trang của khách kia nay dẫn về đây.`;
  return { reply: { done, form: 'merge' }, status: 200 };
}

const undoRefusals = {
  not_allowed: refusals.not_allowed,
  unknown: 'Hai khách này đã được tách, hoặc dữ liệu đã được xóa theo yêu cầu.',
  too_old: 'Lần gộp này không ghi đã chuyển gì nên không tách lại được.',
};

/** Undoes a merge into this guest, with a reason. */
export async function runUndoMerge(
  app: App,
  { actor }: { key: string; actor: StaffActor },
  form: FormData,
): Promise<{ reply: GuestReply; status: number }> {
  const typed = typedIn(form);
  const id = /^\d{1,9}$/.test(typed.lanGop ?? '') ? Number(typed.lanGop) : 0;
  const reason = (typed.lyDoTach ?? '').trim();
  if (reason === '')
    return { reply: { errors: { lyDoTach: 'Ghi vì sao phải tách.' }, form: 'unmerge', typed }, status: 422 };
  const result = await undoMerge(app, { id, reason, actor });
  if (!result.ok)
    return { reply: { refused: undoRefusals[result.reason], form: 'unmerge', typed }, status: 422 };
  const left =
    result.released > 0 ? ` ${result.released} đặt chỗ đã ra khỏi tài khoản, cùng điểm của chúng.` : '';
  return {
    reply: { done: `Đã tách: mỗi khách lại có trang riêng.${left}`, form: 'unmerge' },
    status: 200,
  };
}

/** Normalizes a key: booking and enquiry codes are upper case, account ids lower case. */
function upper(key: string): string {
  return /^(dv|yc)/i.test(key) ? key.toUpperCase() : key.toLowerCase();
}
