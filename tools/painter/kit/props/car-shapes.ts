export type CarKind = 'sedan' | 'suv' | 'van' | 'minibus' | 'coach';

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

const section = (u: number, by: number, bw: number, ty: number, tw: number): Section => ({
  u,
  belt: [by, bw],
  top: [ty, tw],
});

/** Bodies of no maker; rear first. */
export const CAR_SHAPES: Record<CarKind, CarShape> = {
  sedan: {
    sill: 0.22,
    sections: [
      section(-2.36, 0.74, 0.62, 0.78, 0.55),
      section(-2.28, 0.88, 0.78, 0.95, 0.66),
      section(-2, 0.95, 0.86, 1.04, 0.72),
      section(-1.72, 0.97, 0.88, 1.09, 0.7),
      section(-1.4, 0.97, 0.89, 1.24, 0.64),
      section(-0.95, 0.96, 0.9, 1.41, 0.6),
      section(-0.4, 0.95, 0.9, 1.46, 0.6),
      section(0.1, 0.94, 0.9, 1.43, 0.59),
      section(0.45, 0.93, 0.9, 1.31, 0.6),
      section(0.8, 0.92, 0.9, 1.14, 0.65),
      section(1.08, 0.9, 0.89, 1, 0.71),
      section(1.5, 0.84, 0.88, 0.92, 0.72),
      section(1.95, 0.75, 0.85, 0.82, 0.68),
      section(2.22, 0.65, 0.78, 0.71, 0.6),
      section(2.36, 0.54, 0.62, 0.58, 0.5),
    ],
    windows: [
      [-1.36, -0.42],
      [-0.32, 0.84],
    ],
    screen: [1.08, 0.18],
    rear: [-1.72, -1],
    axles: [1.42, -1.38],
    wheel: 0.33,
    joints: [-0.37, 0.78],
  },
  suv: {
    sill: 0.3,
    sections: [
      section(-2.34, 0.9, 0.68, 0.94, 0.64),
      section(-2.27, 1.04, 0.8, 1.12, 0.72),
      section(-2.1, 1.07, 0.87, 1.42, 0.68),
      section(-1.9, 1.07, 0.89, 1.63, 0.65),
      section(-1.3, 1.05, 0.91, 1.71, 0.66),
      section(-0.5, 1.03, 0.92, 1.74, 0.67),
      section(0.2, 1.02, 0.92, 1.7, 0.66),
      section(0.55, 1.01, 0.92, 1.56, 0.66),
      section(0.92, 1, 0.92, 1.33, 0.69),
      section(1.25, 0.99, 0.91, 1.1, 0.74),
      section(1.7, 0.96, 0.9, 1.04, 0.75),
      section(2.05, 0.89, 0.87, 0.96, 0.72),
      section(2.26, 0.78, 0.8, 0.83, 0.64),
      section(2.38, 0.62, 0.66, 0.66, 0.54),
    ],
    windows: [
      [-2, -1.26],
      [-1.17, -0.28],
      [-0.19, 0.96],
    ],
    screen: [1.25, 0.28],
    rear: [-2.26, -1.93],
    axles: [1.46, -1.4],
    wheel: 0.37,
    joints: [-1.22, -0.24, 0.92],
  },
  van: {
    sill: 0.28,
    sections: [
      section(-2.86, 1.16, 0.84, 2.2, 0.72),
      section(-2.78, 1.18, 0.93, 2.34, 0.78),
      section(-2.4, 1.18, 0.97, 2.42, 0.8),
      section(-1, 1.18, 0.98, 2.45, 0.81),
      section(0.6, 1.18, 0.98, 2.44, 0.8),
      section(1.2, 1.18, 0.98, 2.34, 0.78),
      section(1.6, 1.17, 0.98, 2.04, 0.77),
      section(1.95, 1.16, 0.98, 1.66, 0.79),
      section(2.22, 1.14, 0.97, 1.32, 0.82),
      section(2.5, 1.06, 0.95, 1.16, 0.8),
      section(2.72, 0.92, 0.88, 0.99, 0.72),
      section(2.84, 0.7, 0.74, 0.76, 0.6),
    ],
    windows: [
      [-2.66, -1.4],
      [-1.28, -0.05],
      [0.07, 0.98],
      [1.1, 2],
    ],
    screen: [2.24, 1.22],
    rear: [-2.86, -2.86],
    axles: [1.86, -1.72],
    wheel: 0.37,
    joints: [-0.02, 1.04, 2.05],
  },
  minibus: {
    sill: 0.36,
    sections: [
      section(-3.72, 1.3, 1, 2.5, 0.9),
      section(-3.66, 1.32, 1.06, 2.74, 0.96),
      section(-3.3, 1.32, 1.08, 2.84, 0.98),
      section(-1, 1.32, 1.08, 2.88, 0.98),
      section(1.6, 1.32, 1.08, 2.87, 0.98),
      section(2.8, 1.32, 1.08, 2.82, 0.97),
      section(3.2, 1.3, 1.08, 2.6, 0.96),
      section(3.46, 1.28, 1.07, 2.08, 0.96),
      section(3.6, 1.24, 1.05, 1.54, 0.96),
      section(3.74, 1.1, 1.02, 1.26, 0.94),
      section(3.8, 0.8, 0.9, 0.86, 0.8),
    ],
    windows: [
      [-3.5, -2.2],
      [-2.1, -0.8],
      [-0.7, 0.6],
      [0.7, 2],
      [2.1, 3.2],
    ],
    screen: [3.58, 2.94],
    rear: [-3.72, -3.72],
    axles: [2.4, -2.3],
    wheel: 0.44,
    joints: [2.06, 2.9],
  },
  coach: {
    sill: 0.4,
    sections: [
      section(-5.9, 1.6, 1.12, 3.1, 1.02),
      section(-5.84, 1.62, 1.2, 3.34, 1.08),
      section(-5.4, 1.62, 1.24, 3.46, 1.12),
      section(-2, 1.62, 1.25, 3.5, 1.13),
      section(2.4, 1.62, 1.25, 3.5, 1.13),
      section(4.9, 1.6, 1.25, 3.46, 1.12),
      section(5.4, 1.56, 1.24, 3.28, 1.11),
      section(5.64, 1.5, 1.22, 2.6, 1.1),
      section(5.78, 1.4, 1.2, 1.76, 1.1),
      section(5.88, 1.2, 1.16, 1.36, 1.06),
      section(5.94, 0.86, 1.04, 0.92, 0.94),
    ],
    windows: [
      [-5.5, -3.9],
      [-3.8, -2.2],
      [-2.1, -0.5],
      [-0.4, 1.2],
      [1.3, 2.9],
      [3, 4.3],
      [4.4, 5.5],
    ],
    screen: [5.76, 5.24],
    rear: [-5.9, -5.9],
    axles: [4.1, -3.7],
    wheel: 0.52,
    joints: [4.36, 5.2],
  },
};
