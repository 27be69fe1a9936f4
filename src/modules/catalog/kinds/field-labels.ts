/** Label of a form field, worded for staff. */
export interface FieldLabel {
  label: string;
  hint?: string;
  /** Titles of the options by stored value; also for lists of numbers. */
  options?: Readonly<Record<string, string>>;
}

/** Every code of an enumeration must have a label. */
type Coded<Value> = [Value] extends [string]
  ? string extends Value
    ? unknown
    : { options: Readonly<Record<Value, string>> }
  : unknown;

type LabelOf<Value> = [Value] extends [readonly (infer Item)[]]
  ? [Item] extends [object]
    ? FieldLabel & { columns: FieldLabels<Item> }
    : FieldLabel & Coded<Item>
  : [Value] extends [object]
    ? FieldLabel & { fields: FieldLabels<Value> }
    : FieldLabel & Coded<Value>;

/** The labels of all fields of a shape: one that is missing does not compile. */
export type FieldLabels<Shape> = {
  readonly [Name in keyof Shape]-?: LabelOf<Exclude<Shape[Name], undefined>>;
};

export const weekdayOptions = {
  1: 'Thứ Hai',
  2: 'Thứ Ba',
  3: 'Thứ Tư',
  4: 'Thứ Năm',
  5: 'Thứ Sáu',
  6: 'Thứ Bảy',
  7: 'Chủ nhật',
};

export const monthOptions: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [at + 1, `Tháng ${at + 1}`]),
);
