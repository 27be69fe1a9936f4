import { deviceStore } from '#web/parts/device/device-store.ts';

const mostKept = 200;

/** The reviews that were found helpful on this device, newest first. */
export const helpfulReviews = deviceStore('nv_helpful', (stored) =>
  Array.isArray(stored)
    ? (stored.filter((id) => Number.isSafeInteger(id)).slice(0, mostKept) as number[])
    : [],
);

/** Remembers a review as found helpful. */
export function rememberHelpful(id: number): void {
  helpfulReviews.change((kept) => (kept.includes(id) ? kept : [id, ...kept].slice(0, mostKept)));
}
