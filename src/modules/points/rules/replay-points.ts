/** A line of the points ledger, as far as it determines what is left; days are ISO. */
export interface PointLine {
  kind: string;
  bookingId: string | null;
  /** Positive for points gained. */
  points: number;
  expiresOn: string | null;
}

/** Points with the same last day. */
export interface PointLot {
  points: number;
  expiresOn: string;
}

export interface PointsLeft {
  /** Soonest to expire first; none while there is a debt. */
  lots: PointLot[];
  /** Points taken back that were already gone: the next points pay for them. */
  debt: number;
}

/**
 * An account's remaining points, from its lines in order. Points are taken from the lots that expire soonest; points that a
 * booking used are returned to their lots, longest lasting first, and expire no sooner than their line says.
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

/** Points usable on a day. */
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

/** `parts` are the lots the booking used; points it used without having them are returned as the line says. */
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
