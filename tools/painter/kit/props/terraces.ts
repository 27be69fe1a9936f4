import { type Hex, toRgb } from '../colour.ts';
import { type Box, clipBox, Field, type Shape } from '../field.ts';
import { hash } from '../hash.ts';
import { clamp, lerp, type Side, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { repaint } from '../repaint.ts';
import type { Layer } from '../sheet.ts';

/** What grows: young rice, ripe rice, or flooded fields before planting. */
export type RiceSeason = 'green' | 'ripe' | 'water';

export interface TerraceColours {
  /** Shaded riser, riser, young rice, lit young rice. */
  green: readonly [Hex, Hex, Hex, Hex];
  /** Ripe rice, dark to light. */
  gold: readonly [Hex, Hex, Hex];
  /** Flooded field: what it mirrors far and near. */
  water: readonly [Hex, Hex];
  /** Edge of a field. */
  lip: Hex;
  ink: Hex;
}

export interface TerraceOptions {
  seed: string;
  box: Box;
  /** Height in steps, growing downward; the whole part is the step, the rest the place on it. */
  elevation: Shape;
  /** Steepness of spurs, for light: about -1..1. */
  relief: Shape;
  colours: TerraceColours;
  season: RiceSeason;
  side: Side;
  /** Size of fields: 1 near, 0.5 far. */
  scale: number;
}

type Triple = readonly [number, number, number];

/** Share of a step that is field; the rest is the lip and the riser below it. */
const FIELD = 0.57;
/** Where on the slow noise ripe and flooded fields begin. */
const SEASONS: Record<RiceSeason, { ripe: number; water: number }> = {
  green: { ripe: 0.24, water: 0.46 },
  ripe: { ripe: -0.22, water: 0.62 },
  water: { ripe: 9, water: -0.16 },
};

/** Recolours the covered pixels of a layer as rice terraces. */
export function paintTerraces(layer: Layer, options: TerraceOptions): void {
  const { seed, elevation, relief, season, side, scale } = options;
  const { sheet } = layer;
  const box = clipBox(options.box, sheet.width, sheet.height);
  const [x0, y0, x1, y1] = box;
  const noise = makeNoise(`${seed}/terraces`);
  const salt = hash(seed) % 997;
  const paint = painter(options.colours, SEASONS[season], scale);
  const heights = new Field(box, 2, elevation);
  const spurs = new Field(box, 4, relief);
  const kinds = new Field(box, 6, (x, y) => noise.fbm(x / (240 * scale) + 7, y / (150 * scale) + 7, 2));
  const right = x1 - x0 - 1;
  const foot = y1 - y0 - 1;
  repaint(layer, box, (data, k, x, y, grain) => {
    const e = heights.at(x, y);
    const step = Math.floor(e);
    const down = heights.at(x, Math.min(foot, y + 2)) - e;
    const across = heights.at(Math.min(right, x + 2), y) - e;
    const slope = Math.max(0.004, Math.hypot(down, across) / 2);
    const spur = spurs.at(x, y);
    const tilt = (spurs.at(Math.min(right, x + 24), y) - spurs.at(Math.max(0, x - 24), y)) * -side;
    const light = clamp(0.52 + (random(salt, step, 7) - 0.5) * 0.3 + tilt * 1.5 + 0.1 * spur);
    const length = (170 + 170 * random(salt, step, 1)) * scale;
    const along = (x + x0) / length + random(salt, step, 2) * 9 + spur * 0.8;
    const field = Math.floor(along);
    const chance = random(salt, field + 50, step);
    const colour = paint({
      place: e - step,
      units: 1 / slope,
      light,
      kind: kinds.at(x, y) * 1.5 + (chance - 0.5) * 0.5,
      chance,
      fromEnd: (along - field) * length,
      grain,
    });
    data[k] = colour[0];
    data[k + 1] = colour[1];
    data[k + 2] = colour[2];
  });
}

interface Spot {
  /** On the step, 0 at its back. */
  place: number;
  /** Height of the step on the sheet, in units. */
  units: number;
  light: number;
  kind: number;
  chance: number;
  /** Units from the end of the field. */
  fromEnd: number;
  grain: number;
}

function painter(
  colours: TerraceColours,
  season: (typeof SEASONS)[RiceSeason],
  scale: number,
): (spot: Spot) => Triple {
  const [shadeRiser, riser, young, lit] = colours.green.map(toRgb) as unknown as Triple[] as [
    Triple,
    Triple,
    Triple,
    Triple,
  ];
  const [ripe, gold, straw] = colours.gold.map(toRgb) as unknown as [Triple, Triple, Triple];
  const [far, near] = colours.water.map(toRgb) as unknown as [Triple, Triple];
  const lip = toRgb(colours.lip);
  const ink = toRgb(colours.ink);
  const fieldColour = ({ place, units, light, kind, chance, fromEnd, grain }: Spot): Triple => {
    const back = smoothstep(0.16, 0.04, place) * 0.34;
    if (fromEnd < 1.6 * scale && units > 9) return blend(lip, ink, back);
    if (kind > season.water) {
      return blend(blend(far, near, clamp(place / FIELD + (chance - 0.5) * 0.5)), ink, back);
    }
    const warm = smoothstep(0.3, 0.7, light + (grain - 0.5) * 0.32);
    const ripened = kind > season.ripe;
    return blend(
      ripened ? blend(chance > 0.5 ? gold : ripe, straw, warm) : blend(young, lit, warm),
      ink,
      back,
    );
  };
  return (spot) => {
    const { place, units, light, grain } = spot;
    const edge = Math.min(0.13, (1.7 * scale) / units);
    const intoLip = clamp((place - FIELD) * units + 0.5);
    const intoRiser = clamp((place - FIELD - edge) * units + 0.5);
    let colour: Triple = lip;
    if (intoLip < 1) colour = blend(fieldColour(spot), lip, intoLip);
    if (intoRiser > 0) {
      const down = clamp((place - FIELD - edge) / (1 - FIELD - edge));
      const warm = smoothstep(0.45, 0.75, light + (grain - 0.5) * 0.2);
      colour = blend(colour, blend(blend(shadeRiser, riser, warm), ink, down * 0.35), intoRiser);
    }
    // Steps too fine to draw melt into one green.
    if (units < 3.2) colour = blend(colour, young, clamp((3.2 - units) / 2));
    return blend(colour, ink, clamp(0.62 - light + (grain - 0.5) * 0.1) * 0.5);
  };
}

function blend(from: Triple, to: Triple, t: number): Triple {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}

/** Number in 0..1 for a field of a step. */
function random(salt: number, a: number, b: number): number {
  let v = (Math.imul(a + salt, 374761393) + Math.imul(b, 668265263)) | 0;
  v = Math.imul(v ^ (v >>> 13), 1274126177);
  return ((v ^ (v >>> 16)) >>> 0) / 0x1_0000_0000;
}
