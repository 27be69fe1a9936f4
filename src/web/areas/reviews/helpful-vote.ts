import { createHmac, randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import { markHelpful } from '#modules/reviews/commands/mark-helpful.ts';
import type { App } from '#platform/app.ts';
import { unprovenSender } from '#platform/bots/sender.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { appContext } from '#web/app/app-context.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import { reviewsAnchor } from '#web/parts/reviews/reviews-anchor.ts';
import type { Route } from './+types/helpful-vote.ts';

const voterCookie = guestCookie('nv_voter', '/danh-gia');

const maxAgeSeconds = 400 * 86_400;

/**
 * Stores a helpful vote for a review. Without script it redirects to the product, where the vote counts already; a script gets
 * the count instead.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const reviewId = /^[1-9]\d{0,8}$/.test(params.review) ? Number(params.review) : 0;
  const { voter, cookie } = voterOf(request, app);
  const { ip } = readFormGuard(form, request);
  // Votes have a rate limit of their own, separate from forms of the same address.
  const sender = unprovenSender(app, { ip, posts: 'helpful votes' });
  const result = await markHelpful(app.db, { reviewId, voter, sender }, app.clock.now());
  if (!result.ok && result.reason === 'unknown_review') throw data(null, { status: 404 });
  const headers: HeadersInit = cookie ? { 'set-cookie': cookie } : {};
  if (form.get('by') === 'script')
    return Response.json({ helpfulCount: result.ok ? result.helpfulCount : null }, { headers });
  if (!result.ok)
    return new Response('Mạng của bạn vừa gửi nhiều lượt. Bạn thử lại sau khoảng một giờ.', {
      status: 429,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const [product] = await listCardsById(app.db, [result.productId]);
  const search = new URLSearchParams(String(form.get('choice') ?? '')).toString();
  return redirect(`${product?.url ?? '/'}${search && `?${search}`}#${reviewsAnchor.id}`, {
    status: 303,
    headers,
  });
}

/**
 * The voter as a keyed hash of a random number given to their browser for this purpose alone; and the Set-Cookie header for a
 * browser without one.
 */
function voterOf(
  request: Request,
  { config, secrets }: Pick<App, 'config' | 'secrets'>,
): { voter: string; cookie: string | null } {
  const value = voterCookie.read(request, config);
  const found = /^[0-9a-f-]{36}$/.test(value) ? value : null;
  const key = found ?? randomUUID();
  return {
    voter: createHmac('sha256', secrets.token).update(`voter:${key}`).digest('base64url'),
    cookie: found ? null : voterCookie.write(key, maxAgeSeconds, config),
  };
}
