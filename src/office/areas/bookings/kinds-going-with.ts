import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';

/** What guests most often still need, the most often first. */
const needed: readonly KindName[] = [
  'hotel',
  'car',
  'attraction',
  'experience',
  'tour',
  'service',
  'cruise',
  'combo',
];
/** Sale models that include nights. */
const hasNights = new Set<string>(['stay', 'bundle', 'cabins']);

/** All kinds in the order in which they go with what is booked: kinds that it lacks first, and no second place to sleep. */
export function kindsGoingWith(booked: readonly KindName[]): KindName[] {
  const sleeps = booked.some((kind) => hasNights.has(getKind(kind).sale));
  const isNext = (kind: KindName) => !booked.includes(kind) && !(sleeps && hasNights.has(getKind(kind).sale));
  return [...needed.filter(isNext), ...needed.filter((kind) => !isNext(kind))];
}
