import { redirect } from 'react-router';
import { removeView, savedViewInput, saveView } from '#modules/identity/saved-views/saved-views.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { ActionReply } from '../../app/action-reply.ts';

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không lưu cho cả nhóm được. Bạn bỏ chọn ‘Cho cả nhóm’ rồi lưu.',
  unknown_person: 'Chỉ người đang làm việc mới lưu được cách xem.',
  too_many: 'Bạn đã lưu 100 cách xem. Bỏ bớt một cách rồi lưu lại.',
  unknown_view: 'Cách xem này đã được bỏ.',
};

/**
 * Saves or deletes a view, and redirects to its list.
 * @throws a redirect when it is done
 */
export async function runViewsAction(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const now = app.clock.now();
  const typed = typedIn(form);
  if (typed.do === 'remove') {
    const removed = await removeView(app.db, { id: Number(typed.id) || 0, actor }, now);
    if (!removed.ok) return { refused: refusals[removed.reason] ?? removed.reason };
    throw redirect(typed.stay ? '/cach-xem' : `${removed.view.list}${removed.view.search}`);
  }
  const read = savedViewInput.safeParse({ ...typed, isShared: typed.isShared === '1' });
  if (!read.success) {
    const { issues } = read.error;
    const isTitle = issues.every(({ path }) => path[0] === 'title');
    return isTitle
      ? { errors: { title: issues[0]?.message ?? '' }, typed }
      : { refused: 'Không còn bảng này. Bạn mở lại bảng rồi lưu cách xem.' };
  }
  const saved = await saveView(app.db, { view: read.data, actor }, now);
  if (saved.ok) throw redirect(`${read.data.list}${read.data.search}`);
  if (saved.reason === 'title_taken')
    return { errors: { title: 'Bảng này đã có cách xem tên đó, bạn đặt tên khác.' }, typed };
  return { refused: refusals[saved.reason] ?? saved.reason, typed };
}
