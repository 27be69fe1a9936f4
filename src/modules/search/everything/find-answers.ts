import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import { isAnsweredBySite, phraseForPage } from '#modules/search/documents/is-answered-only.ts';
import type { App } from '#platform/app.ts';
import { findHelp, type Help, withoutNamed } from './find-help.ts';

export { isAnsweredBySite } from '#modules/search/documents/is-answered-only.ts';
export { besideFlights, findHelp, type Help, withoutNamed } from './find-help.ts';

/** Of more, one reads the results page. */
const most = 2;

/**
 * The answers of the site that are suggested while somebody types: those to a question that the site alone answers, and the page that
 * a text asks for by name, where it names nothing that lists have: 'vé máy bay Huế'.
 */
export async function findAnswers(app: Pick<App, 'readDb' | 'data'>, text: string): Promise<Help[]> {
  if (await isAnsweredBySite(app.readDb, text))
    return (await findHelp(app, text, { isAnswered: false })).slice(0, most);
  // Most texts ask for no page: to rank all answers takes longer than to know that.
  if (!(await phraseForPage(app.readDb, text))) return [];
  const named = await findHelp(app, text, { isAnswered: true });
  const [first] = named;
  const isAsked = first?.isNamed && first.about.includes(' ');
  return isAsked && kindNamedIn(withoutNamed(text, named)) === undefined ? [first] : [];
}
