import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintKarsts } from '../../kit/props/karst.ts';
import { makeMassif } from '../../kit/props/karst-shape.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { PAINTS, type RoadView, sunAt } from './layout.ts';
import { paintFields } from './paddies.ts';

/** A seven-seater on a village road through the paddies, karst hills beyond. */
export function paintRiceFields(view: RoadView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(382, 400));
  const sun = sunAt(view, [780, 960], horizon - 40);
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [620, 130] });
  paintRocks(view, horizon, sun[0]);
  const camera = new Camera({ horizon, eye: 3.1, focal: 980, centre: 600 });
  paintFields(view, camera);
  paintVillage(view, horizon);
  paintRoad(view, camera);
  const { ctx } = sheet.main;
  for (const x of [-9.4, 8.2]) {
    const [px, py] = camera.see([x + rng.bell(), 0, 17]);
    const leaves = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
    paintTree(ctx, rng, {
      x: px,
      y: py,
      height: camera.scaleAt([0, 0, 17]) * rng.range(5, 6.2),
      colours: leaves,
      side: 1,
    });
  }
  const z = 13.2;
  paintCar(ctx, {
    palette,
    camera,
    kind: 'suv',
    place: { x: rng.range(-1.7, -1.1), z, turn: rng.range(0.06, 0.14) },
    paint: rng.pick(PAINTS),
    side: 1,
  });
  const [wx, wy] = camera.see([rng.range(4.4, 5), 0, 12.4]);
  const m = camera.scaleAt([0, 0, 12.4]);
  const folk = makeRng(`${seed}/folk`);
  paintVendor(ctx, folk, {
    palette,
    x: wx,
    y: wy,
    height: 1.58 * m,
    facing: 1,
    side: 1,
    goods: ['#e0b040', '#93b45c', '#c8522a'],
    top: '#8a3b55',
  });
  paintFolk(ctx, folk, {
    palette,
    x: wx - 1.55 * m,
    y: wy + 0.12 * m,
    height: 1.12 * m,
    pose: 'run',
    child: true,
    facing: 1,
    side: 1,
    hat: 'cap',
    top: '#f3ead6',
    bottom: '#2d5d73',
    shorts: true,
    pack: '#c23a5a',
  });
  paintNearRice(view);
}

function paintRocks({ sheet, seed, palette, rng }: RoadView, horizon: number, sunX: number): void {
  const { haze, mid, ink, flank } = palette;
  for (const [i, near] of [0.26, 0.48].entries()) {
    const layer = sheet.layer();
    const body = mix(haze, mix(mid, ink, 0.3 * i), near);
    const massifs = (i ? [120, 330, 1130] : [240, 520, 700, 1010]).map((x) =>
      makeMassif(rng, {
        x: x + rng.bell() * 40,
        width: rng.range(80, 130),
        height: rng.range(90, 150) + 60 * i,
      }),
    );
    paintKarsts(layer, massifs, {
      seed: `${seed}/rocks${i}`,
      base: horizon + 6,
      sunX,
      mist: mix(haze, palette.sky[3], 0.4),
      mistHeight: 0.5,
      relief: 0.6 + 0.3 * i,
      rock: [mix(body, ink, 0.3), mix(body, ink, 0.14), body, mix(body, flank, 0.2), mix(body, flank, 0.36)],
      foliage: [
        mix(body, underLight(palette, LOCAL.foliage[0]), 0.4),
        mix(body, underLight(palette, LOCAL.foliage[1]), 0.4),
      ],
    });
    sheet.stamp(layer);
  }
  paintMistBank(sheet, { palette, seed, y: horizon - 8, height: 30, density: 0.7 });
}

/** Trees and roofs of a village where the fields end. */
function paintVillage({ sheet, palette, rng }: RoadView, horizon: number): void {
  const far = (colour: Hex, t: number): Hex => mix(palette.haze, underLight(palette, colour), t);
  const layer = sheet.layer();
  const { ctx } = layer;
  const [a, b, c] = LOCAL.foliage;
  for (const x0 of [60, 700, 940]) {
    for (let i = 0; i < 3; i++) {
      const x = x0 + i * rng.range(50, 70);
      const y = horizon + 16 + rng.range(0, 5);
      ctx.fillStyle = far('#efe0c0', 0.75);
      ctx.fillRect(x, y - 15, 36, 15);
      polygon(
        ctx,
        [
          [x - 5, y - 14],
          [x + 6, y - 27],
          [x + 30, y - 27],
          [x + 41, y - 14],
        ],
        far(i % 2 ? '#a8543a' : '#b9482c', 0.78),
      );
    }
    paintForest(ctx, rng, {
      count: 44,
      at: (r): Point => [x0 + 60 + r.bell() * 170, horizon + 8 + r() * 12],
      size: [8, 14],
      colours: [far(a, 0.62), far(b, 0.6), far(c, 0.6)],
      side: 1,
    });
  }
  sheet.stamp(layer);
}

/** The road, straight across, with grass on both verges. */
function paintRoad({ sheet, seed, palette, rng }: RoadView, camera: Camera): void {
  const noise = makeNoise(`${seed}/road`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const surface = underLight(palette, '#b3a58e');
  const across = (z: number): Point[] =>
    Array.from({ length: 31 }, (_, i) => camera.see([lerp(-16, 16, i / 30), 0, z + 0.05 * noise(i, z)]));
  polygon(ctx, [...across(16.4), ...across(10.4).reverse()], underLight(palette, '#4d7a48'));
  polygon(ctx, [...across(15.6), ...across(11.2).reverse()], surface);
  const [, top] = camera.see([0, 0, 16.4]);
  const [, bottom] = camera.see([0, 0, 10.4]);
  tone(
    layer,
    evenRamp([mix(surface, palette.ink, 0.2), surface, mix(surface, palette.flank, 0.4)]),
    (x, y) => 0.5 + 0.4 * noise.fbm(x / 170, y / 9, 3) + 0.2 * smoothstep(bottom, top, y),
    {
      box: [0, camera.see([0, 0, 15.6])[1] + 2, sheet.width, camera.see([0, 0, 11.2])[1] - 2],
      grain: 0.2,
    },
  );
  const [a, b, c] = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  for (const z of [16, 10.7])
    paintGrass(ctx, rng, {
      count: 520,
      foot: (r) => {
        const [x, y] = camera.see([lerp(-13, 13, r()), 0, z + r.bell() * 0.4]);
        return [x, y];
      },
      length: z > 12 ? [5, 13] : [8, 24],
      colours: [a, b, b, c],
    });
  sheet.stamp(layer);
}

/** Ears of rice at the viewer's feet. */
function paintNearRice({ sheet, palette, rng }: RoadView): void {
  const rice = [...LOCAL.rice.slice(1), LOCAL.ripeRice[1]].map((colour) => underLight(palette, colour));
  paintGrass(sheet.main.ctx, rng, {
    count: 2100,
    foot: (r) => [r() * sheet.width, lerp(792, sheet.height + 50, r() ** 0.8)],
    length: [24, 64],
    width: 3.4,
    lean: 8,
    colours: rice,
  });
}
