import { openRoom, type RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { PictureBrief, Scene } from '../../scene.ts';
import { restaurantAlt } from './alt.ts';
import { paintBreakfast } from './breakfast.ts';
import { paintLanternHall } from './lantern-hall.ts';
import { RESTAURANT_COMPOSITIONS, RESTAURANT_PLANS, type RestaurantComposition } from './layout.ts';
import { paintSaloon } from './saloon.ts';
import { paintSeaside } from './seaside.ts';

const PAINTERS: Record<RestaurantComposition, (stage: Stage, plan: RoomPlan) => void> = {
  seaside: paintSeaside,
  lanterns: paintLanternHall,
  breakfast: paintBreakfast,
  saloon: paintSaloon,
};

/** Restaurants of a hotel: sea terrace, lantern hall, breakfast room, dining saloon of a ship. */
export const restaurant: Scene = {
  name: 'restaurant',
  compositions: RESTAURANT_COMPOSITIONS,
  lights: ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'],
  paint: paintRestaurant,
  alt: restaurantAlt,
};

function paintRestaurant(sheet: Sheet, { seed, composition, light }: PictureBrief): void {
  const plan = RESTAURANT_PLANS[composition as RestaurantComposition];
  PAINTERS[composition as RestaurantComposition](openRoom(sheet, plan, seed, light), plan);
}
