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

export interface HandedOut {
  hero: DemoPicture;
  gallery: DemoPicture[];
}

/**
 * Gives every subject a leading picture and a gallery. No picture leads twice while unused ones of a wished scene (then
 * of any scene) are left, none stands twice in one gallery, and neighbours in the order of the call never share scene,
 * composition and light. The same input gives the same answer.
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

  function fill(scenes: SceneName[], count: number, taken: DemoPicture[]): DemoPicture[] {
    const gallery: DemoPicture[] = [];
    const free = (pool: DemoPicture[]) =>
      pool.filter((picture) => ![...taken, ...gallery].some(({ id }) => id === picture.id));
    for (let index = 0; gallery.length < count; index++) {
      const scene = scenes[index % scenes.length];
      const picture =
        leastShown(free(scene ? (byScene.get(scene) ?? []) : [])) ??
        leastShown(free(scenes.flatMap((name) => byScene.get(name) ?? []))) ??
        leastShown(free(pictures));
      if (!picture) break;
      gallery.push(picture);
      show(picture);
    }
    return gallery;
  }

  return {
    /** A leading picture and `count` more. */
    handOut(scenes: { hero: SceneName[]; gallery: SceneName[] }, count: number): HandedOut {
      const hero = lead(scenes.hero);
      return { hero, gallery: fill(scenes.gallery, count, [hero]) };
    },
    /** One picture that may lead elsewhere too: for provinces, places, articles and rooms. */
    borrow(scenes: SceneName[], taken: DemoPicture[] = []): DemoPicture | null {
      return fill(scenes.slice(0, 1).length ? scenes : ['karst-bay'], 1, taken)[0] ?? null;
    },
  };
}
