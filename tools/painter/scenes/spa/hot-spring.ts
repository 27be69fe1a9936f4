import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Light, type Palette, paletteOf, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point, type Side } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBamboo } from '../../kit/props/bamboo.ts';
import { paintBather } from '../../kit/props/folk/bather.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintPool } from '../../kit/props/jade-water.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintView } from '../../kit/props/view.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { tone } from '../../kit/tone.ts';
import { paintSpringStones, SPRING } from './spring-stones.ts';
import { paintSpout, paintTray } from './spring-things.ts';

const HORIZON = 290;
/** Hot spring among bamboo and stones: steam over the water, three bathers, tea on a floating tray. */
export function paintHotSpring(sheet: Sheet, seed: string, light: Light): void {
  const palette = paletteOf(light);
  const rng = makeRng(`${seed}/spring`);
  const sun: Point = [rng.range(640, 760), 130];
  const side: Side = sun[0] > 600 ? 1 : -1;
  paintView(sheet, 'mountains', { palette, seed, horizon: HORIZON - 40, sun, sunRadius: 26 });
  paintGround(sheet, palette, seed);
  const trees = sheet.layer();
  paintForest(trees.ctx, makeRng(`${seed}/shrubs`), {
    at: (stream, t) => [stream() * 1200, 380 + t * 62 + 26 * Math.abs(stream() - 0.5)],
    count: 120,
    size: [26, 44],
    colours: LOCAL.foliage.map((colour, i) =>
      mix(palette.haze, mix(underLight(palette, colour), palette.ink, 0.25 - 0.1 * i), 0.86),
    ) as [string, string, string],
    side,
  });
  sheet.stamp(trees);
  paintMistBank(sheet, { palette, seed: `${seed}/behind`, y: 440, height: 60, density: 0.55 });
  const grove = sheet.layer();
  for (const [x, height, culms] of [
    [90, 620, 7],
    [1130, 560, 6],
    [960, 430, 4],
  ] as const)
    paintBamboo(grove.ctx, makeRng(`${seed}/bamboo${x}`), {
      palette,
      foot: [x, x === 960 ? 478 : 540],
      height,
      thick: height * 0.024,
      culms,
      spread: height * 0.34,
      side,
    });
  sheet.stamp(grove);
  paintPool(sheet, { palette, seed, outline: SPRING, top: 448, bottom: 856, mirror: 0.42, shineX: sun[0] });
  paintSpringStones(sheet, palette, seed, side, 'far');
  paintSpout(sheet, palette, [228, 470]);
  bathers(sheet, palette, side);
  paintTray(sheet.main.ctx, palette, [640, 700]);
  for (const [y, height, density] of [
    [520, 46, 0.5],
    [610, 60, 0.34],
  ] as const)
    paintMistBank(sheet, {
      palette,
      seed: `${seed}/steam${y}`,
      y,
      height,
      density,
      colour: mix('#f6f2e4', palette.haze, 0.4),
    });
  paintSpringStones(sheet, palette, seed, side, 'near');
  if (light === 'dusk' || light === 'golden')
    glow(sheet.main.ctx, { x: 900, y: 470, radius: 320, colour: palette.glow, strength: 0.28 });
  paintJungleFrame(sheet, {
    palette,
    seed,
    tufts: [
      { at: [40, 900], size: 200, lean: 1, kind: 'fern' },
      { at: [1180, 910], size: 230, lean: -1, kind: 'broad' },
    ],
  });
}

/** Moss and gravel around the water. */
function paintGround(sheet: Sheet, palette: Palette, seed: string): void {
  const noise = makeNoise(`${seed}/ground`);
  const box = [0, 412, sheet.width, sheet.height] as const;
  const layer = sheet.covered(box);
  const [dark, mid, pale] = ['#3f5a40', '#7c8a62', '#c0b896'].map((colour) =>
    underLight(palette, colour),
  ) as [string, string, string];
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.4), dark, mid, mix(pale, palette.flank, 0.2)], 0.7),
    (x, y) => clamp(0.42 + 0.3 * noise.fbm(x / 120, y / 30, 3) + 0.0003 * (y - 640)),
    { box, grain: 0.24 },
  );
  sheet.stamp(layer);
}

function bathers(sheet: Sheet, palette: Palette, side: Side): void {
  const layer = sheet.layer();
  for (const [x, y, height, hair, suit] of [
    [820, 540, 250, 'short', undefined],
    [925, 556, 262, 'bun', '#c8402a'],
    [420, 640, 360, 'bun', '#2f8f88'],
  ] as const)
    paintBather(layer.ctx, { palette, x, y, height, side, hair, ...(suit ? { suit } : {}) });
  sheet.stamp(layer);
}
