import type { ActionReply } from '../../app/action-reply.ts';

/** An edited field; its name is the same in the form and in the thing. */
export interface EditField {
  name: string;
  label: string;
  /** Fields of one group only have a meaning together, such as a bank and the account there: two people's values are never mixed. */
  group?: string;
  /** Titles of a choice's values; several are joined with commas. */
  choices?: readonly { value: string; title: string }[];
}

/** A thing's form values; an unticked checkbox is ''. */
export type EditValues = Readonly<Record<string, string>>;

/** An opened form: the version that was seen, the values then, and the values now. */
export interface Opened {
  version: number;
  base: EditValues;
  values: EditValues;
}

/** A typed draft that was not saved, with its form's values. */
export interface Kept extends Opened {
  at: string;
}

/** A field changed by somebody since the form was opened. */
export interface MergedField extends EditField {
  base: string;
  theirs: string;
  mine: string;
  /** Whose value the form has; in a conflict ('clash') it is mine until the user chooses. */
  outcome: 'theirs' | 'mine' | 'clash';
}

export interface EditReply extends ActionReply {
  /** The state with which the form continues. */
  opened?: Opened;
  /** Nothing was saved, the typed values were only tried out: the form keeps them. */
  isTried?: boolean;
  /** What somebody else changed meanwhile, field by field, where both changed the same fields. */
  merge?: { by: string; at: string; fields: MergedField[] };
}
