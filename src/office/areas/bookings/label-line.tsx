import { Plus, Tag, X } from 'lucide-react';
import { Form } from 'react-router';
import { Button, buttonClass } from '../../parts/button.tsx';
import { SuggestedField } from '../../parts/suggested-field.tsx';
import { useDetailsMenu } from '../../parts/use-details-menu.ts';
import type { BookingPageData } from './load-booking.ts';

/** A booking's labels, which staff put on and take off; no guest sees them. */
export function LabelLine({
  booking,
  mayLabel,
  typed = {},
}: {
  booking: BookingPageData;
  mayLabel: boolean;
  /** Of a refused form. */
  typed?: Record<string, string> | undefined;
}) {
  const menu = useDetailsMenu();
  const { labels } = booking.standing;
  const { known, longest } = booking.labels;
  if (labels.length === 0 && !mayLabel) return null;
  return (
    <ul aria-label="Nhãn" className="relative flex flex-wrap items-center gap-1.5">
      {labels.map((label) => (
        <li
          key={label}
          className="inline-flex min-h-6 items-center gap-1 rounded-badge bg-mute-soft px-1.5 text-sm text-ink-soft max-sm:min-h-11"
        >
          <Tag size={12} aria-hidden /> {label}
          {mayLabel && (
            <Form method="post" preventScrollReset className="contents">
              <input type="hidden" name="nhan" value={label} />
              <button
                type="submit"
                name="viec"
                value="bo-nhan"
                aria-label={`Bỏ nhãn ${label}`}
                title={`Bỏ nhãn ${label}`}
                className="-mr-1 grid size-6 place-items-center rounded-badge hover:bg-ink/5 max-sm:size-11"
              >
                <X size={12} aria-hidden />
              </button>
            </Form>
          )}
        </li>
      ))}
      {mayLabel && (
        <li>
          <details
            key={labels.join()}
            open={typed.viec === 'nhan'}
            className="relative max-sm:static"
            {...menu}
          >
            <summary className={buttonClass('quiet', 'sm', 'list-none')}>
              <Plus size={12} aria-hidden /> Nhãn
            </summary>
            <Form
              method="post"
              preventScrollReset
              className="absolute top-full left-0 z-3 mt-1 flex w-64 flex-col gap-2 rounded-card border border-line bg-raised p-3 shadow-pop max-sm:right-0 max-sm:w-auto"
            >
              <SuggestedField
                name="nhan"
                label="Nhãn, khách không thấy"
                suggestions={known.filter((one) => !labels.includes(one))}
                maxLength={longest}
                defaultValue={typed.viec === 'nhan' ? typed.nhan : undefined}
              />
              <Button type="submit" name="viec" value="nhan" look="primary">
                Gắn nhãn
              </Button>
            </Form>
          </details>
        </li>
      )}
    </ul>
  );
}
