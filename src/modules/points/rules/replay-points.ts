/** A line of the ledger of points, as far as it decides what is left; days are ISO. */
export interface PointLine {
  kind: string;
  bookingId: string | null;
  /** Positive where points came. */
  points: number;
  expiresOn: string | null;
}

/** Points that are good until the same day, which is the last one. */
export interface PointLot {
  points: number;
  expiresOn: string;
}

export interface PointsLeft {
  /** The soonest to end first; none while there is a debt. */
  lots: PointLot[];
  /** What was taken back and is not there any more: the next points pay it. */
  debt: number;
}

/**
 * What is left of an account's points, from its lines in their order. Whatever goes takes the points that end soonest; what a
 * booking used comes back as it was, the longest lasting first, and no sooner to end than its line says.
 */
export function replayPoints(lines: readonly PointLine[]): PointsLeft {
  const left: PointsLeft = { lots: [], debt: 0 };
  const used = new Map<string, PointLot[]>();
  for (const { kind, bookingId, points, expiresOn } of lines) {
    if (points < 0) {
      const parts = take(left, -points);
      if (kind === 'burn' && bookingId !== null)
        used.set(bookingId, [...(used.get(bookingId) ?? []), ...parts]);
    } else if (kind === 'return' && bookingId !== null)
      giveBack(left, used.get(bookingId) ?? [], { points, expiresOn: expiresOn ?? '' });
    else add(left, { points, expiresOn: expiresOn ?? '' });
  }
  return left;
}

/** How many points can be used on a day. */
export function usablePoints({ lots }: PointsLeft, today: string): number {
  return lots.reduce((sum, lot) => sum + (lot.expiresOn >= today ? lot.points : 0), 0);
}

function take(left: PointsLeft, points: number): PointLot[] {
  const parts: PointLot[] = [];
  let open = points;
  while (open > 0) {
    const [first, ...others] = left.lots;
    if (!first) break;
    const part = Math.min(open, first.points);
    parts.push({ points: part, expiresOn: first.expiresOn });
    left.lots = part < first.points ? [{ ...first, points: first.points - part }, ...others] : others;
    open -= part;
  }
  left.debt += open;
  return parts;
}

function add(left: PointsLeft, { points, expiresOn }: PointLot): void {
  const paid = Math.min(left.debt, points);
  left.debt -= paid;
  if (points === paid) return;
  const same = left.lots.find((lot) => lot.expiresOn === expiresOn)?.points ?? 0;
  const others = left.lots.filter((lot) => lot.expiresOn !== expiresOn);
  left.lots = [...others, { points: same + points - paid, expiresOn }].sort((a, b) =>
    a.expiresOn < b.expiresOn ? -1 : 1,
  );
}

/** `parts` are what the booking used; what it used without having it comes back as the line says. */
function giveBack(left: PointsLeft, parts: PointLot[], { points, expiresOn }: PointLot): void {
  let open = points;
  for (const part of parts.toSorted((a, b) => (a.expiresOn > b.expiresOn ? -1 : 1))) {
    const back = Math.min(open, part.points);
    if (back === 0) continue;
    add(left, { points: back, expiresOn: part.expiresOn > expiresOn ? part.expiresOn : expiresOn });
    part.points -= back;
    open -= back;
  }
  if (open > 0) add(left, { points: open, expiresOn });
}
