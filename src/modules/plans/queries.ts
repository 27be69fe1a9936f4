/** What the page of a plan asks beside the plan itself. */
export { listPlanChanges, listPlanEditors } from './viewing/list-plan-changes.ts';
export { suggestNearby } from './viewing/suggest-nearby.ts';
