import { FocusedNotice } from './focused-notice.tsx';

interface Props {
  /** A message for each field that is wrong; `form` for what is of no field. */
  errors: Partial<Record<string, string>>;
  className?: string;
}

/** Stands above a form that came back: how many of its fields need another look, or what all of it was refused for. */
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
