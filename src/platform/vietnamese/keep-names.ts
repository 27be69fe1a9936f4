/** No-break space. */
const glue = '\u00a0';

/** Longest part that is kept on one line, in characters: more would push a phone's line over its edge. */
const maxChars = 16;

/**
 * A title whose names of two or three syllables ('Lũng Cú', 'Mã Pí Lèng') are not broken over two lines. Where more words with a
 * capital stand together nobody can tell where a name begins; four are two names of two.
 */
export function keepNames(title: string): string {
  const parts: string[] = [];
  let run: string[] = [];
  const end = () => {
    parts.push(...glued(run));
    run = [];
  };
  for (const word of title.split(' ')) {
    if (!/^\p{Lu}/u.test(word)) {
      end();
      parts.push(word);
      continue;
    }
    run.push(word);
    if (!/[\p{L}\d]$/u.test(word)) end();
  }
  end();
  return parts.join(' ');
}

function glued(run: readonly string[]): readonly string[] {
  if (run.length === 4) return [...glued(run.slice(0, 2)), ...glued(run.slice(2))];
  const name = run.join(glue);
  return run.length >= 2 && run.length <= 3 && name.length <= maxChars ? [name] : run;
}
