import { classNames } from './class-names.ts';

/** Words, without those that do not apply, with a dot between them; where they do not fit one line, no line begins or ends with a dot. */
export function DottedWords({
  words,
  className,
}: {
  words: readonly (string | false | undefined)[];
  className?: string;
}) {
  return (
    <span className={classNames('dotted', className)}>
      {words
        .filter((word): word is string => Boolean(word))
        .map((word) => (
          <span key={word}>{word}</span>
        ))}
    </span>
  );
}
