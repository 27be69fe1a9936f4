/** An active filter of a list that can be removed: its query key and value, and its label. */
export interface Chip {
  key: string;
  value: string;
  label: string;
}
