/** One cross-section: place along the car, height and half-width of the belt line and of the edge of the roof, in metres. */
export interface Section {
  u: number;
  belt: readonly [y: number, half: number];
  top: readonly [y: number, half: number];
}

export interface CarShape {
  sections: readonly Section[];
  /** Height of the sill. */
  sill: number;
  /** Side windows from … to, along the car. */
  windows: readonly (readonly [number, number])[];
  /** Foot and head of the windscreen, then of the rear window. */
  screen: readonly [number, number];
  rear: readonly [number, number];
  axles: readonly [front: number, rear: number];
  wheel: number;
  /** Door joints. */
  joints: readonly number[];
}

export const section = (u: number, by: number, bw: number, ty: number, tw: number): Section => ({
  u,
  belt: [by, bw],
  top: [ty, tw],
});
