import { findMove } from '#modules/addresses/queries.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { listHelp } from '#modules/content/queries/list-help.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { serviceSlugs } from '#modules/settings/wordings/service-slugs.ts';
import { type ShownMenus, shownMenus } from '#modules/settings/wordings/shown-menus.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { type Answer, indexHelp } from './help-index.ts';
import { rankHelp } from './rank-help.ts';

type Source = Pick<App, 'readDb' | 'data'>;

export interface Help {
  title: string;
  href: string;
  /** The beginning of the answer; empty where the page itself is the answer. */
  says: string;
  /** Whether the text names it, and does not only have words of it. */
  isNamed: boolean;
  /** Whether its title has two of its words side by side, besides words for what is sold. */
  isTitled: boolean;
  isArticle: boolean;
  /** What it is about, in search form. */
  about: string;
  /** All phrases by which the text asks for it, in search form. */
  said: readonly string[];
}

const mostLetters = 220;

/**
 * Pages of the site and answered questions that match a text; a menu's link is found by its label, such as 'Liên hệ'.
 * @param isAnswered whether products match the whole text: then only pages and questions that it names or asks for
 */
export async function findHelp(
  app: Source,
  text: string,
  { isAnswered }: { isAnswered: boolean },
): Promise<Help[]> {
  const index = await app.data.get('help-index', ['content', 'catalogue', 'settings'], () =>
    readIndex(app.readDb),
  );
  const [expanded = text] = expandAbbreviations(text);
  // In a text without marks 'ko' gets none either, for words beside marked ones are meant so.
  const written = fold(text) === text.toLowerCase() ? fold(expanded) : expanded;
  const found = rankHelp(index, written, { onlyNamed: isAnswered && !isQuestion(written) });
  const isFirst = ({ href, title }: Answer, at: number) =>
    found.findIndex((one) => one.href === href && (one.title === title || !one.isAnswer)) === at;
  return found
    .filter(isFirst)
    .map(({ title, href, text: says, isAnswer, isArticle = false, of, isNamed, isTitled, about, held }) => ({
      about,
      said: held,
      isNamed,
      isTitled,
      isArticle,
      title: of && !isAnswer ? `${title} (${of})` : title,
      href,
      says: isAnswer ? shortened(says) : '',
    }));
}

async function readIndex(db: Database) {
  const [{ answers, alike }, settings, menus] = await Promise.all([
    getSearchWords(db),
    getSettings(db),
    getWording(db, { kind: 'menus' }),
  ]);
  const [pages, questions] = await Promise.all([listHelp(db, settings), listQuestions(db)]);
  const own = await Promise.all(
    answers.map(async ({ title, said, href }) => {
      const path = href.replace(/[?#].*/, '');
      const present = path.startsWith('/page/') ? ((await findMove(db, path)) ?? path) : null;
      const isThere = present === null || pages.some((page) => page.href === present);
      return isThere ? [{ title, text: '', href, said }] : [];
    }),
  );
  const links = menuLinks(settings, shownMenus(menus));
  return indexHelp([...own.flat(), ...links, ...pages, ...questions], alike);
}

/** Without what a page of the site is named by: of 'vé máy bay Hà Nội Đà Nẵng' no ticket of a sight is meant. */
export function withoutNamed(text: string, [first]: readonly Help[]): string {
  return first?.isNamed ? ` ${fold(text)} `.replace(` ${first.about} `, ' ').trim() : text;
}

/** What a text that asks for flights says besides: where to, and when. Any other text as it is. */
export function besideFlights(text: string, help: readonly Help[]): string {
  const flights = help.find(({ href, isNamed }) => isNamed && href === flightsPath);
  const phrases = flights?.said.map((phrase) => phrase.split(' ')) ?? [];
  if (!phrases.some(({ length }) => length > 1)) return text;
  const words = text.split(/\s+/);
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const said = phrases.filter((phrase) =>
      phrase.every((key, next) => fold(words[at + next] ?? '') === key),
    );
    const length = Math.max(0, ...said.map((phrase) => phrase.length));
    if (length === 0) left.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return left.length > 0 ? left.join(' ') : text;
}

const flightsPath = '/ve-may-bay';

function shortened(text: string): string {
  return text.length <= mostLetters ? text : `${text.slice(0, mostLetters).replace(/\s+\S*$/, '')} …`;
}

/** The labels of menus and of the footer, which lead to pages; lists of products are tabs of the results. */
function menuLinks(
  { footerColumn1, footerColumn2, footerColumn3 }: SiteSettings,
  menus: ShownMenus,
): Answer[] {
  const links = [
    ...[menus.main, menus.more, menus.help, menus.support, menus.featured].flat(),
    ...[footerColumn1, footerColumn2, footerColumn3].flatMap((column) => column.links),
  ];
  return links
    .filter(({ href }) => !isList(href))
    .map(({ label, href }) => ({ title: label, text: '', href }));
}

const isList = (href: string) =>
  href === '/' ||
  href.startsWith('/dich-vu/') ||
  kindNames.some((name) => kindProfiles[name].prefix === href);

/** The questions below the lists of kinds, of services and of flights. */
async function listQuestions(db: Database): Promise<Answer[]> {
  const lists = await Promise.all([
    ...kindNames.map(async (name) => ({
      of: kindProfiles[name].labels.one,
      href: kindProfiles[name].prefix,
      faqs: (await getWording(db, { kind: 'questions', name })).faqs,
    })),
    ...serviceSlugs.map(async (name) => {
      const { title, faqs } = await getWording(db, { kind: 'service', name });
      return { of: title, href: `/dich-vu/${name}`, faqs };
    }),
    getWording(db, { kind: 'flights' }).then(({ faqs }) => ({ of: 'Vé máy bay', href: flightsPath, faqs })),
  ]);
  return lists.flatMap(({ of, href, faqs }) =>
    faqs.map(({ question, answer }) => ({ title: question, of, text: answer, href, isAnswer: true })),
  );
}
