import { BUS_SHAPES } from './bus-shapes.ts';
import type { CarShape } from './car-shape.ts';
import { LARGE_CAR_SHAPES } from './large-car-shapes.ts';
import { SMALL_CAR_SHAPES } from './small-car-shapes.ts';

const ALL = { ...SMALL_CAR_SHAPES, ...LARGE_CAR_SHAPES, ...BUS_SHAPES };

export type CarKind = keyof typeof ALL;

/** Bodies by class. */
export const CAR_SHAPES: Readonly<Record<CarKind, CarShape>> = ALL;
