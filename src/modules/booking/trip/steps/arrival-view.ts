import type { ArrivalRow } from './get-booking-row.ts';

/** That a guest comes late to an item, or did not come; instants are ISO, amounts đồng. */
export interface ArrivalView {
  id: string;
  position: number;
  kind: 'late' | 'no_show';
  /** Of who is late. */
  arrivesAt: string | null;
  note: string;
  /** What the conditions keep of who did not come. */
  keptVnd: number | null;
  notedAt: string;
  /** When the supplier read it; null as long as they have not. */
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
