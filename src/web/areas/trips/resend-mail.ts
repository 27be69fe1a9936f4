import { redirect } from 'react-router';
import { resendMail } from '#modules/booking/trip/resend-mail.ts';
import { appContext } from '#web/app/app-context.ts';
import { requireFullTrip } from '#web/parts/booking/require-trip.ts';
import type { Route } from './+types/resend-mail.ts';
import { leadToTrip } from './lead-to-trip.ts';

/** Sends a booking's mail again, to its own mail address. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { code } = await requireFullTrip(request, app, params.code);
  const sent = await resendMail(app.db, app.queue, { code, actor: 'guest' }, app.clock.now());
  const done = sent.ok ? 'gui-lai' : sent.reason === 'too_often' ? 'gui-nhieu' : 'khong-gui';
  return redirect(`/chuyen-di/${code}?xong=${done}`, 303);
}

export const loader = leadToTrip;
