import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

const steps = ['Chọn', 'Thanh toán', 'Nhận phiếu'];

/** The three steps of a booking, the current one marked visually and for screen readers. */
export function CheckoutSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol
      aria-label="Các bước đặt chỗ"
      className="flex max-w-xl flex-wrap items-center justify-between gap-1 text-sm sm:gap-2"
    >
      {steps.map((label, index) => {
        const step = index + 1;
        const isDone = step < current;
        return (
          <li
            key={label}
            aria-current={step === current ? 'step' : undefined}
            className={classNames('flex items-center gap-1.5 sm:gap-2', index > 0 && 'sm:grow')}
          >
            {index > 0 && <span aria-hidden className="hidden h-px min-w-2 grow bg-line-strong sm:block" />}
            <span
              className={classNames(
                'inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold tabular-nums',
                step <= current ? 'bg-sea text-white' : 'border border-line-strong text-ink-soft',
              )}
            >
              {isDone ? <Check aria-label="Đã xong" className="size-4" /> : step}
            </span>
            <span
              className={classNames(
                'whitespace-nowrap',
                step === current ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
