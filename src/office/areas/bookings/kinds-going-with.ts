import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';

/** What guests most often still need, the most often first; other kinds follow. */
const mostNeeded: readonly KindName[] = ['hotel', 'car', 'attraction', 'experience', 'tour'];
const needed = [...new Set([...mostNeeded, ...kindNames])];
/** Sale models that always include nights; what is sold by guests does where it lasts for more than a day. */
const hasNights = new Set<string>(['stay', 'bundle', 'cabins']);

/** What is booked: days are ISO. */
interface Booked {
  kind: KindName;
  from: string;
  to: string;
}

/** All kinds in the order in which they go with what is booked: kinds that it lacks first, and no second place to sleep. */
export function kindsGoingWith(booked: readonly Booked[]): KindName[] {
  const sleeps = booked.some(({ kind, from, to }) => {
    const { sale } = getKind(kind);
    return hasNights.has(sale) || (sale === 'guests' && to > from);
  });
  const isBooked = (kind: KindName) => booked.some((one) => one.kind === kind);
  const isNext = (kind: KindName) => !isBooked(kind) && !(sleeps && hasNights.has(getKind(kind).sale));
  return [...needed.filter(isNext), ...needed.filter((kind) => !isNext(kind))];
}
