import { data, redirect } from 'react-router';
import { askForAlert } from '#modules/alerts/commands/ask-for-alert.ts';
import { alertConsent, alertKinds } from '#modules/alerts/rules.ts';
import { alertInput } from '#modules/alerts/schema.ts';
import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import { getProductCards } from '#modules/catalog/queries/product-cards.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import type { Route } from './+types/alert-page.ts';
import { type AlertErrors, AlertForm, alertFields } from './alert-form.tsx';

const refusals = { ...senderRefusals, free: 'Ngày này đang còn chỗ, bạn đặt được luôn.' };

/** The product named in the URL ('khach-san/ten'). @throws 404 for one that cannot be watched */
async function requireProduct(app: App, request: Request) {
  const [prefix = '', slug = ''] = (new URL(request.url).searchParams.get('san-pham') ?? '').split('/');
  const kind = findKindByPrefix(`/${prefix}`);
  const canWatch = kind && alertKinds.includes(kind.name) && /^[a-z0-9-]{1,200}$/.test(slug);
  const id = canWatch ? await findProductId(app.db, kind.name, slug) : null;
  const [card] = id === null ? [] : await getProductCards(app.db, [id]);
  if (!kind || !card) throw data(null, { status: 404 });
  return { id: card.id, title: card.title, url: card.url, isStay: kind.name === 'hotel' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const query = new URL(request.url).searchParams;
  const session = await readGuestSession(app, request);
  const text = (name: string) => (query.get(name) ?? '').slice(0, 20);
  return {
    product: await requireProduct(app, request),
    consent: alertConsent(await getLastSettings(app)),
    values: {
      kind: text('kieu') === 'places' ? 'places' : 'price',
      from: text('from'),
      to: text('to'),
      rooms: text('rooms') || '1',
      adults: text('adults') || '2',
      email: session?.email ?? '',
      consent: false,
      openedAt: app.clock.now().toISOString(),
    },
    sent: query.get('sent'),
  };
}

/** Gives the same answer for an address that has the alert already, or has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { id: productId, isStay } = await requireProduct(app, request);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: (form, { openedAt = '' }) => {
      const text = (name: string) => String(form.get(name) ?? '').trim();
      const typed = Object.fromEntries(alertFields.map((name) => [name, text(name)]));
      const values = { ...typed, consent: form.has('consent'), openedAt };
      const input = alertInput({ today: dayInVietnam(app.clock.now()), isStay });
      const read = input.safeParse({ ...values, ...(!isStay && { to: '', rooms: '1' }) });
      if (read.success) return { ok: true as const, value: read.data, values };
      const errors: AlertErrors = errorsOf(read.error.issues, (path) => path as keyof AlertErrors);
      return { ok: false as const, errors, values };
    },
    run: async ({ from: startsOn, to: endsOn = null, consent: _, ...rest }, by) => {
      const wish = { ...rest, startsOn, endsOn, productId };
      const owner = await readGuestSession(app, request);
      const result = await askForAlert(app, { wish, owner, ...by });
      if (!result.ok) return { errors: { form: refusals[result.reason] } };
      const here = new URL(request.url);
      here.searchParams.set('sent', result.isActive ? 'xong' : 'thu');
      return redirect(`/bao-tin${here.search}`, 303);
    },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Báo tin giá và chỗ', path: '/bao-tin', noindex: true });

export default function AlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, consent, sent } = loaderData;
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
      <h1 className="mt-3 text-2xl lg:text-3xl">Báo tin về {product.title}</h1>
      {sent && !actionData ? (
        <div className="mt-5">
          {sent === 'xong' ? (
            <FocusedNotice tone="good" role="status" title="Đã ghi. Có tin, thư tới hộp thư của bạn." />
          ) : (
            <FocusedNotice tone="good" role="status" title="Còn một bước nữa">
              <p>
                Bạn mở thư vừa tới và bấm xác nhận. Chưa thấy thư, bạn xem trong mục quảng cáo hoặc thư rác.
              </p>
            </FocusedNotice>
          )}
        </div>
      ) : (
        <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
          <ErrorSummary errors={errors} className="mb-5" />
          <AlertForm
            isStay={product.isStay}
            consent={consent}
            values={{ ...loaderData.values, ...actionData?.values }}
            errors={errors}
          />
        </div>
      )}
    </div>
  );
}
