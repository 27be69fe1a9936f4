import type { VoteOrigin } from '#modules/plans/editing/vote-item.ts';
import type { App } from '#platform/app.ts';
import { countingOf } from '#platform/limits/take-allowance.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';

/** Where a vote or like of a form comes from. */
export function voteOrigin(app: App, request: Request): VoteOrigin {
  return { ip: guestIpOf(request), counting: countingOf(app) };
}
