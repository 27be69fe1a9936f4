import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import {
  blockStaff,
  type ChangeStaffResult,
  changeStaffRole,
} from '#modules/identity/accounts/change-staff.ts';
import { inviteStaff, withdrawInvitation } from '#modules/identity/invitations/invitations.ts';
import { findStaff } from '#modules/identity/queries.ts';
import { endSessions } from '#modules/identity/sessions/end-sessions.ts';
import type { Executor } from '#platform/db/connect.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

const actions: Readonly<Record<string, string>> = {
  withdraw: 'rút một lời mời',
  end: 'kết thúc mọi phiên của',
  role: 'đổi vai trò của',
  block: 'khóa tài khoản của',
  unblock: 'mở lại tài khoản của',
};

/** What a form about staff does, and to whom, as it is confirmed. */
async function describeStaffChange(db: Executor, form: FormData): Promise<string> {
  const what = String(form.get('do'));
  if (what === 'invite') return `mời ${String(form.get('email') ?? '').slice(0, 100)} vào làm`;
  const id = z.uuid().safeParse(form.get('person'));
  const person = id.success ? await findStaff(db, id.data) : null;
  return `${ownValue(actions, what) ?? 'đổi tài khoản của'} ${person?.name ?? ''}`.trim();
}

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;
type Refusal = Extract<ChangeStaffResult, { ok: false }>['reason'] | 'works_here' | 'unknown_invitation';

const refusals: Record<Refusal, string> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_person: 'Không còn người này.',
  unknown_role: 'Không còn vai trò này.',
  beyond_own: 'Người hoặc vai trò này được làm nhiều hơn bạn, nên bạn không đổi được.',
  own_account: 'Bạn không tự khóa mình được.',
  last_administrator: 'Đây là quản trị cuối cùng. Bạn giao quyền quản trị cho người khác trước.',
  unknown_invitation: 'Lời mời này không còn chờ trả lời.',
  works_here: 'Thư điện tử này đã có tài khoản ở đây.',
};

const inviteShape = z.object({
  email: z.string().trim().pipe(z.email('Thư điện tử chưa đúng, như ten@congty.vn.').max(200)),
  role: z.string().min(1, 'Vui lòng chọn vai trò.'),
});

const personShape = z.object({
  person: z.uuid(),
  role: z.string().default(''),
  reason: z.string().trim().max(300, 'Lý do dài quá.').default(''),
});

/** Refusals after which it helps to know what somebody else did to this person meanwhile. */
const overtaken: ReadonlySet<Refusal> = new Set([
  'unknown_invitation',
  'works_here',
  'unknown_person',
  'beyond_own',
]);

async function refusalOf(db: Executor, reason: Refusal, email: string): Promise<ActionReply> {
  const meanwhile = email !== '' && overtaken.has(reason) ? await describeConflict(db, 'staff', email) : '';
  return { refused: `${refusals[reason]}${meanwhile}`, isForbidden: reason === 'not_allowed' };
}

/** Runs an action on staff. Each requires a recent confirmation of identity. */
export async function runPeopleAction(context: Context, request: Request): Promise<ActionReply> {
  const form = await request.formData();
  await requireFresh(context, request, form, () => describeStaffChange(appOf(context).db, form));
  const [app, actor] = [appOf(context), actorOf(context)];
  const now = app.clock.now();
  const what = String(form.get('do'));
  if (what === 'invite') {
    const read = readForm(form, inviteShape);
    if (!read.ok) return wrongIn(read);
    const result = await inviteStaff(app.db, app.queue, { ...read.value, actor }, now);
    if (!result.ok)
      return { ...(await refusalOf(app.db, result.reason, read.value.email)), typed: read.value };
    return { done: `Đã gửi lời mời tới ${read.value.email}. Liên kết dùng được trong 7 ngày.` };
  }
  if (what === 'withdraw') {
    const id = z.uuid().safeParse(form.get('invitation'));
    if (!id.success) return { refused: refusals.unknown_invitation };
    const result = await withdrawInvitation(app.db, { id: id.data, actor }, now);
    if (result.ok) return { done: 'Đã rút lời mời.' };
    // The form names the address, because an invitation that is gone does not.
    return refusalOf(app.db, result.reason, String(form.get('email') ?? ''));
  }
  const read = readForm(form, personShape);
  if (!read.ok) return wrongIn(read);
  return changePerson(context, what, read.value);
}

async function changePerson(
  context: Context,
  what: string,
  { person: userId, role, reason }: z.infer<typeof personShape>,
): Promise<ActionReply> {
  const [app, actor] = [appOf(context), actorOf(context)];
  const now = app.clock.now();
  const { name = '', email = '' } = (await findStaff(app.db, userId)) ?? {};
  if (what === 'end') {
    const result = await endSessions(app.db, { userId, actor }, now);
    if (!result.ok) return refusalOf(app.db, result.reason, email);
    return { done: `Đã kết thúc ${result.ended} phiên của ${name}.` };
  }
  const changes: Record<string, [run: () => Promise<ChangeStaffResult>, done: string]> = {
    role: [() => changeStaffRole(app.db, { userId, role, actor }, now), `Đã đổi vai trò của ${name}.`],
    block: [
      () => blockStaff(app.db, { userId, state: 'blocked', reason, actor }, now),
      `Đã khóa ${name}. Mọi phiên đã kết thúc.`,
    ],
    unblock: [
      () => blockStaff(app.db, { userId, state: 'active', reason, actor }, now),
      `Đã mở lại cho ${name}.`,
    ],
  };
  const change = changes[what];
  if (!change) return { refused: 'Không có việc này.' };
  const result = await change[0]();
  return result.ok ? { done: change[1] } : refusalOf(app.db, result.reason, email);
}
