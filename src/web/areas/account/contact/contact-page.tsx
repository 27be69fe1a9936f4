import { data, redirect } from 'react-router';
import { z } from 'zod';
import {
  askEmailChange,
  askPhoneChange,
  findContactChange,
  provePhones,
} from '#modules/identity/guests/contact-changes.ts';
import { canReachPhones } from '#modules/identity/guests/enter-by-phone.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import type { App } from '#platform/app.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AccountFrame } from '../account-frame.tsx';
import { requireGuest } from '../require-guest.ts';
import { needsPassword, requireProof } from '../require-proof.ts';
import { tooOftenWords } from '../too-often-words.ts';
import type { Route } from './+types/contact-page.ts';
import { EmailContactCard, PhoneContactCard } from './contact-cards.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  const { userId, email, phone } = session;
  const [mail, number] = [
    await findContactChange(app, { userId, kind: 'email' }),
    await findContactChange(app, { userId, kind: 'phone' }),
  ];
  return {
    email,
    phone: phone && formatPhone(phone),
    asksPassword: await needsPassword(app, session),
    takesPhones: canReachPhones(app.config),
    newEmail: mail && {
      value: mail.value,
      isOldProven: mail.oldProvenAt !== null,
      isNewProven: mail.newProvenAt !== null,
    },
    newPhone: number && {
      value: formatPhone(number.value),
      asksOld: number.oldProvenAt === null,
      asksNew: number.newProvenAt === null,
    },
    done: new URL(request.url).searchParams.get('xong'),
  };
}

const here = (done: string) => redirect(`/tai-khoan/lien-lac?xong=${done}`, 303);
const again = (errors: Partial<Record<string, string>>, typed: Record<string, string> = {}, status = 422) =>
  data({ errors, typed }, { status });

/** The handler of each form of the page. */
const handlers = { email: takeEmail, phone: takePhone, digits: takeDigits };

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  const form = await request.formData();
  const run = ownValue(handlers, String(form.get('do')));
  return run ? run(app, request, session, form) : here('');
}

async function takeEmail(app: App, request: Request, session: GuestSession, form: FormData) {
  const read = readForm(form, z.object({ email: guestFields.email }));
  if (!read.ok) return again(read.errors, read.typed);
  const { email } = read.value;
  if (email === session.email) return again({ email: 'Đây là email đang dùng.' }, read.typed);
  const refused = await requireProof(app, request, session, { form, field: 'emailPassword' });
  if (refused) return again(refused.errors, read.typed);
  const { userId, email: old } = session;
  const requested = await askEmailChange(app, { userId, old, email, cameFrom: guestIpOf(request) });
  if (requested.ok) return here('email');
  return again({ form: tooOftenWords(requested.retryAfterSeconds) }, read.typed, 429);
}

async function takePhone(app: App, request: Request, session: GuestSession, form: FormData) {
  if (!canReachPhones(app.config)) throw data(null, { status: 404 });
  const read = readForm(form, z.object({ phone: guestFields.phone }));
  if (!read.ok) return again(read.errors, read.typed);
  const { phone } = read.value;
  if (phone === session.phone) return again({ phone: 'Đây là số đang dùng.' }, read.typed);
  const refused = await requireProof(app, request, session, { form, field: 'phonePassword' });
  if (refused) return again(refused.errors, read.typed);
  const { userId, phone: old } = session;
  const requested = await askPhoneChange(app, { userId, old, phone, cameFrom: guestIpOf(request) });
  if (requested.ok) return here('ma');
  return requested.reason === 'too_often'
    ? again({ form: tooOftenWords(requested.retryAfterSeconds, { isPhone: true }) }, read.typed, 429)
    : again({ form: senderRefusals[requested.reason] }, read.typed);
}

async function takeDigits(app: App, _request: Request, { userId }: GuestSession, form: FormData) {
  const digits = { old: String(form.get('oldDigits') ?? ''), new: String(form.get('newDigits') ?? '') };
  const result = await provePhones(app, userId, digits);
  if (result.ok) return here('so');
  if (result.reason === 'wrong')
    return again(
      { [`${result.side}Digits`]: 'Mã chưa đúng. Bạn xem lại tin nhắn mới nhất.' },
      { oldDigits: digits.old, newDigits: digits.new },
    );
  return again({
    form:
      result.reason === 'taken'
        ? 'Số này đang thuộc một tài khoản khác.'
        : 'Mã ấy đã hết hạn hoặc nhập sai nhiều lần. Bạn xin mã mới.',
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Email và số điện thoại',
    path: '/tai-khoan/lien-lac',
    noindex: true,
  });

const doneWords: Record<string, string> = {
  email: 'Đã gửi liên kết tới các địa chỉ bên dưới.',
  ma: 'Đã gửi mã 6 số.',
  so: 'Đã đổi số điện thoại.',
};

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const errors: Partial<Record<string, string>> = actionData?.errors ?? {};
  const typed = actionData?.typed ?? {};
  const word = actionData ? undefined : ownValue(doneWords, loaderData.done);
  return (
    <AccountFrame title="Email và số điện thoại">
      <ErrorSummary errors={errors} />
      {word && <FocusedNotice tone="good" role="status" title={word} />}
      <EmailContactCard {...loaderData} errors={errors} typed={typed} />
      {loaderData.takesPhones && <PhoneContactCard {...loaderData} errors={errors} typed={typed} />}
    </AccountFrame>
  );
}
