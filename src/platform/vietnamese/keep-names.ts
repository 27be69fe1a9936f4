/** No-break space. */
const glue = '\u00a0';

/** Longest part that is kept on one line, in characters: more would push a phone's line over its edge. */
const maxChars = 16;

/** What is sold, which is written with a capital beside names and is part of none. */
const wares =
  /^(?:Boutique|Bungalow|Combo|Glamping|Homestay|Hostel|Limousine|Lodge|Resort|Tour|Villa|Vé|Xe)$/;

/**
 * A title whose names of two or three syllables ('Lũng Cú', 'Mã Pí Lèng') are not broken over two lines, nor a number and what it
 * counts ('5 sao'); no line begins with a dash. Where more words with a capital stand together nobody can tell where a name begins;
 * four are two names of two, and of more the last two are most often a place.
 */
export function keepNames(title: string): string {
  const parts: string[] = [];
  let run: string[] = [];
  const end = () => {
    parts.push(...glued(run));
    run = [];
  };
  for (const word of title.split(' ')) {
    if (!/^\p{Lu}/u.test(word) || wares.test(word)) {
      end();
      const last = parts.at(-1);
      const isKept = last !== undefined && (word === '–' || (/^\d+$/.test(last) && /^\p{Ll}/u.test(word)));
      if (isKept) parts.splice(-1, 1, `${last}${glue}${word}`);
      else parts.push(word);
      continue;
    }
    run.push(word);
    if (!/[\p{L}\d]$/u.test(word) && word !== 'TP.') end();
  }
  end();
  return parts.join(' ');
}

function glued(run: readonly string[]): readonly string[] {
  if (run.length > 3 && run[0] !== 'TP.') {
    const rest = run.slice(0, -2);
    return [...(run.length === 4 ? glued(rest) : rest), ...glued(run.slice(-2))];
  }
  const name = run.join(glue);
  return run.length >= 2 && name.length <= maxChars ? [name] : run;
}
