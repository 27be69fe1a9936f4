import { planPdf } from '#modules/plans/documents/plan-pdf.ts';
import { loadPlanPrices } from '#modules/plans/pricing/load-plan-prices.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/plan-print-file.ts';
import { requirePlan } from './load-plan-page.ts';

/** A plan as a PDF to print. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { view } = await requirePlan(app, request, params.slug);
  const ip = guestIpOf(request);
  const { quote } = await loadPlanPrices(app, view, ip);
  const { name } = await getSettings(app.readDb);
  const file = await planPdf(view, { company: name, totalVnd: quote?.total ?? null });
  return new Response(new Uint8Array(file), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="ke-hoach.pdf"' },
  });
}
