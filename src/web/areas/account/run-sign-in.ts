import { data, redirect } from 'react-router';
import { z } from 'zod';
import { enterByPasskey } from '#modules/identity/guests/guest-passkeys.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { forgetNewcomer } from '#modules/identity/guests/newcomer.ts';
import {
  readGuestSession,
  readHalfwayGuest,
  signOutGuest,
} from '#modules/identity/guests/read-guest-session.ts';
import { giveGuestCode, signInGuest } from '#modules/identity/guests/sign-in-guest.ts';
import { readPasskey } from '#modules/identity/second-factor/passkeys.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { returnPath, signInPath } from '#web/parts/account/return-path.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import { newcomerThrough } from './newcomer-through.ts';
import { leaveAccount, redirectInside } from './redirect-inside.ts';
import { tooOftenWords } from './too-often-words.ts';

/** Where to go after sign-in. */
export const backOf = (request: Request) => returnPath(new URL(request.url).searchParams.get('tiep'));

const passwordForm = z.object({ email: guestFields.email, password: guestFields.password });
const codeForm = z.object({ code: guestFields.code });

/**
 * Signs a guest in by mail and password, by the code that follows, or by a passkey; a refusal says why, and keeps the mail address or
 * the code.
 */
export async function runSignIn(app: App, request: Request) {
  const form = await request.formData();
  if (form.has('other')) return leaveHalfway(app, request);
  if (form.has('passkey')) return takePasskey(app, request, form);
  return form.has('code') ? takeCode(app, request, form) : takePassword(app, request, form);
}

async function takePassword(app: App, request: Request, form: FormData) {
  const read = readForm(form, passwordForm);
  const again = (errors: typeof refused, status = 422, needsProof = false) =>
    data({ errors, typed: read.typed, needsProof }, { status });
  const refused: { email?: string; password?: string; form?: string; code?: string } = {};
  if (!read.ok) return again(read.errors);
  const { altcha: proof } = readFormGuard(form, request);
  const before = await readGuestSession(app, request);
  const draft = { ...read.value, proof, visit: visitOf(request), instead: before?.sessionId };
  const result = await signInGuest(app, draft);
  if (result.ok)
    return redirectInside(
      app,
      result.token,
      result.needsCode ? signInPath('/dang-nhap', backOf(request)) : backOf(request),
    );
  if (result.reason === 'wrong')
    return again(
      { form: 'Email hoặc mật khẩu chưa đúng, hoặc email chưa được xác nhận.' },
      422,
      proof !== undefined,
    );
  if (result.reason === 'busy')
    return data(
      {
        errors: { form: 'Lúc này có nhiều người đăng nhập. Bạn bấm đăng nhập lại sau vài giây.' },
        typed: read.typed,
        needsProof: false,
      },
      { status: 503, headers: { 'retry-after': String(result.retryAfterSeconds) } },
    );
  if (result.reason === 'proof_failed')
    return again({ form: 'Bước kiểm tra chưa xong. Bạn bấm đăng nhập lần nữa.' }, 422, true);
  return again({ form: tooOftenWords(result.retryAfterSeconds) }, 429, true);
}

async function takePasskey(app: App, request: Request, form: FormData) {
  const response = readPasskey(form);
  const instead = (await readGuestSession(app, request))?.sessionId;
  const token = response && (await enterByPasskey(app, { response, visit: visitOf(request), instead }));
  if (token) return redirectInside(app, token, backOf(request));
  const errors = { form: 'Khóa này chưa mở được tài khoản nào. Bạn thử lại, hoặc đăng nhập cách khác.' };
  return data({ errors, typed: {}, needsProof: false }, { status: 422 });
}

/** Ends a sign-in that lacks its second factor: by whoever gave the first one on this device, or comes after them. */
async function leaveHalfway(app: App, request: Request) {
  const signIn = signInPath('/dang-nhap', backOf(request));
  if (!(await readHalfwayGuest(app, request))) return redirect(signIn, 303);
  await signOutGuest(app, request);
  return leaveAccount(app, signIn);
}

async function takeCode(app: App, request: Request, form: FormData) {
  const again = (code: string, status = 422) =>
    data({ errors: { code }, typed: { code: String(form.get('code')) }, needsProof: false }, { status });
  const halfway = await readHalfwayGuest(app, request);
  if (!halfway) return redirect(signInPath('/dang-nhap', backOf(request)), 303);
  const read = readForm(form, codeForm);
  if (!read.ok) return again(read.errors.code ?? 'Vui lòng nhập mã.');
  const newcomer = newcomerThrough(app, request);
  const given = { halfway, code: read.value.code, visit: visitOf(request), newcomer };
  const result = await giveGuestCode(app, given);
  if (result.ok) return redirectInside(app, result.token, backOf(request), [forgetNewcomer(app)]);
  if (result.reason === 'too_often') return again(tooOftenWords(result.retryAfterSeconds), 429);
  if (result.reason === 'ended') return redirect(signInPath('/dang-nhap', backOf(request)), 303);
  return again('Mã chưa đúng, hoặc đã được dùng. Bạn chờ mã kế tiếp.');
}
