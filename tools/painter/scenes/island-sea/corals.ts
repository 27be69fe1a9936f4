import { type Hex, mix } from '../../kit/colour.ts';
import { spray } from '../../kit/spray.ts';
import { PAINTERS, type Stand } from './coral-shapes.ts';
import type { IslandView } from './layout.ts';

/** Both banks of the reef: far ones first. */
const STANDS: readonly Stand[] = [
  ['fan', 90, 700, 190, '#a85a9a'],
  ['plate', 240, 720, 150, '#d9a441'],
  ['branch', 350, 760, 110, '#e0808a'],
  ['fan', 1120, 690, 210, '#d8603f'],
  ['tube', 960, 735, 130, '#8f6fb8'],
  ['plate', 1040, 745, 150, '#5fa88a'],
  ['brain', 860, 780, 74, '#d8a86a'],
  ['soft', 180, 800, 120, '#f0a070'],
  ['branch', 60, 840, 190, '#e2664a'],
  ['brain', 270, 836, 92, '#c98a9a'],
  ['tube', 390, 838, 84, '#e0b050'],
  ['branch', 1130, 850, 200, '#f0b060'],
  ['soft', 1000, 850, 130, '#e27a9a'],
  ['brain', 890, 862, 78, '#7fae7a'],
  ['plate', -10, 880, 170, '#7f8fc0'],
  ['brain', 1210, 890, 120, '#c8704a'],
  ['soft', 130, 893, 110, '#c86a9a'],
];

/** Corals on the banks, each in three tones, bluer with distance. */
export function paintCoralBed({ sheet, rng }: IslandView, water: Hex, deep: Hex): void {
  for (const [kind, x, y, size, colour] of STANDS) {
    const layer = sheet.layer();
    const near = Math.min(0.88, 0.42 + (y - 690) / 420);
    const at = (tint: Hex): Hex => mix(water, tint, near);
    const tones: [Hex, Hex, Hex] = [mix(at(colour), deep, 0.5), at(colour), mix(at(colour), '#fff3d8', 0.4)];
    const px = x + rng.bell() * 14;
    PAINTERS[kind](layer.ctx, rng, [px, y], size, tones);
    spray(layer, deep, (_x, row) => 0.7 * Math.max(0, (row - y + size * 0.4) / (size * 0.5)), {
      box: [px - size * 1.4, y - size * 1.4, px + size * 1.4, y + size * 0.4],
      soft: 0.9,
      max: 0.7,
    });
    sheet.stamp(layer);
  }
}
