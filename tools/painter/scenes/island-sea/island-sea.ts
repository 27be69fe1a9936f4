import { mirror } from '../../kit/mirror.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { islandSeaAlt } from './alt.ts';
import { paintKayaks } from './kayaks.ts';
import { ISLAND_COMPOSITIONS, type IslandComposition, type IslandView, openView } from './layout.ts';
import { paintNipa } from './nipa.ts';
import { paintPaddleBoards } from './paddle-boards.ts';
import { paintReef } from './reef.ts';
import { paintSandbar } from './sandbar.ts';

const PAINTERS: Record<IslandComposition, (view: IslandView) => void> = {
  kayaks: paintKayaks,
  reef: paintReef,
  nipa: paintNipa,
  sandbar: paintSandbar,
  'paddle-boards': paintPaddleBoards,
};

/** What one does at sea: kayaks, reefs, basket boats among nipa palms, sandbars, paddle boards. */
export const islandSea: Scene = {
  name: 'island-sea',
  compositions: ISLAND_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk'],
  paint: paintIslandSea,
  alt: islandSeaAlt,
};

function paintIslandSea(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const view = openView(sheet, seed, light);
  PAINTERS[composition as IslandComposition](view);
  if (view.rng.chance(0.5)) mirror(sheet);
}
