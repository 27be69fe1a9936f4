import { classNames } from './class-names.ts';

/** Words with a dot between them; where they do not fit one line, no line begins or ends with a dot. */
export function DottedWords({ words, className }: { words: readonly string[]; className?: string }) {
  return (
    <span className={classNames('dotted', className)}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  );
}
