import { data, redirect } from 'react-router';
import { type AskForAlertResult, askForAlert } from '#modules/alerts/commands/ask-for-alert.ts';
import {
  alertConsent,
  deviceConsent,
  mostAlerts,
  readAlertToken,
  signAlertToken,
} from '#modules/alerts/rules.ts';
import { alertDevice, alertInput } from '#modules/alerts/schema.ts';
import { partyWords } from '#modules/alerts/view/watched-trip.ts';
import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import { getProductCards } from '#modules/catalog/queries/product-cards.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { isReturned } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { App } from '#platform/app.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { getPushKey } from '#platform/push/push-key.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import { misfitWords } from '#web/parts/products/misfit-words.ts';
import type { Route } from './+types/alert-page.ts';
import { type AlertErrors, AlertForm, alertFields } from './alert-form.tsx';
import { AlertKept } from './alert-kept.tsx';

/**
 * The product named in the URL ('khach-san/ten'), with what its form asks for; `end` labels the last day where the guest chooses it.
 * @throws 404 for one that has nothing on sale
 */
async function requireProduct(app: App, request: Request) {
  const [prefix = '', slug = ''] = (new URL(request.url).searchParams.get('san-pham') ?? '').split('/');
  const kind = findKindByPrefix(`/${prefix}`);
  const id = kind && /^[a-z0-9-]{1,200}$/.test(slug) ? await findProductId(app.db, kind.name, slug) : null;
  const [card] = id === null ? [] : await getProductCards(app.db, [id]);
  const isRented = card ? await isReturned(app.db, card.id) : null;
  if (!kind || !card || isRented === null) throw data(null, { status: 404 });
  const { label: adults, people, hasRooms } = partyWords(kind.name);
  const { from, to = null } = kind.search.words;
  const days = isRented ? { from: 'Ngày nhận', end: 'Ngày trả' } : { from, end: to };
  const labels = { ...days, adults, people, hasRooms };
  return { id: card.id, title: card.title, url: card.url, labels };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const session = await readGuestSession(app, request);
  const text = (name: string) => (query.get(name) ?? '').slice(0, 20);
  const company = await getLastSettings(app);
  const token = query.get('tin') ?? '';
  return {
    product: await requireProduct(app, request),
    consents: { mail: alertConsent(company), device: deviceConsent(company) },
    serverKey: getPushKey(app.config, app.secrets).publicKey,
    values: {
      kind: text('kieu') === 'places' ? 'places' : 'price',
      from: text('from'),
      to: text('to'),
      rooms: text('rooms') || '1',
      adults: text('adults') || '2',
      email: session?.email ?? '',
      consent: false,
      toDevice: false,
      openedAt: app.clock.now().toISOString(),
    },
    sent: query.get('sent'),
    // It becomes part of addresses: nothing but a token goes there.
    alert: readAlertToken(app.secrets.token, 'stop-all', token, app.clock.now()) ? token : '',
  };
}

/** Gives the same answer for an address that has the alert already, or has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id: productId, labels } = await requireProduct(app, request);
  const sent = await request.formData();
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  return runGuardedForm(app, request, {
    form: sent,
    read: (_, { openedAt = '' }) => {
      const typed = Object.fromEntries(alertFields.map((name) => [name, text(name)]));
      const toDevice = text('way') === 'device';
      const values = { ...typed, consent: sent.has('consent'), toDevice, openedAt };
      const input = alertInput({ today: dayInVietnam(app.clock.now()), labels, toDevice });
      const read = input.safeParse({
        ...values,
        ...(labels.end === null && { to: '' }),
        ...(!labels.hasRooms && { rooms: '1' }),
        ...(!labels.adults && { adults: '1' }),
      });
      if (read.success) return { ok: true as const, value: read.data, values };
      const errors: AlertErrors = errorsOf(read.error.issues, (path) => path as keyof AlertErrors);
      return { ok: false as const, errors, values };
    },
    run: async ({ from: startsOn, to: endsOn = null, consent: _, ...rest }, by) => {
      const wish = { ...rest, startsOn, endsOn, productId };
      const owner = await readGuestSession(app, request);
      const result = await askForAlert(app, { wish, owner, device: readDevice(text('device')), ...by });
      if (!result.ok) return { errors: { form: refusalWords(result, wish.email === null) } };
      const here = new URL(request.url);
      here.searchParams.set('sent', result.isActive ? 'xong' : 'thu');
      if (result.deviceAlertId) {
        // Nobody but this device can be told how to stop what it asked for: no mail says it.
        const token = signAlertToken(app.secrets.token, 'stop-all', result.deviceAlertId, app.clock.now());
        here.searchParams.set('sent', 'may');
        here.searchParams.set('tin', token);
      }
      return redirect(`/bao-tin${here.search}`, 303);
    },
  });
}

function refusalWords(refused: Extract<AskForAlertResult, { ok: false }>, toDevice: boolean): string {
  if (refused.reason === 'misfit')
    return `${misfitWords(refused.misfit)}. Bạn xem lại ngày, số khách hay số phòng.`;
  if (refused.reason === 'full') return refusals[toDevice ? 'fullDevice' : 'fullMailbox'];
  return refusals[refused.reason];
}

const refusals = {
  ...senderRefusals,
  not_scheduled: 'Ngày này không có lịch. Bạn chọn ngày khác.',
  free: 'Ngày này đang còn chỗ, bạn đặt được luôn.',
  strange_device: 'Chúng tôi chưa gửi được tin tới trình duyệt này. Vui lòng nhận qua email.',
  fullMailbox: `Bạn đang theo dõi ${mostAlerts} nơi, nhiều nhất là vậy. Bạn dừng bớt trong trang Tài khoản rồi thêm nơi mới.`,
  fullDevice: `Máy này đang theo dõi ${mostAlerts} nơi, nhiều nhất là vậy. Bạn dừng bớt rồi thêm nơi mới.`,
};

/** What the browser says of itself; null if it says nothing, or nothing that makes sense. */
const readDevice = (text: string) => alertDevice.safeParse(readJson(text.slice(0, 2000))).data ?? null;

/** The page names the way to stop an alert in its address. */
export const headers = secretAddress;

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Báo tin giá và chỗ', path: '/bao-tin', noindex: true });

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, consents, serverKey, sent, alert } = loaderData;
  const errors: AlertErrors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: product.title, href: product.url },
          { label: 'Báo tin' },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">Báo tin về {keepNames(product.title)}</h1>
      {sent && !actionData ? (
        <div className="mt-5">
          <AlertKept sent={sent} token={alert} />
        </div>
      ) : (
        <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
          <ErrorSummary errors={errors} className="mb-5" />
          <AlertForm
            labels={product.labels}
            consents={consents}
            serverKey={serverKey}
            values={{ ...loaderData.values, ...actionData?.values }}
            errors={errors}
          />
        </div>
      )}
    </div>
  );
}
