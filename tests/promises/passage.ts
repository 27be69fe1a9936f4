/** A paragraph, list item, table row, answer or text of a screen, as a visitor reads it in one breath. */
export interface Passage {
  /** Where it stands, in the words of the register: 'page gioi-thieu', 'list hotel', 'mail refund-mails'. */
  where: string;
  text: string;
}

/** Sentences of a passage; what is filled in later (`{{phone}}`, `{…}`) stays as it is written. */
export function sentencesOf({ text }: Passage): string[] {
  return text
    .split(/(?<=[.!?…:])\s+(?=[\p{Lu}“‘{*])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);
}
