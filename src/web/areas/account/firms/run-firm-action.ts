import { z } from 'zod';
import {
  type ChangeMemberResult,
  changeMemberRole,
  removeMember,
} from '#modules/firms/commands/change-member.ts';
import { inviteColleague, withdrawFirmInvitation } from '#modules/firms/commands/invite-colleague.ts';
import { editFirm } from '#modules/firms/commands/open-firm.ts';
import type { Firm } from '#modules/firms/queries/find-firm.ts';
import { isFirmRole, mostMembers } from '#modules/firms/rules.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import type { App } from '#platform/app.ts';
import { type FirmAnswer, readFirmForm } from './read-firm-form.ts';
import { isUuid } from './require-firm.ts';
import { runApprovalForm, runLimitForm } from './run-approval-form.ts';

/** Dispatches the forms of a firm's page. */
export function runFirmAction(
  app: App,
  { firm, userId }: { firm: Firm; userId: string },
  form: FormData,
): Promise<FirmAnswer> {
  switch (form.get('do')) {
    case 'edit':
      return edit(app, { firm, userId }, form);
    case 'invite':
      return invite(app, { firm, userId }, form);
    case 'withdraw':
      return withdraw(app, { firm, userId }, form);
    case 'limit':
      return runLimitForm(app, { firm, userId }, form);
    case 'approve':
    case 'refuse':
      return runApprovalForm(app, { firm, userId }, form);
    default:
      return changeMember(app, { firm, userId }, form);
  }
}

interface Asking {
  firm: Firm;
  userId: string;
}

const notManager = 'Việc này cần quyền quản lý của công ty.';

async function edit(app: App, { firm, userId }: Asking, form: FormData): Promise<FirmAnswer> {
  const read = readFirmForm(form);
  if (!read.ok) return { form: 'edit', typed: read.typed, errors: read.errors };
  const version = Number(form.get('version'));
  const change = { firmId: firm.id, userId, version, fields: read.fields };
  const result = await editFirm(app.db, change, app.clock.now());
  if (result.ok) return { done: 'luu' };
  const words =
    result.reason === 'not_manager' ? notManager : 'Vừa có người sửa, bạn tải lại trang rồi sửa tiếp.';
  const typed = {
    companyName: '',
    ...Object.fromEntries([...form].map(([name, one]) => [name, String(one)])),
  };
  return { form: 'edit', typed, errors: { form: words } };
}

async function invite(app: App, { firm, userId }: Asking, form: FormData): Promise<FirmAnswer> {
  const typed = { inviteEmail: String(form.get('inviteEmail') ?? '').trim(), role: String(form.get('role')) };
  const wrong = (errors: Record<string, string>) => ({ form: 'invite' as const, typed, errors });
  const email = guestFields.email.safeParse(typed.inviteEmail);
  if (!email.success) return wrong({ inviteEmail: z.treeifyError(email.error).errors[0] ?? '' });
  if (!isFirmRole(typed.role)) return wrong({ role: 'Chọn vai trò.' });
  const change = { firmId: firm.id, userId, email: email.data, role: typed.role };
  const result = await inviteColleague(app, change);
  if (result.ok) return { done: 'moi' };
  switch (result.reason) {
    case 'is_member':
      return wrong({ inviteEmail: 'Người này đã ở trong công ty.' });
    case 'too_many':
      return wrong({ inviteEmail: `Mỗi công ty có nhiều nhất ${mostMembers} người, tính cả lời mời.` });
    case 'too_often':
      return wrong({ inviteEmail: 'Hôm nay công ty đã mời nhiều lần. Bạn mời tiếp vào ngày mai.' });
    case 'not_manager':
      return wrong({ form: notManager });
  }
}

async function withdraw(app: App, { firm, userId }: Asking, form: FormData): Promise<FirmAnswer> {
  const invitationId = String(form.get('invitation') ?? '');
  if (isUuid(invitationId)) await withdrawFirmInvitation(app, { firmId: firm.id, userId, invitationId });
  return { done: 'rut' };
}

const memberRefusals: Record<Extract<ChangeMemberResult, { ok: false }>['reason'], string> = {
  not_manager: notManager,
  not_member: 'Người này không còn trong công ty.',
  last_manager: 'Công ty cần ít nhất một người quản lý. Bạn giao quyền quản lý cho người khác trước.',
};

/** Changes a member's role, removes them from the firm, or leaves it oneself. */
async function changeMember(app: App, { firm, userId }: Asking, form: FormData): Promise<FirmAnswer> {
  const action = form.get('do');
  const memberId = action === 'leave' ? userId : String(form.get('member') ?? '');
  const wrong = (words: string) => ({ form: 'member' as const, typed: {}, errors: { member: words } });
  if (!isUuid(memberId)) return wrong(memberRefusals.not_member);
  const change = { firmId: firm.id, userId, memberId };
  const now = app.clock.now();
  const role = action === 'manager' || action === 'booker' ? action : null;
  if (!role && action !== 'remove' && action !== 'leave')
    return wrong('Biểu mẫu này không còn dùng được, bạn tải lại trang.');
  const result = role
    ? await changeMemberRole(app.db, { ...change, role }, now)
    : await removeMember(app.db, change, now);
  if (!result.ok) return wrong(memberRefusals[result.reason]);
  if (role) return { done: 'vai-tro' };
  return { done: memberId === userId ? 'roi' : 'bo' };
}
