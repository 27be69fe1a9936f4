import { openRoom, type RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { lobbyAlt } from './alt.ts';
import { paintAtrium } from './atrium.ts';
import { paintGrandHall } from './grand-hall.ts';
import { LOBBY_COMPOSITIONS, LOBBY_PLANS, type LobbyComposition } from './layout.ts';
import { paintLounge } from './lounge.ts';
import { paintReception } from './reception.ts';

const PAINTERS: Record<LobbyComposition, (stage: Stage, plan: RoomPlan) => void> = {
  reception: paintReception,
  lounge: paintLounge,
  atrium: paintAtrium,
  staircase: paintGrandHall,
};

/** Hotel lobby: reception, lounge, open hall, hall with a stair. */
export const lobby: Scene = {
  name: 'lobby',
  compositions: LOBBY_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintLobby,
  alt: lobbyAlt,
};

function paintLobby(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = LOBBY_PLANS[composition as LobbyComposition];
  PAINTERS[composition as LobbyComposition](openRoom(sheet, plan, seed, light), plan);
}
