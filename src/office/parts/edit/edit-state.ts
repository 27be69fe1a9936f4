import type { ActionReply } from '../../app/action-reply.ts';

/** A field that is edited, by the name that its form and its thing have for it. */
export interface EditField {
  name: string;
  label: string;
  /** Fields of one group mean something only together, as a bank and the account there: two people's are never mixed. */
  group?: string;
  /** What a value that is chosen is called; several stand with commas between. */
  choices?: readonly { value: string; title: string }[];
}

/** The values of a thing as its form shows them; a box that is not ticked is empty. */
export type EditValues = Readonly<Record<string, string>>;

/** What somebody has open: the version they saw, what stood in it, and what stands in their form now. */
export interface Opened {
  version: number;
  base: EditValues;
  values: EditValues;
}

/** What somebody typed and did not save, as their form had it. */
export interface Kept extends Opened {
  at: string;
}

/** A field that somebody changed since a form was opened. */
export interface MergedField extends EditField {
  base: string;
  theirs: string;
  mine: string;
  /** Whose value stands in the form; of a clash it is mine until somebody chooses. */
  outcome: 'theirs' | 'mine' | 'clash';
}

export interface EditReply extends ActionReply {
  /** What the form goes on with. */
  opened?: Opened;
  /** Nothing was saved, what was typed was only tried: the form stays as it is. */
  isTried?: boolean;
  /** What another changed meanwhile, field by field, where both changed the same. */
  merge?: { by: string; at: string; fields: MergedField[] };
}
