import type { z } from 'zod';
import { searchShape } from './search-shape.ts';
import { isServiceSlug } from './service-slugs.ts';
import {
  bannersShape,
  comboShape,
  flightsShape,
  homeShape,
  mailShape,
  menusShape,
  questionsShape,
  serviceShape,
} from './shapes.ts';
import { startCombo } from './start/start-combo.ts';
import { startFlights } from './start/start-flights.ts';
import { startBanners, startHome } from './start/start-home.ts';
import { startMenus } from './start/start-menus.ts';
import { startQuestions } from './start/start-questions.ts';
import { startSearch } from './start/start-search.ts';
import { startServices } from './start/start-services.ts';

/** The shape of each kind of wording, and the cache tag of the pages that show it; '' for none. */
const kinds = {
  menus: { shape: menusShape, tag: 'settings', verb: 'wording.edit' },
  home: { shape: homeShape, tag: 'content', verb: 'wording.edit' },
  banners: { shape: bannersShape, tag: 'content', verb: 'wording.edit' },
  service: { shape: serviceShape, tag: 'catalogue', verb: 'wording.edit' },
  questions: { shape: questionsShape, tag: 'catalogue', verb: 'wording.edit' },
  combo: { shape: comboShape, tag: 'catalogue', verb: 'wording.edit' },
  flights: { shape: flightsShape, tag: 'content', verb: 'wording.edit' },
  search: { shape: searchShape, tag: 'catalogue', verb: 'wording.edit' },
  mail: { shape: mailShape, tag: '', verb: 'mail.edit' },
} as const;

export const wordingKinds: { readonly [Kind in WordingKind]: (typeof kinds)[Kind] } = kinds;

export type WordingKind = keyof typeof kinds;
export type WordingOf<Kind extends WordingKind> = z.infer<(typeof kinds)[Kind]['shape']>;

/** Reference to a wording: its kind, and its name where there are several of the kind. */
export interface WordingRef<Kind extends WordingKind = WordingKind> {
  kind: Kind;
  /** The slug of a service, the kind of a list, the template of a mail; empty of all others. */
  name?: string;
}

/** Storage key, which the history also uses: 'menus', 'service/cho-thue-tau'. */
export const wordingKey = ({ kind, name = '' }: WordingRef): string => (name ? `${kind}/${name}` : kind);

/** The initial wording, until the company writes its own. Empty for mails, whose defaults are in their own code. */
export function startWording<Kind extends WordingKind>({
  kind,
  name = '',
}: WordingRef<Kind>): WordingOf<Kind> {
  const start: { [Each in WordingKind]: () => WordingOf<Each> } = {
    menus: () => startMenus,
    home: () => startHome,
    banners: () => startBanners,
    combo: () => startCombo,
    flights: () => startFlights,
    service: () => {
      if (!isServiceSlug(name)) throw new Error(`Unknown type of service '${name}'`);
      return startServices[name];
    },
    questions: () => startQuestions[name] ?? { faqs: [] },
    search: () => startSearch,
    mail: () => ({}),
  };
  return start[kind]();
}
