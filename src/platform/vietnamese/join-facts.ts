/** No-break space. */
const glue = '\u00a0';

/** Longest fact that is kept on one line, in characters. */
const mostChars = 18;

/** Facts with dots between them: no line begins with a dot, and none ends within a short fact ('35 phút', '1 giường đôi'). */
export function joinFacts(facts: readonly (string | false | undefined)[]): string {
  return facts
    .filter((fact): fact is string => typeof fact === 'string' && fact !== '')
    .map((fact) => (fact.length > mostChars ? fact : fact.replaceAll(' ', glue)))
    .join(`${glue}· `);
}
