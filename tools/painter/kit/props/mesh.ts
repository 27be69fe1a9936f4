import { type Hex, mix } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Context } from '../sheet.ts';
import { polygon } from '../stroke.ts';
import type { Camera, Spot } from './camera.ts';

/** A flat face of a body; `inside` is a spot within the body, from which the face looks away. */
export interface Face {
  spots: readonly Spot[];
  inside: Spot;
  colour: Hex;
  /** How much it mirrors the sky from above, 0..1. */
  gloss?: number;
}

/** How a body is lit: direction toward the light (unit length) and the colours of light and shade. */
export interface MeshLight {
  toLight: Spot;
  light: Hex;
  shade: Hex;
  sky: Hex;
}

/** Light for bodies under a palette; `side` 1 = from the right, `front` = how far it comes from the viewer's side. */
export function meshLight(palette: Palette, side: 1 | -1, front = 0.4): MeshLight {
  const length = Math.hypot(0.7, 0.72, front);
  return {
    toLight: [(0.7 * side) / length, 0.72 / length, -front / length],
    light: mix(palette.flank, '#ffffff', palette.light === 'noon' ? 0.7 : 0.35),
    shade: palette.ink,
    sky: mix(palette.sky[2], palette.sky[1], 0.3),
  };
}

/** Faces between neighbouring rings of a body; `colourOf` tells the colour by place in the ring and by ring. */
export function loft(
  rings: readonly (readonly Spot[])[],
  colourOf: (segment: number, ring: number) => Hex | null,
  gloss = 0,
): Face[] {
  const faces: Face[] = [];
  for (let r = 0; r + 1 < rings.length; r++) {
    const a = rings[r] as readonly Spot[];
    const b = rings[r + 1] as readonly Spot[];
    const inside = middleOf([...a, ...b]);
    for (let k = 0; k + 1 < a.length; k++) {
      const colour = colourOf(k, r);
      if (!colour) continue;
      const spots = [a[k], a[k + 1], b[k + 1], b[k]] as Spot[];
      faces.push({ spots, inside, colour, gloss });
    }
  }
  return faces;
}

/** Paints the faces turned to the eye, far ones first. */
export function paintMesh(ctx: Context, camera: Camera, faces: readonly Face[], light: MeshLight): void {
  const [ex, ey, ez] = camera.position;
  const seen = faces.flatMap((face) => {
    const normal = normalOf(face);
    const [x, y, z] = middleOf(face.spots);
    if ((ex - x) * normal[0] + (ey - y) * normal[1] + (ez - z) * normal[2] <= 0) return [];
    return [{ face, normal, away: Math.hypot(ex - x, ey - y, ez - z) }];
  });
  seen.sort((p, q) => q.away - p.away);
  for (const { face, normal } of seen) {
    const outline = camera.outline(face.spots);
    if (outline.length < 3) continue;
    const colour = litFace(face, normal, light);
    polygon(ctx, outline, colour);
    ctx.lineWidth = 0.9;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
}

function litFace({ colour, gloss = 0 }: Face, normal: Spot, { toLight, light, shade, sky }: MeshLight): Hex {
  const facing = normal[0] * toLight[0] + normal[1] * toLight[1] + normal[2] * toLight[2];
  const lit = facing > 0 ? mix(colour, light, 0.36 * facing ** 1.2) : mix(colour, shade, 0.5 * -facing);
  const under = normal[1] < -0.1 ? mix(lit, shade, 0.25) : lit;
  return normal[1] > 0.4 ? mix(under, sky, gloss * (normal[1] - 0.4)) : under;
}

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce(([x, y, z], s): Spot => [x + s[0], y + s[1], z + s[2]], [0, 0, 0] as Spot);
  return [sum[0] / spots.length, sum[1] / spots.length, sum[2] / spots.length];
}

/** Unit normal of a face, away from the inside; diagonals are used, so that a corner may be doubled. */
function normalOf({ spots, inside }: Face): Spot {
  const [a, b, c, d = c] = spots as [Spot, Spot, Spot, Spot];
  const p: Spot = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const q: Spot = [d[0] - b[0], d[1] - b[1], d[2] - b[2]];
  const n: Spot = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const length = Math.hypot(...n) || 1;
  const [x, y, z] = middleOf(spots);
  const away = (x - inside[0]) * n[0] + (y - inside[1]) * n[1] + (z - inside[2]) * n[2] < 0 ? -1 : 1;
  return [(n[0] * away) / length, (n[1] * away) / length, (n[2] * away) / length];
}

/** The six faces of a block given by two opposite corners in the axes of `spot`. */
export function boxFaces(
  spot: (u: number, y: number, v: number) => Spot,
  [u0, u1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  [v0, v1]: readonly [number, number],
  colour: Hex,
  gloss = 0.2,
): Face[] {
  const inside = spot((u0 + u1) / 2, (y0 + y1) / 2, (v0 + v1) / 2);
  const face = (...corners: (readonly [number, number, number])[]): Face => ({
    spots: corners.map(([u, y, v]) => spot(u, y, v)),
    inside,
    colour,
    gloss,
  });
  return [
    face([u0, y0, v0], [u1, y0, v0], [u1, y1, v0], [u0, y1, v0]),
    face([u0, y0, v1], [u1, y0, v1], [u1, y1, v1], [u0, y1, v1]),
    face([u0, y0, v0], [u0, y0, v1], [u0, y1, v1], [u0, y1, v0]),
    face([u1, y0, v0], [u1, y0, v1], [u1, y1, v1], [u1, y1, v0]),
    face([u0, y1, v0], [u1, y1, v0], [u1, y1, v1], [u0, y1, v1]),
    face([u0, y0, v0], [u1, y0, v0], [u1, y0, v1], [u0, y0, v1]),
  ];
}
