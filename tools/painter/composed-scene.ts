import type { Light } from './kit/lights.ts';
import { mirror } from './kit/mirror.ts';
import { openSceneView, type SceneView } from './kit/scene-view.ts';
import type { Scene } from './scene.ts';

/** One composition of a scene. */
export interface Composition {
  paint(view: SceneView): void;
  /** What it shows, in Vietnamese, in lower case. */
  shows: string;
  /** Never turned left to right: traffic, writing. */
  fixed?: boolean;
}

const HOUR: Record<Light, string> = {
  dawn: 'lúc sáng sớm',
  noon: 'giữa trưa trời trong',
  golden: 'trong nắng chiều',
  dusk: 'lúc chạng vạng',
  night: 'ban đêm',
  mist: 'trong sương sớm',
};

/** The hour of a light, in Vietnamese. */
export function hourOf(light: Light): string {
  return HOUR[light];
}

/** A scene made of independent compositions; `subject` begins the text for those who cannot see the picture. */
export function composedScene(
  name: string,
  subject: string,
  lights: readonly Light[],
  compositions: Readonly<Record<string, Composition>>,
): Scene {
  const named = (composition: string): Composition => {
    const found = compositions[composition];
    if (!found) throw new Error(`Scene ${name} has no ${composition}`);
    return found;
  };
  return {
    name,
    compositions: Object.keys(compositions),
    lights,
    paint: (sheet, { seed, composition, light }) => {
      const view = openSceneView(sheet, seed, light);
      const { paint, fixed } = named(composition);
      const turned = view.rng.chance(0.5);
      paint(view);
      if (turned && !fixed) mirror(sheet);
    },
    alt: (composition, light, about = subject) => `${about} ${hourOf(light)}: ${named(composition).shows}`,
  };
}
