import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { fade, spray } from '../../kit/spray.ts';
import { brush, curve, ellipse, lens, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintCoralBed } from './corals.ts';
import { paintSchool } from './fish.ts';
import type { IslandView } from './layout.ts';
import { paintSnorkeller } from './snorkeller.ts';
import { paintTurtle } from './turtle.ts';

/** Under water: shafts of light, a reef on both sides, fish, a turtle, a snorkeller near the surface. */
export function paintReef(view: IslandView): void {
  const { sheet, seed, palette, rng, light } = view;
  const noise = makeNoise(`${seed}/reef`);
  const warm = light === 'noon' ? 0.1 : 0.32;
  const [, back, mid, near] = palette.water;
  const deep = mix(mix(near, '#0b4a63', 0.5), palette.ink, 0.25);
  const sea = [
    mix(mix('#d8f3ea', palette.glow, warm), palette.sky[3], 0.2),
    mix(back, '#7fd8cf', 0.5),
    mix(mid, '#2fa7ae', 0.5),
    mix(near, '#14768c', 0.5),
    deep,
  ] as const;
  const sunX = rng.range(480, 640);
  const water = sheet.covered();
  tone(
    water,
    evenRamp(sea),
    (x, y) => {
      const off = (x - sunX) / 620;
      const shine = 0.16 * off * off - 0.1 * Math.exp(-off * off * 5);
      return clamp(0.06 + 1.02 * (y / 900) ** 0.85 + shine + 0.05 * noise.fbm(x / 260, y / 60, 2));
    },
    { grain: 0.1 },
  );
  sheet.stamp(water);
  const { ctx } = sheet.main;
  glow(ctx, { x: sunX, y: -40, radius: 520, colour: mix('#fff6d8', palette.glow, warm), strength: 0.75 });
  // The surface from below: bright lenses that thin downward.
  for (let i = 0; i < 150; i++) {
    const y = 110 * rng() ** 1.8;
    ctx.globalAlpha = rng.range(0.2, 0.7) * (1 - y / 130);
    lens(
      ctx,
      rng() * 1200,
      y,
      rng.range(50, 190) * (1 - y / 200),
      rng.range(2, 7),
      mix('#ffffff', palette.glow, warm),
    );
  }
  ctx.globalAlpha = 1;
  const shafts = sheet.layer();
  for (let i = 0; i < 9; i++) {
    const top = sunX - 330 + i * 84 + rng.bell() * 26;
    const drift = (top - sunX) * 0.55 + rng.range(-10, 50);
    const wide = rng.range(16, 46);
    polygon(
      shafts.ctx,
      [
        [top - wide * 0.4, -10],
        [top + wide * 0.4, -10],
        [top + drift + wide * 1.9, 800],
        [top + drift - wide * 1.2, 800],
      ],
      rgba(mix('#f4fff4', palette.glow, warm), rng.range(0.16, 0.34)),
    );
  }
  fade(shafts, (_x, y) => clamp(0.1 + y / 760), { soft: 1.4 });
  sheet.stamp(shafts, 0.9);
  paintFarReef();
  paintSchool(ctx, view, [rng.range(760, 860), 300], 26, 17, '#f0c350', sea[2]);
  paintSchool(ctx, view, [rng.range(260, 360), 420], 20, 14, '#9fd0d8', sea[3]);
  paintSnorkeller(ctx, view, [rng.range(820, 900), 132], 190, sea[2]);
  paintTurtle(ctx, view, [rng.range(470, 540), rng.range(395, 430)], 250, sea[3]);
  paintFloor();
  paintCoralBed(view, sea[3], deep);
  paintSchool(ctx, view, [rng.range(640, 720), 620], 13, 30, '#e2662c', sea[3], true);
  for (let i = 0; i < 46; i++) {
    const t = rng();
    const x = (i % 2 ? 930 : 250) + rng.bell() * 26 + 20 * Math.sin(t * 9);
    const r = rng.range(2, 6.5) * (1.1 - 0.6 * t);
    ellipse(ctx, x, lerp(240, 700, t), r, r, rgba('#ffffff', 0.28));
    ellipse(ctx, x - r * 0.3, lerp(240, 700, t) - r * 0.3, r * 0.34, r * 0.34, rgba('#ffffff', 0.8));
  }

  /** Hazy humps of the reef beyond. */
  function paintFarReef(): void {
    for (const [base, amp, nearness] of [
      [610, 120, 0.28],
      [680, 130, 0.5],
    ] as const) {
      const layer = sheet.layer();
      const points: Point[] = [[-5, 905]];
      for (let x = -5; x <= 1210; x += 8) {
        const side = Math.abs((x - 620) / 600) ** 1.4;
        points.push([
          x,
          base - amp * side * (0.8 + 0.5 * noise(x / 150, base)) - 24 * noise.fbm(x / 46, base, 3),
        ]);
      }
      polygon(layer.ctx, [...points, [1210, 905]], '#000000');
      const body = mix(sea[2], deep, nearness);
      tone(
        layer,
        evenRamp([mix(body, deep, 0.4), body, mix(body, sea[1], 0.36)]),
        (x, y) => 0.5 + 0.5 * noise.fbm(x / 50, y / 40, 3) - (y - base) / 600,
        { grain: 0.24 },
      );
      sheet.stamp(layer);
    }
  }

  /** Rippled sand with the net of light on it. */
  function paintFloor(): void {
    const layer = sheet.layer();
    const top = (x: number): number => 742 + 14 * noise(x / 160, 8);
    const points: Point[] = [[-5, 905]];
    for (let x = -5; x <= 1210; x += 8) points.push([x, top(x)]);
    polygon(layer.ctx, [...points, [1210, 905]], '#000000');
    const sand = mix(underLight(palette, '#f0dfb4'), sea[2], 0.42);
    tone(
      layer,
      evenRamp([mix(sand, deep, 0.6), mix(sand, deep, 0.25), sand, mix(sand, '#ffffff', 0.2)]),
      (x, y) =>
        0.72 +
        0.16 * Math.sin(y / 6 + 3 * noise(x / 90, y / 40)) * smoothstep(740, 840, y) +
        0.2 * noise.fbm(x / 110, y / 20, 2) -
        0.3 * Math.abs((x - 600) / 600),
      { step: 2, grain: 0.2 },
    );
    spray(
      layer,
      mix('#fffbe6', palette.glow, warm),
      (x, y) => clamp(1 - Math.abs(noise(x / 74, y / 20)) * 5.5) * 0.6,
      { step: 2, soft: 0.9, max: 0.6 },
    );
    spray(layer, sea[2], (_x, y) => 0.85 * smoothstep(800, 742, y), { soft: 1.2 });
    sheet.stamp(layer);
    for (let i = 0; i < 16; i++) {
      const x = rng.range(420, 800);
      const y = rng.range(806, 884);
      brush(
        ctx,
        curve([x, y], [x + 5, y - 16], [x + rng.bell() * 12, y - rng.range(20, 34)], 6),
        (t) => 4 * (1 - t),
        mix('#3d7f5a' as Hex, sea[3], 0.35),
      );
    }
  }
}
