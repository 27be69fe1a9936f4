/** Words, without those that do not apply, with a dot between them; where they do not fit one line, no line begins or ends with a dot. */
export function DottedWords({ words }: { words: readonly (string | false | undefined)[] }) {
  return (
    // Dots at the beginning of a line are cut off with the negative margin.
    <span className="block overflow-hidden">
      <span className="-ml-3 flex flex-wrap">
        {words
          .filter((word): word is string => Boolean(word))
          .map((word) => (
            <span key={word} className="relative pl-3 before:absolute before:left-1 before:content-['·']">
              {word}
            </span>
          ))}
      </span>
    </span>
  );
}
