import type { SceneName } from '../catalogue/demo-product.ts';

export interface DemoPicture {
  id: string;
  file: string;
  scene: string;
  composition: string;
  light: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
}

/**
 * Hands out pictures to products and pages. First every product gets one to lead with: none leads twice while unused
 * ones of a wished scene (then of any scene) are left, and neighbours in the order of the calls never share scene,
 * composition and light. What is handed out after that are pictures that lead nowhere, the least shown first, so that
 * cards, galleries and rooms of one page do not repeat each other. The same calls give the same answers.
 */
export function createPictureDesk(pictures: DemoPicture[]) {
  const byScene = Map.groupBy(pictures, (picture) => picture.scene);
  const ledBy = new Set<string>();
  const shown = new Map<string, number>();
  let lastLook = '';

  const lookOf = (picture: DemoPicture) => `${picture.scene}/${picture.composition}/${picture.light}`;
  const show = (picture: DemoPicture) => shown.set(picture.id, (shown.get(picture.id) ?? 0) + 1);
  const leastShown = (candidates: DemoPicture[]) =>
    candidates.toSorted((a, b) => (shown.get(a.id) ?? 0) - (shown.get(b.id) ?? 0))[0];

  function lead(scenes: SceneName[]): DemoPicture {
    const wished = scenes.flatMap((scene) => byScene.get(scene) ?? []);
    const candidates = [wished, pictures]
      .map((pool) => pool.filter((picture) => !ledBy.has(picture.id)))
      .find((pool) => pool.length > 0);
    const fresh = candidates?.filter((picture) => lookOf(picture) !== lastLook) ?? [];
    const hero = fresh[0] ?? candidates?.[0] ?? leastShown(wished) ?? leastShown(pictures);
    if (!hero) throw new Error('There are no pictures to hand out');
    ledBy.add(hero.id);
    lastLook = lookOf(hero);
    show(hero);
    return hero;
  }

  function pick(
    scene: SceneName | undefined,
    scenes: SceneName[],
    taken: DemoPicture[],
  ): DemoPicture | undefined {
    const free = (pool: DemoPicture[]) =>
      pool.filter((picture) => !taken.some(({ id }) => id === picture.id));
    const own = free(scene ? (byScene.get(scene) ?? []) : []);
    const wished = free(scenes.flatMap((name) => byScene.get(name) ?? []));
    const leadsNowhere = (picture: DemoPicture) => !ledBy.has(picture.id);
    // What fits the subject goes before what stands nowhere else.
    return (
      leastShown(own.filter(leadsNowhere)) ??
      leastShown(wished.filter(leadsNowhere)) ??
      leastShown(own) ??
      leastShown(wished) ??
      leastShown(free(pictures))
    );
  }

  return {
    lead,
    /** Up to `count` pictures of the scenes in turn, none of them among `taken`. */
    fill(scenes: SceneName[], count: number, taken: DemoPicture[]): DemoPicture[] {
      const filled: DemoPicture[] = [];
      for (let index = 0; index < count; index++) {
        const scene = scenes[index % scenes.length];
        const picture = pick(scene, scenes, [...taken, ...filled]);
        if (!picture) break;
        filled.push(picture);
        show(picture);
      }
      return filled;
    },
  };
}

export type PictureDesk = ReturnType<typeof createPictureDesk>;
