import type { Scene } from '../scene.ts';
import { beach } from './beach/beach.ts';
import { cablePark } from './cable-park/cable-park.ts';
import { cave } from './cave/cave.ts';
import { coast } from './coast/coast.ts';
import { cooking } from './cooking/cooking.ts';
import { craft } from './craft/craft.ts';
import { cruiseCabin } from './cruise-cabin/cruise-cabin.ts';
import { cycling } from './cycling/cycling.ts';
import { dunes } from './dunes/dunes.ts';
import { festival } from './festival/festival.ts';
import { gala } from './gala/gala.ts';
import { heritage } from './heritage/heritage.ts';
import { hotelRoom } from './hotel-room/hotel-room.ts';
import { islandSea } from './island-sea/island-sea.ts';
import { journey } from './journey/journey.ts';
import { karstBay } from './karst-bay/karst-bay.ts';
import { karstRiver } from './karst-river/karst-river.ts';
import { lobby } from './lobby/lobby.ts';
import { market } from './market/market.ts';
import { motorbike } from './motorbike/motorbike.ts';
import { nightCity } from './night-city/night-city.ts';
import { oldQuarter } from './old-quarter/old-quarter.ts';
import { oldTown } from './old-town/old-town.ts';
import { pier } from './pier/pier.ts';
import { pineHills } from './pine-hills/pine-hills.ts';
import { pool } from './pool/pool.ts';
import { restaurant } from './restaurant/restaurant.ts';
import { riceTerraces } from './rice-terraces/rice-terraces.ts';
import { road } from './road/road.ts';
import { safari } from './safari/safari.ts';
import { ship } from './ship/ship.ts';
import { skyway } from './skyway/skyway.ts';
import { spa } from './spa/spa.ts';
import { stay } from './stay/stay.ts';
import { teamBuilding } from './team-building/team-building.ts';
import { theatre } from './theatre/theatre.ts';
import { vehicle } from './vehicle/vehicle.ts';
import { voyage } from './voyage/voyage.ts';
import { waterfall } from './waterfall/waterfall.ts';

/** Every scene the painter knows; one line a scene. */
export const SCENES: readonly Scene[] = [
  beach,
  hotelRoom,
  karstBay,
  riceTerraces,
  oldTown,
  pool,
  lobby,
  restaurant,
  cruiseCabin,
  karstRiver,
  pineHills,
  nightCity,
  road,
  pier,
  motorbike,
  gala,
  teamBuilding,
  islandSea,
  waterfall,
  cave,
  cablePark,
  market,
  theatre,
  cooking,
  heritage,
  dunes,
  journey,
  craft,
  voyage,
  cycling,
  festival,
  safari,
  oldQuarter,
  spa,
  vehicle,
  stay,
  ship,
  skyway,
  coast,
];

/** Scene by name. Throws when there is none. */
export function sceneNamed(name: string): Scene {
  const scene = SCENES.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`No scene '${name}'. Known: ${SCENES.map((known) => known.name).join(', ')}`);
  return scene;
}
