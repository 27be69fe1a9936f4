import { FocusedNotice } from './focused-notice.tsx';

interface Props {
  /** A message for each invalid field; `form` for errors of the form as a whole. */
  errors: Partial<Record<string, string>>;
  className?: string;
}

/** Shown above a form that was refused: how many fields to correct, or why the whole form was refused. */
export function ErrorSummary({ errors, className }: Props) {
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  const title = errors.form ?? `Còn ${count} mục cần xem lại.`;
  return (
    <div className={className}>
      <FocusedNotice tone="bad" role="alert" title={title} />
    </div>
  );
}
