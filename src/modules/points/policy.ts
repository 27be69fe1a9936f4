import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do to guests' points; the limit is about what the points take off. */
export const pointVerbs = {
  'points.correct': { title: 'Cộng hoặc trừ điểm của khách', hasLimit: true },
} satisfies Record<string, Verb>;

export const may = permission(pointVerbs);
