import { findMentionedPlace } from '#modules/catalog/queries/places.ts';
import { findOutside } from '#modules/search/documents/find-outside.ts';
import {
  completeName,
  isRespelled,
  plainSearch,
  type ReadSearch,
  readSearch,
  respell,
} from '#modules/search/documents/read-search.ts';
import {
  besideFlights,
  findHelp,
  type Help,
  isAnsweredBySite,
} from '#modules/search/everything/find-answers.ts';
import {
  type Found,
  isWholeMatched,
  searchEverything,
  searchRegion,
} from '#modules/search/everything/search-everything.ts';
import { kindNamedIn } from '#modules/search/everything/search-tabs.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

/** Enough places to tell which one is meant. */
const perGroup = 4;

/**
 * What a typed text finds, in its proper spelling: what of it is not sold, the site's own answers, and everything that its words find; null where
 * the answers are what was requested. `asked` is the part that products were looked for by.
 */
export async function findTyped(
  app: Pick<App, 'readDb' | 'data'>,
  given: string,
  { today, isWords }: { today: string; isWords: boolean },
) {
  const db = app.readDb;
  const spelled = isWords ? given : await respell(db, given);
  const typed = (!isWords && (await completeName(db, spelled))) || spelled;
  // Who leaves out marks is not corrected.
  const correctedTo = isRespelled(given, spelled) ? spelled : null;
  const named = typed ? await findHelp(app, typed, { isAnswered: true }) : [];
  const outside = isWords ? null : await findUnanswered(db, typed, named);
  const beside = besideFlights(typed, named);
  const isBesideFlights = beside !== typed;
  const asked = outside?.instead ?? withoutPriceQuestion(beside);
  const read = isWords ? plainSearch(typed) : await readSearch(db, asked, today);
  const isOwn = !isWords && named.length > 0 && (await isAnsweredBySite(db, typed));
  // 'check in sớm được không' wants no trip to take pictures on.
  const inRegion = read.region && !isOwn ? await searchRegion(db, read.region, read.text) : null;
  if (inRegion)
    return {
      read: { ...read, ...inRegion.read, leftOut: [...read.leftOut, ...inRegion.read.leftOut] },
      outside,
      help: named.filter(isAbout),
      found: inRegion.found,
      ...{ asked, correctedTo, isBesideFlights },
    };
  const matched = read.text && !isOwn ? await searchEverything(db, read.text, { perGroup }) : null;
  const isMatched = matched !== null && (matched.isNamed || isWholeMatched(matched));
  const answers = isMatched || outside || !typed ? named : await findHelp(app, typed, { isAnswered: false });
  const found = matched && isAskedRather(asked, matched, answers) ? null : matched;
  // 'Chèo SUP ở đâu' is answered by what can be booked, and not by answers that have some of the words.
  const isOfKind = found?.groups.some(isSold) && kindNamedIn(asked, found) && !isQuestion(asked);
  const isBeside = found && ((isMatched && !found.isNamed) || isOfKind);
  // 'bay' of 'bay dù lượn' is no flight.
  const ofOutside = (one: Help) => outside !== null && holdsWords(outside.words, one.about);
  const about =
    isBeside || outside
      ? answers.filter((one) => isAbout(one) && !ofOutside(one) && !(isOfKind && one.isArticle))
      : answers;
  const place = found?.isNamed && found.names.length === 0 ? await findMentionedPlace(db, read.text) : null;
  const names = place ? [place.name] : (found?.names ?? []);
  const help = found?.isNamed
    ? about.filter((one) => !isWishOnly(one, read) && (isAbout(one) || isAboutPlace(one, names)))
    : about;
  return {
    ...{ read, outside, found, asked, correctedTo, isBesideFlights },
    help: await withoutOtherPlaces(db, help, found),
  };
}

/** Without articles about another place than the one that is named: when Phú Quốc is best is no answer about Pù Luông. */
async function withoutOtherPlaces(db: Database, help: readonly Help[], found: Found | null): Promise<Help[]> {
  if (!found?.isNamed) return [...help];
  const text = compact(`${found.text} ${found.correctedTo ?? ''}`);
  const about = await Promise.all(
    help.map(async ({ title, isArticle }) => (isArticle ? findMentionedPlace(db, title) : null)),
  );
  return help.filter((_, at) => !about[at] || text.includes(compact(about[at].name)));
}

/** Who asks what something costs wants to see it: 'xe sân bay Tân Sơn Nhất giá bao nhiêu'. */
const priceQuestion =
  /\s+(?:giá\s+|gia\s+)?(?:cả\s+)?(?:bao nhiêu|bao nhieu|bn|bnhiu|nhiêu)(?:\s+(?:tiền|tien))?(?:\s+(?:vậy|ạ|a))?\s*\??$/iu;

function withoutPriceQuestion(text: string): string {
  const rest = text.replace(priceQuestion, '');
  return rest !== text && kindNamedIn(rest) !== undefined && !isQuestion(rest) ? rest : text;
}

/** What is not sold, unless an answer is about it: 'thẻ visa' is what one pays with. */
async function findUnanswered(db: Database, text: string, help: readonly Help[]) {
  const outside = await findOutside(db, text);
  const isAnswered = outside && help.some(({ said }) => said.some((one) => holdsWords(one, outside.words)));
  return isAnswered ? null : outside;
}

const holdsWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);

/** Whether the site's own answers are what was requested, and not products that happen to have some of the words. */
function isAskedRather(text: string, found: Found, help: readonly Help[]): boolean {
  const [first] = help;
  if (!first || found.isNamed) return false;
  if (isQuestion(text)) return isAbout(first) || !isWholeMatched(found);
  const isWhole = isWholeMatched(found);
  const isCut = found.leftOut.length > 0 || found.correctedTo !== null;
  // A page is asked for, and words had to be given up for products: 'xuất hóa đơn công ty'.
  if (isCut && kindNamedIn(text) === undefined && help.some(({ isNamed }) => isNamed)) return true;
  const isApart = found.isInTexts || (!isWhole && !isCut && kindNamedIn(text) === undefined);
  return (first.isNamed && !isWhole) || (isApart && first.isTitled);
}

const isSold = ({ type }: Found['groups'][number]) => type !== 'destination' && type !== 'article';

/**
 * Whether a page is named, or an answer shares words, only by what is wished for at a named place: when it opens stands on its own page.
 */
function isWishOnly({ says, title, isNamed, isTitled, about }: Help, { wish, text }: ReadSearch): boolean {
  const wishes = (wish?.features ?? []).filter(({ option }) => option === '');
  if (says !== '') return wishes.length > 0 && !sharesWord(title, text);
  return wishes.some(({ said }) => said.some((phrase) => phrase.includes(about)) || !(isNamed || isTitled));
}

const sharesWord = (title: string, text: string) =>
  text.split(' ').some((word) => ` ${fold(title)} `.includes(` ${fold(word)} `));

/** Whether an entry has the place in its title, where the text names one: when it rains in Sa Pa is no answer about Nha Trang. */
const isAboutPlace = ({ title }: Help, names: readonly string[]) =>
  names.length === 0 || names.some((name) => compact(title).includes(compact(name)));

const isAbout = ({ isNamed, isTitled }: Help) => isNamed || isTitled;
