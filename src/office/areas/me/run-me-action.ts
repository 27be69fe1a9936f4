import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { confirmCodes, removeCodes, renewRecoveryCodes } from '#modules/identity/second-factor/codes.ts';
import {
  keepPasskey,
  passkeyOwnerOf,
  readPasskey,
  removePasskey,
} from '#modules/identity/second-factor/passkeys.ts';
import { endSessions } from '#modules/identity/sessions/end-sessions.ts';
import { changePassword } from '#modules/identity/sign-in/reset-password.ts';
import type { Tx } from '#platform/db/connect.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { isRepeated, newPasswordShape, repeatIssue } from '../../app/new-password-shape.ts';
import { actorOf, appOf, sessionOf } from '../../app/office-context.ts';
import { requireFresh } from '../../app/require-fresh.ts';

/** `recoveryCodes` are shown only this once. */
export type MeReply = ActionReply & { recoveryCodes?: string[] };

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

const passwordShape = z.object(newPasswordShape).refine(isRepeated, repeatIssue);

/** Runs an action on one's own account. All but ending sessions require a recent confirmation of identity. */
export async function runMeAction(context: Context, request: Request): Promise<MeReply> {
  const form = await request.formData();
  const what = String(form.get('do'));
  if (what === 'end') return endOne(context, String(form.get('session')));
  if (what === 'end-others') return endOthers(context);
  await requireFresh(context, request, form, () => ownValue(actions, what) ?? 'đổi tài khoản của bạn');
  const run = ownValue(dangerous, what);
  return run ? run(context, form) : { refused: 'Không có việc này.' };
}

/** The actions in words, as they are confirmed. */
const actions: Readonly<Record<string, string>> = {
  password: 'đổi mật khẩu của bạn',
  codes: 'bật mã xác thực cho tài khoản của bạn',
  'codes-off': 'tắt mã xác thực của bạn',
  recovery: 'làm mã dự phòng mới, bỏ các mã cũ',
  passkey: 'thêm một khóa truy cập vào tài khoản của bạn',
  'passkey-off': 'bỏ một khóa truy cập của bạn',
};

const dangerous: Record<string, (context: Context, form: FormData) => Promise<MeReply>> = {
  async password(context, form) {
    const [app, session] = [appOf(context), sessionOf(context)];
    if (session.isDemo) return { refused: 'Tài khoản trình diễn không có mật khẩu.' };
    const read = readForm(form, passwordShape);
    if (!read.ok) return { errors: read.errors };
    await changePassword(
      app.db,
      {
        email: session.email,
        password: read.value.password,
        sessionId: session.sessionId,
        actor: actorOf(context),
      },
      app.clock.now(),
    );
    return { done: 'Đã đổi mật khẩu. Các phiên khác của bạn đã kết thúc.' };
  },
  async codes(context, form) {
    const code = String(form.get('code')).replace(/\s/g, '').slice(0, 10);
    const recoveryCodes = await confirmCodes(appOf(context), {
      session: sessionOf(context),
      code,
      actor: actorOf(context),
    });
    if (!recoveryCodes)
      return { errors: { code: 'Mã chưa đúng. Bạn xem lại giờ của điện thoại, chờ mã mới rồi nhập.' } };
    return { done: 'Đã bật mã xác thực. Mỗi lần đăng nhập sẽ hỏi mã trong ứng dụng.', recoveryCodes };
  },
  async 'codes-off'(context) {
    const [app, { id, email }] = [appOf(context), sessionOf(context)];
    await app.db
      .transaction()
      .execute((tx) => removeCodes(tx, { userId: id, email, actor: actorOf(context) }, app.clock.now()));
    return { done: 'Đã tắt mã xác thực.' };
  },
  async recovery(context) {
    const by = { session: sessionOf(context), actor: actorOf(context) };
    const recoveryCodes = await renewRecoveryCodes(appOf(context), by);
    if (!recoveryCodes) return { refused: 'Bạn bật mã xác thực trước, rồi mới làm mã dự phòng.' };
    return { done: 'Đã làm mã dự phòng mới. Các mã cũ không dùng được nữa.', recoveryCodes };
  },
  async passkey(context, form) {
    const response = readPasskey<RegistrationResponseJSON>(form);
    const name = String(form.get('name') ?? '')
      .trim()
      .slice(0, 60);
    const kept =
      response &&
      (await keepPasskey(appOf(context), {
        owner: passkeyOwnerOf(sessionOf(context)),
        response,
        name: name || 'Khóa truy cập',
        note: noteOf(context),
      }));
    if (!kept) return { refused: 'Chưa lưu được khóa này. Vui lòng thử lại.' };
    return { done: 'Đã thêm khóa truy cập. Lần sau bạn vào bằng vân tay hoặc khuôn mặt.' };
  },
  async 'passkey-off'(context, form) {
    await removePasskey(appOf(context), {
      userId: sessionOf(context).id,
      id: String(form.get('id')),
      note: noteOf(context),
    });
    return { done: 'Đã bỏ khóa truy cập.' };
  },
};

/** Records changes of one's own second factor in the history. */
function noteOf(context: Context) {
  const object = { type: 'staff', id: sessionOf(context).email };
  const by = {
    actor: actorOf(context),
    verb: 'staff.second-factor',
    object,
    now: appOf(context).clock.now(),
  };
  return (tx: Tx, change: { before?: { passkey: string }; after?: { passkey: string } }) =>
    writeHistory(tx, { ...by, ...change });
}

async function endOne(context: Context, only: string): Promise<MeReply> {
  const app = appOf(context);
  const actor = actorOf(context);
  if (!z.uuid().safeParse(only).success) return { refused: 'Không có phiên này.' };
  const result = await endSessions(app.db, { userId: actor.id, only, actor }, app.clock.now());
  return result.ok && result.ended > 0
    ? { done: 'Đã kết thúc phiên.' }
    : { refused: 'Phiên này đã kết thúc từ trước.' };
}

async function endOthers(context: Context): Promise<MeReply> {
  const app = appOf(context);
  const actor = actorOf(context);
  const except = sessionOf(context).sessionId;
  const result = await endSessions(app.db, { userId: actor.id, except, actor }, app.clock.now());
  const ended = result.ok ? result.ended : 0;
  return { done: ended > 0 ? `Đã kết thúc ${ended} phiên khác.` : 'Không có phiên nào khác.' };
}
