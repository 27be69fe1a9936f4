/** Data of a plan's page besides the plan itself. */
export { listPlanChanges, listPlanEditors } from './viewing/list-plan-changes.ts';
export { exportGuestVotes, type ItemVotes, listVotes, noVotes } from './viewing/list-votes.ts';
export { suggestNearby } from './viewing/suggest-nearby.ts';
