import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { redirect } from 'react-router';
import { stopAlerts } from '#modules/alerts/commands/stop-alerts.ts';
import { findAlert } from '#modules/alerts/queries.ts';
import { findGuest } from '#modules/identity/guests/find-guest.ts';
import {
  confirmGuestCodes,
  removeGuestCodes,
  renameGuestAccount,
  setGuestConsent,
} from '#modules/identity/guests/guest-account.ts';
import { keepGuestPasskey, removeGuestPasskey } from '#modules/identity/guests/guest-passkeys.ts';
import { changeGuestPassword } from '#modules/identity/guests/guest-password.ts';
import { guestProviderLabels, isGuestProvider } from '#modules/identity/guests/guest-providers.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { unlinkProvider } from '#modules/identity/guests/offered-providers.ts';
import { endGuestSessions, signOutGuest } from '#modules/identity/guests/read-guest-session.ts';
import { isFresh } from '#modules/identity/rules.ts';
import { readPasskey } from '#modules/identity/second-factor/passkeys.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import { leaveOwnTrips } from '#web/parts/booking/trip-cookie.ts';
import { marketingConsent, zaloConsent } from './consents-card.tsx';
import { leaveCart } from './leave-cart.ts';
import { leaveAccount } from './redirect-inside.ts';
import { requireProof } from './require-proof.ts';

type Result = Response | { errors: Record<string, string> } | { recoveryCodes: string[] };
interface AccountAction {
  form: FormData;
  app: App;
  request: Request;
  session: GuestSession;
  text: (name: string) => string;
}

/** Dispatches the forms of the account page: each button names its action. */
export async function runAccountAction(app: App, request: Request, session: GuestSession): Promise<Result> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const run = ownValue(actions, text('do'));
  return run ? run({ app, request, session, form, text }) : redirect('/tai-khoan', 303);
}

const done = (what: string) => redirect(`/tai-khoan?xong=${what}`, 303);

const actions: Record<string, (call: AccountAction) => Promise<Result>> = {
  async name({ app, session, text }) {
    const read = guestFields.name.safeParse(text('name'));
    if (!read.success) return { errors: { name: read.error.issues[0]?.message ?? '' } };
    await renameGuestAccount(app, session.userId, read.data);
    return done('ten');
  },
  async password(call) {
    const { app, request, session, form, text } = call;
    const read = guestFields.newPassword.safeParse(text('newPassword'));
    if (!read.success) return { errors: { newPassword: read.error.issues[0]?.message ?? '' } };
    const refused = await requireProof(app, request, session, {
      form,
      field: 'oldPassword',
      isPasswordOnly: true,
    });
    if (refused) return refused;
    const { userId, sessionId } = session;
    await changeGuestPassword(app, { userId, sessionId, password: read.data, visit: visitOf(request) });
    return done('mat-khau');
  },
  async codes({ app, request, session, text }) {
    // Needs a fresh session: with two-factor codes, whoever found a browser open could lock its owner out.
    if (!isFresh(session, app.clock.now()))
      return { errors: { code: 'Bạn đăng nhập lại rồi bật mã trong vòng 10 phút.' } };
    const recoveryCodes = await confirmGuestCodes(app, session, {
      code: text('code'),
      visit: visitOf(request),
    });
    return recoveryCodes
      ? { recoveryCodes }
      : { errors: { code: 'Mã chưa đúng. Bạn nhập 6 số đang hiện trong ứng dụng.' } };
  },
  async 'codes-off'({ app, request, session }) {
    if (!isFresh(session, app.clock.now()))
      return { errors: { form: 'Bạn đăng nhập lại rồi tắt mã trong vòng 10 phút.' } };
    await removeGuestCodes(app, { userId: session.userId, visit: visitOf(request) });
    return done('tat-ma');
  },
  async passkey({ app, request, session, form, text }) {
    if (!isFresh(session, app.clock.now()))
      return { errors: { form: 'Bạn đăng nhập lại rồi thêm khóa trong vòng 10 phút.' } };
    const response = readPasskey<RegistrationResponseJSON>(form);
    const name = text('name').trim().slice(0, 60) || 'Khóa truy cập';
    const visit = visitOf(request);
    return response && (await keepGuestPasskey(app, { session, response, name, visit }))
      ? done('khoa')
      : { errors: { passkeyName: 'Chưa lưu được khóa này. Bạn thử lại.' } };
  },
  async 'passkey-off'({ app, request, session, text }) {
    if (!isFresh(session, app.clock.now()))
      return { errors: { form: 'Bạn đăng nhập lại rồi bỏ khóa trong vòng 10 phút.' } };
    const { userId } = session;
    await removeGuestPasskey(app, { userId, id: text('id').slice(0, 2000), visit: visitOf(request) });
    return done('bo-khoa');
  },
  async unlink({ app, request, session, text }) {
    const provider = text('provider');
    if (!isGuestProvider(provider)) return redirect('/tai-khoan', 303);
    if (!isFresh(session, app.clock.now()))
      return { errors: { form: 'Bạn đăng nhập lại rồi bỏ liên kết trong vòng 10 phút.' } };
    const { userId, sessionId } = session;
    const unlinked = await unlinkProvider(app, { userId, sessionId, provider, visit: visitOf(request) });
    return unlinked.ok
      ? done('bo-lien-ket')
      : {
          errors: {
            form: `${guestProviderLabels[provider]} là cách đăng nhập duy nhất của bạn, nên chưa bỏ được.`,
          },
        };
  },
  async 'end-session'({ app, session, text }) {
    if (/^[0-9a-f-]{36}$/.test(text('id')))
      await endGuestSessions(app.db, { userId: session.userId, only: text('id') });
    return done('phien');
  },
  async 'end-others'({ app, session }) {
    await endGuestSessions(app.db, { userId: session.userId, except: session.sessionId });
    return done('moi-noi');
  },
  async 'stop-alert'({ app, session, text }) {
    const [alert, guest] = await Promise.all([
      /^[0-9a-f-]{36}$/.test(text('id')) ? findAlert(app.db, text('id')) : null,
      findGuest(app.db, session.userId),
    ]);
    if (alert && alert.email === guest?.email?.toLowerCase())
      await stopAlerts(app.db, { id: alert.id, withAll: false }, app.clock.now());
    return done('dung-tin');
  },
  async 'sign-out'({ app, request, session }) {
    const forgotten = await leaveOwnTrips(request, app, session.userId);
    const cart = await leaveCart(app, request, session.userId);
    await signOutGuest(app, request);
    const left = leaveAccount(app, '/', cart);
    if (forgotten) left.headers.append('set-cookie', forgotten);
    return left;
  },
  async marketing({ app, session, text }) {
    const wording = text('agree') ? marketingConsent(await getLastSettings(app)) : null;
    await setGuestConsent(app, { userId: session.userId, kind: 'marketing', wording, source: '/tai-khoan' });
    return done('dong-y');
  },
  async zalo({ app, session, text }) {
    const wording = text('agree') ? zaloConsent(await getLastSettings(app)) : null;
    await setGuestConsent(app, { userId: session.userId, kind: 'zalo', wording, source: '/tai-khoan' });
    return done('dong-y');
  },
};
