import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

const steps = ['Thông tin', 'Thanh toán', 'Hoàn tất'];

/** The three steps of a booking, the current one marked for eyes and for screen readers. */
export function CheckoutSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol aria-label="Các bước đặt chỗ" className="flex items-center gap-2 text-sm">
      {steps.map((label, index) => {
        const step = index + 1;
        const isDone = step < current;
        return (
          <li
            key={label}
            aria-current={step === current ? 'step' : undefined}
            className="flex items-center gap-2"
          >
            {index > 0 && <span aria-hidden className="h-px w-8 bg-line-strong lg:w-10" />}
            <span
              className={classNames(
                'inline-flex size-7 items-center justify-center rounded-full font-semibold tabular-nums',
                step <= current ? 'bg-sea text-white' : 'border border-line-strong text-ink-soft',
              )}
            >
              {isDone ? <Check aria-label="Đã xong" className="size-4" /> : step}
            </span>
            <span
              className={classNames(
                'whitespace-nowrap',
                step === current ? 'font-semibold' : 'sr-only text-ink-soft md:not-sr-only',
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
