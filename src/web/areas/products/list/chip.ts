/** What narrows a list now, to be taken off again: a word of the address, and what it means. */
export interface Chip {
  key: string;
  value: string;
  label: string;
}
