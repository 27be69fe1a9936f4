import { data, redirect } from 'react-router';
import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import { markHelpful } from '#modules/reviews/commands/mark-helpful.ts';
import { unprovenSender } from '#platform/bots/sender.ts';
import { appContext } from '#web/app/app-context.ts';
import { guardOf } from '#web/parts/bots/guard-of.ts';
import { reviewsSection } from '#web/parts/reviews/reviews-place.ts';
import type { Route } from './+types/helpful-vote.ts';
import { voterOf } from './voter-of.ts';

/**
 * Takes a vote for a review. Without script the visitor goes back to the product, where it counts already; a script asks
 * for the count instead.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const reviewId = /^[1-9]\d{0,8}$/.test(params.review) ? Number(params.review) : 0;
  const { voter, cookie } = voterOf(request, app);
  const { ip } = guardOf(form, request);
  // Votes are counted apart from what the same address writes in forms.
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
  return redirect(`${product?.url ?? '/'}${search && `?${search}`}#${reviewsSection.id}`, {
    status: 303,
    headers,
  });
}
