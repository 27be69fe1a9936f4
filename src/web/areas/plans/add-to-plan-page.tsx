import { randomUUID } from 'node:crypto';
import { data, Form, redirect } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { findKindByPrefix, getKind } from '#modules/catalog/kinds/registry.ts';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import { getProductCards } from '#modules/catalog/queries/product-cards.ts';
import { listUnitChoices } from '#modules/catalog/queries/units.ts';
import { ensurePlanVisitor, readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { planRefusals } from '#modules/plans/plan-refusals.ts';
import { listOwnDays } from '#modules/plans/viewing/list-own-plans.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { newPlanChoice, planPaths } from '#web/parts/plans/plan-paths.ts';
import type { Route } from './+types/add-to-plan-page.ts';
import { addProduct } from './add-product.ts';
import { requestedOptions } from './requested-options.ts';
import { requestedTrip } from './requested-trip.ts';

/** The product named in the URL ('khach-san/ten'), with its units and options. @throws 404 */
async function requireProduct(app: App, request: Request) {
  const [prefix = '', slug = ''] = (new URL(request.url).searchParams.get('san-pham') ?? '').split('/');
  const kind = findKindByPrefix(`/${prefix}`);
  const id =
    kind && /^[a-z0-9-]{1,200}$/.test(slug) ? await findProductId(app.readDb, kind.name, slug) : null;
  const [card] = id === null ? [] : await getProductCards(app.readDb, [id]);
  if (!card) throw data(null, { status: 404 });
  const units = (await listUnitChoices(app.readDb, [card.id])).get(card.id) ?? [];
  const trip = requestedTrip(new URL(request.url).searchParams, dayInVietnam(app.clock.now()));
  return { card, units, trip };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { card, units, trip } = await requireProduct(app, request);
  const plans = await listOwnDays(app.db, await readPlanVisitor(app, request));
  return {
    product: { title: card.title, url: card.url, place: card.place, picture: card.picture },
    units,
    plans: plans.map(({ slug, title, days }) => ({
      slug,
      title,
      days: days.map(({ id, number, title: name, date }) => ({
        id,
        isAsked: date !== null && date === trip.startsOn,
        text: [`Ngày ${number}`, date && formatWeekdayDate(date), name].filter(Boolean).join(' · '),
      })),
    })),
    newItemId: randomUUID(),
    newPlanFrom: trip.startsOn && formatWeekdayDate(trip.startsOn),
    unitLabel: capitalise(kindProfiles[card.kind].unit.plural),
    unitId: units.find(({ id }) => id === trip.unitId)?.id ?? null,
    /** Chosen options of the unit that was requested. */
    along: units.some(({ id }) => id === trip.unitId) ? (await requestedOptions(app.readDb, trip)).words : [],
    /** Null for what is not sold by nights. */
    nights: getKind(card.kind).sale === 'stay' ? { requested: trip.nights } : null,
    /** The day whose page linked here. */
    wantedDay: new URL(request.url).searchParams.get('ngay') ?? '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { card, trip } = await requireProduct(app, request);
  const form = await request.formData();
  const { visitor, cookies } = await ensurePlanVisitor(app, request);
  const added = await addProduct(app, {
    form,
    visitor,
    product: { id: card.id, province: card.provinces[0] },
    trip,
  });
  if (!added.ok) {
    const typed = typedIn(form);
    const error = added.message ?? planRefusals[added.reason];
    return data({ error, typed }, { status: added.message ? 422 : 409 });
  }
  return redirect(`${planPaths.one(added.slug)}#muc-${added.itemId}`, { status: 303, headers: cookies });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Thêm vào kế hoạch', path: planPaths.add, noindex: true });

export default function AddToPlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, units, plans, newItemId, wantedDay, unitId, unitLabel, along, nights, newPlanFrom } =
    loaderData;
  const typed: Record<string, string | undefined> = actionData?.typed ?? {};
  // The day whose page linked here, else one with the date that was chosen on the product's page.
  const daysOf = (isWanted: (day: (typeof plans)[number]['days'][number]) => boolean) =>
    plans.flatMap(({ slug, days }) => days.filter(isWanted).map(({ id }) => `${slug} ${id}`));
  const wanted = daysOf(({ id }) => id === wantedDay)[0] ?? daysOf(({ isAsked }) => isAsked)[0];
  const days = plans.find(({ slug }) => wanted?.startsWith(`${slug} `))?.days ?? plans[0]?.days;
  const at = days?.findIndex(({ id }) => wanted?.endsWith(` ${id}`)) ?? 0;
  /** Nights until the end of the plan; a new one has three days. */
  const nightsLeft = Math.max(1, (days?.length ?? 3) - 1 - Math.max(0, at));
  return (
    <div className="container-page max-w-2xl pt-8 pb-16">
      <h1 className="text-2xl lg:text-3xl">Thêm vào kế hoạch</h1>
      <ProductHead product={product} />
      <ErrorSummary errors={actionData ? { form: actionData.error } : {}} className="mt-4" />
      <Form method="post" noValidate className="mt-5 stack-4 rounded-card border border-line bg-rice p-5">
        <input type="hidden" name="newId" value={newItemId} />
        <SelectField name="into" label="Vào ngày nào" required defaultValue={typed.into ?? wanted}>
          {plans.map(({ slug, title, days }) => (
            <optgroup key={slug} label={title}>
              {days.map(({ id, text }) => (
                <option key={id} value={`${slug} ${id}`}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
          <optgroup label="Kế hoạch mới">
            <option value={newPlanChoice}>
              {['Kế hoạch mới, Ngày 1', newPlanFrom].filter(Boolean).join(' · ')}
            </option>
          </optgroup>
        </SelectField>
        {units.length > 0 && (
          <SelectField
            name="unitId"
            label={unitLabel}
            hint={along.length > 0 && `Kèm ${along.join(' · ')}.`}
            defaultValue={typed.unitId ?? unitId ?? (units.length === 1 ? units[0]?.id : '')}
          >
            <option value="">Chọn sau</option>
            {units.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {nights && (
          <TextField
            name="nights"
            label="Số đêm"
            inputMode="numeric"
            required
            defaultValue={typed.nights ?? nights.requested ?? nightsLeft}
          />
        )}
        <TextField name="hour" label="Giờ" type="time" defaultValue={typed.hour} />
        <Button type="submit" className="w-full sm:w-auto">
          Thêm vào kế hoạch
        </Button>
      </Form>
    </div>
  );
}

/** The product being added, as its page shows it. */
function ProductHead({ product }: Pick<Route.ComponentProps['loaderData'], 'product'>) {
  return (
    <div className="mt-4 flex items-center gap-3">
      {product.picture && (
        <div className="w-20 shrink-0">
          <Picture
            picture={product.picture}
            sizes="80px"
            ratio="1/1"
            decorative
            className="rounded-control"
          />
        </div>
      )}
      <p className="min-w-0">
        <a href={product.url} className="font-semibold text-sea hover:underline">
          {product.title}
        </a>
        <span className="block text-sm text-ink-soft">{product.place}</span>
      </p>
    </div>
  );
}
