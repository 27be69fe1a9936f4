import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for guests' points; the limit is about the worth of the points. */
export const pointVerbs = {
  'points.correct': { title: 'Cộng hoặc trừ điểm của khách', hasLimit: true },
} satisfies Record<string, Verb>;

export const may = permission(pointVerbs);
