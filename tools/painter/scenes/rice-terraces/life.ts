import type { Palette } from '../../kit/lights.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import { type Sheet, SHEET_WIDTH as W } from '../../kit/sheet.ts';
import type { TerraceLayout } from './layout.ts';
import type { Hill } from '../../kit/props/rice-hillside.ts';
import { foliage, Village } from './village.ts';

/** Small clusters of trees along a skyline; painted before the hill, so that their feet are hidden. */
export function paintSkylineTrees(sheet: Sheet, palette: Palette, hill: Hill, seed: string): void {
  const rng = makeRng(`${seed}/trees`);
  const layer = sheet.layer();
  const colours = foliage(palette, hill.nearness * 0.92);
  for (let cluster = 0; cluster < 4; cluster++) {
    const middle = rng() * W;
    for (let i = rng.int(3, 7); i > 0; i--) {
      const x = middle + rng.bell() * 60;
      paintTree(layer.ctx, rng, {
        x,
        y: hill.crest(x) + 7,
        height: rng.range(22, 46) * (0.5 + 0.5 * hill.nearness),
        colours,
        side: 1,
      });
    }
  }
  sheet.stamp(layer);
}

/** Houses, trees, people and a buffalo on the near hill. */
export function paintLife(sheet: Sheet, palette: Palette, layout: TerraceLayout, seed: string): void {
  const near = layout.hills[layout.hills.length - 1]?.hill as Hill;
  LIFE[layout.composition](new Village(sheet, palette, makeRng(`${seed}/life`), seed), near, layout);
}

const LIFE: Record<
  TerraceLayout['composition'],
  (village: Village, near: Hill, layout: TerraceLayout) => void
> = {
  valley: (v, near, layout) => {
    const { rng } = v;
    const middle = layout.hills[1]?.hill as Hill;
    const hx = rng.range(210, 280);
    const hy = middle.crest(hx) + rng.range(56, 80);
    for (let i = 0; i < 4; i++)
      v.tree(hx + rng.range(-80, 90), hy - 4 + rng.bell() * 8, rng.range(38, 62), 0.84);
    v.house(hx, hy + 6, 62);
    v.house(hx + 84, hy + 22, 50);
    v.tree(hx + 46, hy + 14, 40, 0.9);
    const x = rng.range(880, 960);
    v.people('valley', { x, height: 66, ground: (at) => near.crest(at) + 96 });
    for (let i = 0; i < 4; i++)
      v.tree(W - rng.range(0, 110), near.crest(W - 60) + rng.range(2, 30), rng.range(90, 140));
  },
  houses: (v, near) => {
    const { rng } = v;
    const hx = W * rng.range(0.2, 0.25);
    const hy = near.crest(hx) + 46;
    for (let i = 0; i < 7; i++)
      v.tree(hx + rng.range(-240, -20), hy - rng.range(10, 30), rng.range(110, 190));
    v.smoke(hx + 26, hy - 150, 150);
    v.house(hx, hy, 176);
    const x2 = hx + 212;
    const y2 = near.crest(x2) + 62;
    v.tree(x2 + 84, y2 - 22, 100);
    v.house(x2, y2, 122);
    v.tree(hx + 116, hy + 30, 84);
    const x = W * rng.range(0.6, 0.66);
    v.people('houses', { x, height: 70, ground: (at) => near.crest(at) + 62 });
    v.buffalo(W * 0.84, near.crest(W * 0.84) + 46, 74, -1);
  },
  ridge: (v, near) => {
    const { rng } = v;
    const x = W * rng.range(0.3, 0.34);
    v.tree(x, near.crest(x) + 12, 250);
    v.tree(x - 92, near.crest(x - 92) + 10, 120);
    const wx = W * rng.range(0.52, 0.56);
    v.people('ridge', { x: wx, height: 78, ground: (at) => near.crest(at) + 24 });
    v.buffalo(x + 130, near.crest(x + 150) + 26, 76, 1);
  },
  knoll: (v, near, layout) => {
    const { rng } = v;
    const knoll = layout.hills[2]?.hill.knoll as NonNullable<Hill['knoll']>;
    v.tree(knoll.x + 40, knoll.top + 20, 58, 0.95);
    v.tree(knoll.x + 74, knoll.top + 26, 44, 0.95);
    v.house(knoll.x - 14, knoll.top + 32, 66);
    const x = W * rng.range(0.7, 0.76);
    v.people('knoll', { x, height: 74, ground: (at) => near.crest(at) + 52 });
    for (let i = 0; i < 5; i++)
      v.tree(W - rng.range(-10, 120), near.crest(W - 60) + rng.range(4, 34), rng.range(100, 170));
  },
};
