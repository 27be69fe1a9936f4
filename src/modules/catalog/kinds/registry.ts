import { attraction } from './attraction/details.ts';
import { car } from './car/details.ts';
import { combo } from './combo/details.ts';
import { cruise } from './cruise/details.ts';
import { experience } from './experience/details.ts';
import { hotel } from './hotel/details.ts';
import type { Kind } from './kind.ts';
import type { KindName } from './kind-names.ts';
import type { KindProfile } from './kind-profile.ts';
import { service } from './service/details.ts';
import { tour } from './tour/details.ts';

const byName: Record<KindName, KindProfile> = {
  combo,
  hotel,
  tour,
  cruise,
  attraction,
  experience,
  car,
  service,
};

/** Every kind of product, in the order of the navigation. */
export const kinds = Object.values(byName) as Kind[];

const byPrefix = new Map(kinds.map((kind) => [kind.prefix, kind]));

/** @throws if no kind has the name; names come from our own database or routes. */
export function getKind(name: KindName): Kind {
  const kind = byName[name] as Kind | undefined;
  if (!kind) throw new Error(`Unknown kind of product: ${name}`);
  return kind;
}

/** The kind whose pages live below a URL prefix such as '/khach-san', or null. */
export function findKindByPrefix(prefix: string): Kind | null {
  return byPrefix.get(prefix) ?? null;
}
