import { data } from 'react-router';
import { acknowledgeArrival } from '#modules/booking/arrival/late-arrival.ts';
import { answerAsk } from '#modules/suppliers/commands/answer-ask.ts';
import { findSupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { readSupplierLinkToken } from '#modules/suppliers/rules/supplier-link-token.ts';
import type { App } from '#platform/app.ts';
import { admitCall, type CallLimit } from '#platform/limits/admit-call.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { Route } from './+types/supplier-page.ts';
import { AnswerForm } from './answer-form.tsx';
import { AskState } from './ask-state.tsx';
import { LateArrival } from './late-arrival.tsx';
import { FormerItems, SupplierItems } from './supplier-items.tsx';

/** Rate limit per IP address; a supplier's whole office may share one. */
const linkCalls: CallLimit = { name: 'supplier links', max: 60, windowSeconds: 60 };

/** The supplier's part of a booking that a link opens. @throws the 404 page for an invalid or expired link, 429 */
async function getView(app: App, request: Request, token: string) {
  const now = app.clock.now();
  const admitted = await admitCall(app, guestIpOf(request), [linkCalls]);
  if (!admitted.ok) throw data(null, { status: 429 });
  const link = readSupplierLinkToken(app.secrets.token, token, now);
  const view = link ? await findSupplierView(app.db, link, now) : null;
  if (!view) throw data(null, { status: 404 });
  return view;
}

/** Opening the link changes nothing, because mail scanners open links too; the buttons do. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { bookingId, supplierId, linkUntil, email, ask, ...view } = await getView(app, request, params.token);
  const isLate = ask !== null && new Date(ask.dueAt) <= app.clock.now();
  return { ...view, ask: ask && { ...ask, isLate } };
}

const refusals: Readonly<Record<string, string>> = {
  answered: 'Đặt chỗ này đã được trả lời. Câu trả lời nằm bên dưới.',
  ended: 'Không còn cần trả lời: đặt chỗ đã đổi hoặc đã hủy.',
  too_late: 'Đã quá giờ trả lời, yêu cầu đã khép lại và khách đã được báo.',
  sold_out:
    'Ngày này trên hệ thống đã hết chỗ giao cho chúng tôi bán. Vui lòng gọi cho chúng tôi để mở thêm chỗ.',
};

const noText = { reference: '', note: '' };
const replaced = 'Khách vừa báo một giờ khác. Vui lòng xem giờ mới.';

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { ask, supplierId, brand, arrivals } = await getView(app, request, params.token);
  const form = await request.formData();
  const actor = { supplierId, name: brand };
  if (form.has('arrival')) {
    const own = arrivals.find(({ id }) => id === form.get('arrival'));
    if (!own) return data({ errors: {}, typed: noText, refused: replaced }, { status: 409 });
    const done = await acknowledgeArrival(app.db, app.queue, { arrivalId: own.id, actor }, app.clock.now());
    return done.ok ? null : data({ errors: {}, typed: noText, refused: replaced }, { status: 409 });
  }
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { reference: text('reference'), note: text('note') };
  const isYes = form.get('answer') === 'yes';
  const errors = problemsOf(typed, isYes);
  if (Object.keys(errors).length > 0) return data({ errors, typed, refused: null }, { status: 422 });
  if (!ask) throw data(null, { status: 404 });
  const given = { askId: ask.id, isYes, ...typed, actor };
  const result = await answerAsk(app.db, app.queue, given, app.clock.now());
  if (result.ok) return null;
  const refused = refusals[result.reason] ?? refusals.ended ?? '';
  return data({ errors: {}, typed, refused }, { status: 409 });
}

interface Problems {
  reference?: string;
  note?: string;
}

function problemsOf({ reference, note }: { reference: string; note: string }, isYes: boolean): Problems {
  if (isYes) return reference.length > 60 ? { reference: 'Mã của bạn dài quá 60 ký tự.' } : {};
  if (note.length < 3) return { note: 'Vui lòng cho biết lý do, ít nhất 3 ký tự.' };
  return note.length > 300 ? { note: 'Lý do dài quá 300 ký tự.' } : {};
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Đặt chỗ dành cho nhà cung cấp',
    path: '/nha-cung-cap',
    noindex: true,
  });

export const headers = secretAddress;

export default function SupplierPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, brand, ask, items, former, guest, travellers, note, arrivals } = loaderData;
  const { settings } = useRootData();
  const isOpen = ask?.state === 'open' && !(ask.kind === 'request' && ask.isLate);
  const shown = isOpen ? items.filter(({ position }) => ask.positions.includes(position)) : items;
  return (
    <div className="container-page max-w-2xl pt-6 pb-16">
      <p className="text-ink-soft">{brand}</p>
      <h1 className="mt-1 text-2xl lg:text-3xl">Đặt chỗ {code}</h1>
      <div className="mt-5 stack-5">
        {actionData?.refused && <FocusedNotice tone="bad" role="alert" title={actionData.refused} />}
        {arrivals.map((arrival) => (
          <LateArrival key={arrival.id} arrival={arrival} />
        ))}
        {ask && <AskState ask={ask} />}
        <SupplierItems items={shown} />
        <FormerItems items={former} />
        {guest && (
          <section className="rounded-card border border-line bg-rice p-5">
            <h2 className="text-lg">Khách</h2>
            <p className="mt-2 font-semibold">{guest}</p>
            {travellers.length > 0 && (
              <ul className="mt-2 list-disc pl-5">
                {travellers.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
            {note && <p className="mt-2 break-words">Yêu cầu thêm: {note}</p>}
          </section>
        )}
        {isOpen && <AnswerForm kind={ask.kind} code={code} reply={actionData ?? null} />}
        <p className="text-sm text-ink-soft">
          Cần hỏi thêm, bạn gọi{' '}
          <a href={phoneLink(settings.phone)} className="font-semibold whitespace-nowrap text-sea underline">
            {settings.phone}
          </a>{' '}
          và đọc mã {code}.
        </p>
      </div>
    </div>
  );
}
