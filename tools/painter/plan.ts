import type { Light } from './kit/lights.ts';
import { sceneNamed } from './scenes/index.ts';
import { SHIPS } from './scenes/ship/ships.ts';
import { STAYS } from './scenes/stay/stays.ts';

/** One line of the table: all pairs of composition and light, `count` seeds each. */
interface PlanLine {
  scene: string;
  /** All of the scene when left out. */
  compositions?: readonly string[];
  lights?: readonly Light[];
  count?: number;
}

/** What the demo catalogue needs. One line a scene. */
const TABLE: readonly PlanLine[] = [
  { scene: 'karst-bay' },
  { scene: 'beach' },
  { scene: 'old-town', compositions: ['street', 'quay'] },
  { scene: 'old-town', compositions: ['river'], lights: ['dusk', 'night', 'golden', 'dawn'] },
  { scene: 'rice-terraces', compositions: ['valley', 'houses'] },
  { scene: 'rice-terraces', compositions: ['ridge', 'knoll'], lights: ['mist', 'golden', 'noon'] },
  { scene: 'hotel-room', compositions: ['deluxe-sea'], lights: ['dawn', 'noon', 'dusk'] },
  { scene: 'hotel-room', compositions: ['twin-garden', 'suite-sea'], lights: ['noon', 'golden'] },
  { scene: 'hotel-room', compositions: ['suite-city'], lights: ['noon', 'dusk', 'night'] },
  { scene: 'hotel-room', compositions: ['lodge-mountain'], lights: ['mist', 'golden'] },
  { scene: 'hotel-room', compositions: ['villa-garden'], lights: ['noon', 'night'] },
  { scene: 'pool', compositions: ['infinity-sea'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'pool', compositions: ['garden-palms'], lights: ['noon', 'golden', 'night'] },
  { scene: 'pool', compositions: ['infinity-hills'], lights: ['mist', 'noon', 'golden'] },
  { scene: 'pool', compositions: ['rooftop'], lights: ['noon', 'dusk', 'night'] },
  { scene: 'lobby', compositions: ['reception', 'lounge'], lights: ['noon', 'golden'] },
  { scene: 'lobby', compositions: ['reception'], lights: ['night'] },
  { scene: 'lobby', compositions: ['lounge'], lights: ['dusk'] },
  { scene: 'lobby', compositions: ['atrium'], lights: ['dawn', 'noon'] },
  { scene: 'lobby', compositions: ['staircase'], lights: ['noon', 'golden', 'night'] },
  { scene: 'restaurant', compositions: ['seaside'], lights: ['noon', 'golden', 'dusk'] },
  { scene: 'restaurant', compositions: ['lanterns'], lights: ['dusk', 'night'] },
  { scene: 'restaurant', compositions: ['breakfast'], lights: ['dawn', 'noon', 'mist'] },
  { scene: 'restaurant', compositions: ['saloon'], lights: ['noon', 'golden', 'dusk'] },
  { scene: 'cruise-cabin', compositions: ['window', 'balcony'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'cruise-cabin', compositions: ['terrace'], lights: ['dawn', 'golden'] },
  { scene: 'cruise-cabin', compositions: ['suite'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'karst-river', compositions: ['valley'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'karst-river', compositions: ['cave', 'lotus'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'pine-hills', compositions: ['lake'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'pine-hills', compositions: ['villas', 'ridges'], lights: ['noon', 'golden', 'mist'] },
  { scene: 'night-city', compositions: ['dragon-bridge', 'cable-bridge', 'promenade'] },
  { scene: 'road', compositions: ['coast-pass'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  {
    scene: 'road',
    compositions: ['mountain-van', 'rice-fields'],
    lights: ['dawn', 'noon', 'golden', 'mist'],
  },
  { scene: 'road', compositions: ['airport'], lights: ['noon', 'golden', 'dusk', 'night'] },
  { scene: 'road', compositions: ['city-bridge'], lights: ['golden', 'dusk', 'night'] },
  { scene: 'pier', compositions: ['moored', 'harbour'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'pier', compositions: ['wake'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'pier', compositions: ['yacht'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'motorbike', compositions: ['lane'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'motorbike', compositions: ['beach'], lights: ['dawn', 'golden'] },
  { scene: 'motorbike', compositions: ['pass'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'motorbike', compositions: ['rental'], lights: ['golden', 'dusk'] },
  { scene: 'gala', lights: ['dusk', 'night'] },
  { scene: 'gala', compositions: ['beach-dinner', 'garden'], lights: ['golden'] },
  { scene: 'team-building', compositions: ['beach-games'], lights: ['dawn', 'golden'] },
  { scene: 'team-building', compositions: ['race', 'tents'], lights: ['dawn', 'golden', 'mist'] },
  { scene: 'team-building', compositions: ['campfire'], lights: ['golden', 'dusk', 'night'] },
  {
    scene: 'island-sea',
    compositions: ['kayaks', 'reef', 'nipa', 'sandbar'],
    lights: ['dawn', 'noon', 'golden'],
  },
  { scene: 'island-sea', compositions: ['paddle-boards'], lights: ['dawn', 'golden', 'dusk'] },
  { scene: 'waterfall' },
  { scene: 'cave' },
  { scene: 'cable-park', compositions: ['ridges', 'hands'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'cable-park', compositions: ['village'], lights: ['dawn', 'mist'] },
  { scene: 'cable-park', compositions: ['seaside'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'market', compositions: ['floating', 'flowers'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'market', compositions: ['night-stalls'], lights: ['dusk', 'night'], count: 2 },
  { scene: 'market', compositions: ['street-food'], lights: ['dawn', 'golden', 'dusk', 'night'] },
  { scene: 'theatre', compositions: ['puppets'], lights: ['dusk', 'night'] },
  { scene: 'theatre', compositions: ['river-show'], lights: ['dusk', 'night'] },
  { scene: 'theatre', compositions: ['gate'], lights: ['dawn', 'noon', 'golden', 'dusk', 'mist'] },
  { scene: 'theatre', compositions: ['hall'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'theatre', compositions: ['colonnade'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'cooking', compositions: ['table', 'class'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'cooking', compositions: ['balcony', 'tea'], lights: ['dawn', 'golden', 'mist'] },
  { scene: 'cooking', compositions: ['balcony'], lights: ['dusk'] },
  { scene: 'cooking', compositions: ['tea'], lights: ['noon'] },
  { scene: 'heritage', compositions: ['cham-hill', 'church'], lights: ['noon', 'golden'] },
  { scene: 'heritage', compositions: ['cham-hill', 'stone-church'], lights: ['dawn'] },
  { scene: 'heritage', compositions: ['cham-valley'], lights: ['mist', 'golden'] },
  { scene: 'heritage', compositions: ['church'], lights: ['dusk'] },
  { scene: 'heritage', compositions: ['palace', 'museum'], lights: ['noon', 'dusk'] },
  { scene: 'dunes', compositions: ['crest', 'jeep'], lights: ['dawn', 'golden'] },
  { scene: 'dunes', compositions: ['oasis'], lights: ['dawn'] },
  { scene: 'dunes', compositions: ['sea'], lights: ['dawn', 'golden'] },
  { scene: 'journey', compositions: ['coach'], lights: ['dawn', 'golden'] },
  { scene: 'journey', compositions: ['minibus'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'journey', compositions: ['coast-train'], lights: ['dawn'] },
  { scene: 'journey', compositions: ['hill-train'], lights: ['mist', 'golden'] },
  { scene: 'craft', compositions: ['pottery'], lights: ['noon', 'golden'] },
  { scene: 'craft', compositions: ['incense'], lights: ['golden'] },
  { scene: 'craft', compositions: ['weaving'], lights: ['mist', 'golden'] },
  { scene: 'craft', compositions: ['lanterns'], lights: ['golden', 'dusk'] },
  { scene: 'voyage', compositions: ['dragon-boat'], lights: ['dawn', 'golden', 'dusk'] },
  { scene: 'voyage', compositions: ['pagoda-hill'], lights: ['noon', 'mist'] },
  { scene: 'voyage', compositions: ['squid-lamps'], lights: ['dusk', 'night'] },
  { scene: 'voyage', compositions: ['lighthouse'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'voyage', compositions: ['sun-deck'], lights: ['golden'] },
  { scene: 'cycling', compositions: ['karst-lane'], lights: ['dawn', 'noon'] },
  { scene: 'cycling', compositions: ['tile-bridge'], lights: ['dawn', 'golden'] },
  { scene: 'festival', compositions: ['peach-street'], lights: ['golden'] },
  { scene: 'festival', compositions: ['rice-cakes'], lights: ['dawn', 'golden'] },
  { scene: 'safari', compositions: ['savanna'], lights: ['noon', 'golden'] },
  { scene: 'safari', compositions: ['waterhole'], lights: ['dawn'] },
  { scene: 'old-quarter', compositions: ['street'], lights: ['dawn', 'golden', 'dusk'] },
  { scene: 'old-quarter', compositions: ['van'], lights: ['dusk'] },
  { scene: 'old-quarter', compositions: ['lake'], lights: ['dawn', 'noon', 'golden', 'dusk'] },
  { scene: 'heritage', compositions: ['tunnels'], lights: ['noon', 'golden', 'mist'] },
  { scene: 'heritage', compositions: ['valley-museum'], lights: ['noon', 'golden'] },
  { scene: 'pine-hills', compositions: ['path'], lights: ['dawn', 'noon'] },
  { scene: 'karst-river', compositions: ['fields'], lights: ['noon', 'golden'] },
  { scene: 'old-town', compositions: ['bridge'], lights: ['noon', 'dusk'] },
  { scene: 'old-quarter', compositions: ['flower-bikes'], lights: ['golden', 'dusk'] },
  { scene: 'night-city', compositions: ['rooftop'], lights: ['dusk', 'night'] },
  { scene: 'cycling', compositions: ['coconut-canal'], lights: ['dawn', 'noon'] },
  { scene: 'cycling', compositions: ['harvest-road'], lights: ['noon', 'golden'] },
  { scene: 'festival', compositions: ['flower-wharf'], lights: ['dawn', 'golden'] },
  { scene: 'festival', compositions: ['star-lanterns'], lights: ['dusk', 'night'] },
  { scene: 'safari', compositions: ['lagoon'], lights: ['dawn', 'golden'] },
  { scene: 'safari', compositions: ['feeding-deck'], lights: ['golden'] },
  { scene: 'market', compositions: ['boats-above'], lights: ['dawn', 'noon'] },
  { scene: 'market', compositions: ['noodle-boat', 'river-houses'], lights: ['dawn', 'golden'] },
  { scene: 'spa', compositions: ['treatment'], lights: ['noon'] },
  { scene: 'spa', compositions: ['pavilion'], lights: ['dawn', 'golden'] },
  { scene: 'spa', compositions: ['tub'], lights: ['noon', 'mist'] },
  { scene: 'spa', compositions: ['hot-spring'], lights: ['mist', 'golden', 'dusk'] },
  { scene: 'skyway', compositions: ['sea-cable', 'bay-cable', 'lady-mount'], lights: ['noon', 'golden'] },
  { scene: 'heritage', compositions: ['star-pavilion'], lights: ['dawn'] },
  { scene: 'skyway', compositions: ['cloud-summit'], lights: ['dawn', 'noon', 'golden', 'mist'] },
  { scene: 'cable-park', compositions: ['carousel'], lights: ['dusk', 'night'] },
  { scene: 'heritage', compositions: ['star-pavilion', 'citadel-gate', 'rong-house'], lights: ['noon', 'golden'] },
  { scene: 'voyage', compositions: ['crane-wetland'], lights: ['dawn', 'noon'] },
  { scene: 'voyage', compositions: ['coconut-rowers', 'jungle-kayaks'], lights: ['noon', 'golden'] },
  { scene: 'coast', compositions: ['cove-boat', 'white-sand', 'basalt'], lights: ['noon', 'golden'] },
  { scene: 'festival', compositions: ['stone-plateau'], lights: ['noon', 'golden'] },
  { scene: 'motorbike', compositions: ['pine-road'], lights: ['dawn', 'noon', 'golden'] },
  { scene: 'coast', compositions: ['reef-flat'], lights: ['noon', 'golden'] },
  { scene: 'heritage', compositions: ['coil-temple'], lights: ['noon'] },
  { scene: 'craft', compositions: ['coffee-farm'], lights: ['noon', 'golden'] },
  { scene: 'market', compositions: ['highland'], lights: ['noon', 'mist'] },
  { scene: 'vehicle' },
  ...eachAtItsHour('stay', STAYS),
  ...eachAtItsHour('ship', SHIPS),
];

export interface PlannedPicture {
  /** Such as `karst-bay-gate-dawn-1`; also the seed. */
  id: string;
  scene: string;
  composition: string;
  light: Light;
}

/** Every picture of the demo catalogue. Throws when the table names what a scene does not have. */
export function plannedPictures(): PlannedPicture[] {
  return TABLE.flatMap(expand).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function expand(line: PlanLine): PlannedPicture[] {
  const scene = sceneNamed(line.scene);
  const { compositions = scene.compositions, lights = scene.lights, count = 1 } = line;
  const unknown = [
    ...compositions.filter((name) => !scene.compositions.includes(name)),
    ...lights.filter((light) => !scene.lights.includes(light)),
  ];
  if (unknown.length > 0) throw new Error(`Scene ${scene.name} has no ${unknown.join(', ')}`);
  return compositions.flatMap((composition) =>
    lights.flatMap((light) =>
      Array.from({ length: count }, (_, i) => ({
        id: `${scene.name}-${composition}-${light}-${i + 1}`,
        scene: scene.name,
        composition,
        light,
      })),
    ),
  );
}

/** Compositions that are painted at an hour of their own, some at a second one, too. */
function eachAtItsHour(
  scene: string,
  compositions: Readonly<Record<string, { light: Light; also?: Light }>>,
): PlanLine[] {
  return Object.entries(compositions).map(([name, { light, also }]) => ({
    scene,
    compositions: [name],
    lights: also ? [light, also] : [light],
  }));
}
