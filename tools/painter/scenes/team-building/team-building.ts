import { mirror } from '../../kit/mirror.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { teamBuildingAlt } from './alt.ts';
import { paintBeachGames } from './beach-games.ts';
import { paintCampfire } from './campfire.ts';
import { openView, TEAM_COMPOSITIONS, type TeamComposition, type TeamView } from './layout.ts';
import { paintRace } from './race.ts';
import { paintTents } from './tents.ts';

const PAINTERS: Record<TeamComposition, (view: TeamView) => void> = {
  'beach-games': paintBeachGames,
  race: paintRace,
  campfire: paintCampfire,
  tents: paintTents,
};

/** Days out for companies: games on the beach, a race on a lake, a fire, a camp under pines. */
export const teamBuilding: Scene = {
  name: 'team-building',
  compositions: TEAM_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintTeamBuilding,
  alt: teamBuildingAlt,
};

function paintTeamBuilding(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const view = openView(sheet, seed, light);
  PAINTERS[composition as TeamComposition](view);
  if (view.rng.chance(0.5)) mirror(sheet);
}
