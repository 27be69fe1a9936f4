import { redirect } from 'react-router';
import { z } from 'zod';
import { readPasskey } from '#modules/identity/second-factor/passkeys.ts';
import { dropSession } from '#modules/identity/sessions/end-sessions.ts';
import { readHalfwaySession } from '#modules/identity/sessions/read-staff-session.ts';
import { sessionCookie, signInCookies } from '#modules/identity/sessions/session-cookie.ts';
import type { Visit } from '#modules/identity/sessions/staff-session.ts';
import {
  enterDemo,
  giveSecondFactor,
  signInWithPasskey,
  signInWithPassword,
} from '#modules/identity/sign-in/sign-in.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { backPath } from '../../app/back-path.ts';
import { type TooOften, tooOften, waitOf } from '../../app/too-often.ts';

type Reply = ActionReply | TooOften | Response;

const passwordForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Vui lòng nhập thư điện tử.')
    .pipe(z.email('Thư điện tử chưa đúng, như ten@congty.vn.').max(200)),
  password: z.string().min(1, 'Vui lòng nhập mật khẩu.').max(1000, 'Mật khẩu dài quá.'),
});

/** Handles the forms of the sign-in: a password, then a code; a passkey; or a demo account. */
export async function runSignIn(app: App, request: Request, visit: Visit): Promise<Reply> {
  const form = await request.formData();
  const entered = (token: string) =>
    redirect(backPath(request), { headers: signInCookies(token, app.config, app.clock.now()) });
  if (form.has('demo')) {
    const token = await enterDemo(app, { userId: String(form.get('demo')), visit });
    return token ? entered(token) : { refused: 'Không còn tài khoản trình diễn này.' };
  }
  if (form.has('passkey')) {
    const response = readPasskey(form);
    const halfway = await readHalfwaySession(app, request);
    const token =
      response && (await signInWithPasskey(app, { response, visit, instead: halfway?.sessionId }));
    return token
      ? entered(token)
      : { refused: 'Khóa này chưa mở được cửa. Bạn thử lại, hoặc vào bằng mật khẩu.' };
  }
  if (form.has('again')) return startAgain(app, request);
  if (form.has('code')) return giveCode(app, request, { form, visit, entered });
  const read = readForm(form, passwordForm);
  if (!read.ok) return wrongIn(read);
  const result = await signInWithPassword(app, { ...read.value, visit });
  if (result.ok) return entered(result.token);
  const typed = typedIn(form);
  if (result.reason === 'wrong') return { refused: 'Thư điện tử hoặc mật khẩu chưa đúng.', typed };
  const refused = `Đã thử quá nhiều lần. Bạn chờ ${waitOf(result.retryAfterSeconds)} rồi thử lại, hoặc dùng khóa truy cập.`;
  return tooOften({ refused, typed }, result.retryAfterSeconds);
}

async function giveCode(
  app: App,
  request: Request,
  { form, visit, entered }: { form: FormData; visit: Visit; entered: (token: string) => Response },
): Promise<Reply> {
  const halfway = await readHalfwaySession(app, request);
  if (!halfway) return { refused: 'Lượt đăng nhập này đã hết hạn. Vui lòng nhập lại mật khẩu.' };
  const code = String(form.get('code')).trim().slice(0, 40);
  if (!code) return { errors: { code: 'Vui lòng nhập mã.' } };
  const result = await giveSecondFactor(app, { halfway, code, visit });
  if (result.ok) return entered(result.token);
  if (result.reason === 'too_often') {
    const refused = `Đã thử quá nhiều mã. Bạn chờ ${waitOf(result.retryAfterSeconds)} rồi thử lại, hoặc dùng khóa truy cập.`;
    return tooOften({ refused }, result.retryAfterSeconds);
  }
  if (result.reason === 'ended')
    return { refused: 'Lượt đăng nhập này đã kết thúc. Vui lòng nhập lại mật khẩu.' };
  return { errors: { code: 'Mã chưa đúng hoặc đã dùng rồi. Bạn chờ mã mới hiện ra rồi nhập.' } };
}

async function startAgain(app: App, request: Request): Promise<Response> {
  const halfway = await readHalfwaySession(app, request);
  if (halfway) await dropSession(app.db, halfway.sessionId);
  return redirect('/dang-nhap', { headers: { 'set-cookie': sessionCookie(null, app.config) } });
}
