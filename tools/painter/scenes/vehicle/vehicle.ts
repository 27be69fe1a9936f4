import { openSceneView } from '../../kit/scene-view.ts';
import type { Scene } from '../../scene.ts';
import { type FleetCar, FLEET } from './fleet.ts';
import { paintFleetCar } from './fleet-car.ts';
import { paintPlainGround } from './plain-ground.ts';

/** What is for hire, by class: one vehicle on plain ground, nothing else to look at. */
export const vehicle: Scene = {
  name: 'vehicle',
  compositions: Object.keys(FLEET),
  lights: ['noon'],
  paint: (sheet, { seed, composition, light }) => {
    const car = carNamed(composition);
    const view = openSceneView(sheet, seed, light);
    paintPlainGround(view, car);
    paintFleetCar(view, car);
  },
  alt: (composition, _light, about = 'Xe cho thuê') => `${about}: ${carNamed(composition).shows}, trên nền trơn`,
};

function carNamed(composition: string): FleetCar {
  const found = FLEET[composition];
  if (!found) throw new Error(`No vehicle '${composition}'`);
  return found;
}
