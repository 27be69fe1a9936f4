import type { ArrivalRow } from './get-booking-row.ts';

/** A late arrival or no-show for an item; instants are ISO, amounts đồng. */
export interface ArrivalView {
  id: string;
  position: number;
  kind: 'late' | 'no_show';
  /** Only for a late arrival. */
  arrivesAt: string | null;
  note: string;
  /** The fee that the conditions retain for a no-show. */
  keptVnd: number | null;
  notedAt: string;
  /** When the supplier read it; null until then. */
  acknowledgedAt: string | null;
}

export function arrivalView(row: ArrivalRow): ArrivalView {
  const { arrivesAt, notedAt, acknowledgedAt } = row;
  return {
    ...row,
    arrivesAt: arrivesAt && toIso(arrivesAt),
    notedAt: toIso(notedAt),
    acknowledgedAt: acknowledgedAt && toIso(acknowledgedAt),
  };
}

function toIso(at: string): string {
  return new Date(at).toISOString();
}
