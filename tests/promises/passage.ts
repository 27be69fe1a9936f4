/** A paragraph, list item, table row, answer or screen text, as a visitor reads it. */
export interface Passage {
  /** Its location in the register's terms: 'page gioi-thieu', 'list hotel', 'mail refund-mails'. */
  where: string;
  text: string;
}

/** Sentences of a passage; placeholders (`{{phone}}`, `{…}`) remain as written. */
export function sentencesOf({ text }: Passage): string[] {
  return text
    .split(/(?<=[.!?…:])\s+(?=[\p{Lu}“‘{*])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);
}
