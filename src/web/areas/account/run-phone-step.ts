import { data, redirect } from 'react-router';
import { z } from 'zod';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import { enterByPhone, phoneSignInCookie, registerByPhone } from '#modules/identity/guests/enter-by-phone.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { forgetNewcomer, type Newcomer } from '#modules/identity/guests/newcomer.ts';
import { askPhoneCode } from '#modules/identity/guests/phone-codes.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { readForm, type Typed } from '#platform/forms/read-form.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { invitationOf, referralCookie } from '#web/app/referral-cookie.ts';
import { signInPath } from '#web/parts/account/return-path.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import { newcomerThrough } from './newcomer-through.ts';
import { keptStep, phoneStepOf } from './phone-step.ts';
import { redirectInside } from './redirect-inside.ts';
import { tooOftenWords } from './too-often-words.ts';

const refused = (errors: Record<string, string>, typed: Typed = {}) =>
  data({ errors, typed }, { status: 422 });

/** Said above the field for a phone: by then its code, or what it proved, is no step any more. */
const codeIsOver = 'Mã ấy đã hết hạn hoặc nhập sai nhiều lần. Bạn xin mã mới.';
const stepIsOver = 'Lượt đăng nhập này đã hết hạn. Bạn xin mã mới.';

/** Dispatches the forms of the phone sign-in: each names what it does. */
export async function runPhoneStep(app: App, request: Request, back: string) {
  const form = await request.formData();
  const newcomer = newcomerThrough(app, request);
  const keep = (cookieValue: string | null) =>
    redirect(signInPath('/dang-nhap/dien-thoai', back, newcomer?.provider), {
      status: 303,
      headers: { 'set-cookie': phoneSignInCookie.write(cookieValue, app.config) },
    });
  const step = await phoneStepOf(app, phoneSignInCookie.read(request, app.config));
  if (form.has('other')) return keep(null);
  if (form.has('digits')) {
    if (step.name !== 'digits') return refused({ form: codeIsOver });
    return takeDigits(app, request, { form, id: step.id, back, newcomer, keep });
  }
  if (form.has('name')) {
    if (step.name !== 'name') return refused({ form: stepIsOver });
    return takeName(app, request, { form, proof: step.proof, back, newcomer });
  }
  return takePhone(app, request, form, keep);
}

function takePhone(app: App, request: Request, form: FormData, keep: (cookieValue: string) => Response) {
  return runGuardedForm(app, request, {
    form,
    read: () => readForm(form, z.object({ phone: guestFields.phone })),
    run: async ({ phone }, { sender, ip }) => {
      const result = await askPhoneCode(app, { phone, sender, cameFrom: ip });
      if (result.ok) return keep(keptStep.code(result.id));
      return result.reason === 'too_often'
        ? { errors: { form: tooOftenWords(result.retryAfterSeconds, { isPhone: true }) }, status: 429 }
        : { errors: { form: senderRefusals[result.reason] } };
    },
  });
}

interface DigitsGiven {
  form: FormData;
  id: string;
  back: string;
  newcomer: Newcomer | null;
  keep: (cookieValue: string | null) => Response;
}

async function takeDigits(app: App, request: Request, { form, id, back, newcomer, keep }: DigitsGiven) {
  const typed = { digits: String(form.get('digits')) };
  const read = guestFields.digits.safeParse(typed.digits);
  if (!read.success) return refused({ digits: read.error.issues[0]?.message ?? '' }, typed);
  const before = await readGuestSession(app, request);
  const visit = visitOf(request);
  const draft = { id, digits: read.data, visit, instead: before?.sessionId, newcomer };
  const result = await enterByPhone(app, draft);
  if (result.ok) {
    const phoneIsOver = phoneSignInCookie.write(null, app.config);
    // An account with a second factor is linked only after that was shown as well.
    if (result.needsCode)
      return redirectInside(app, result.token, signInPath('/dang-nhap', back, newcomer?.provider), [
        phoneIsOver,
      ]);
    return redirectInside(app, result.token, back, [phoneIsOver, forgetNewcomer(app)]);
  }
  if (result.reason === 'new') return keep(keptStep.proof(result.proof));
  return result.reason === 'wrong'
    ? refused({ digits: 'Mã chưa đúng. Bạn xem lại tin nhắn mới nhất.' }, typed)
    : refused({ form: codeIsOver });
}

async function takeName(
  app: App,
  request: Request,
  { form, proof, back, newcomer }: { form: FormData; proof: string; back: string; newcomer: Newcomer | null },
) {
  const { name, consent } = guestFields;
  const read = readForm(form, z.object({ name, consent }), { ticks: ['consent'] });
  if (!read.ok) return refused(read.errors, read.typed);
  const wording = accountConsent(await getLastSettings(app));
  const made = await registerByPhone(app, {
    proof,
    name: read.value.name,
    consent: { wording, source: '/dang-nhap/dien-thoai' },
    visit: visitOf(request),
    instead: (await readGuestSession(app, request))?.sessionId,
    newcomer,
    invitation: invitationOf(app, request),
  });
  if (made.ok)
    return redirectInside(app, made.token, back, [
      phoneSignInCookie.write(null, app.config),
      forgetNewcomer(app),
      referralCookie(app, null),
    ]);
  return made.reason === 'exists'
    ? refused({ form: 'Số này vừa có tài khoản. Bạn xin mã mới để đăng nhập.' }, read.typed)
    : refused({ form: stepIsOver }, read.typed);
}
