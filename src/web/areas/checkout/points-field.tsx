import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Button } from '#ui/button.tsx';
import { checkoutFormId } from './checkout-form-id.ts';

/** How many points a signed-in guest can use for what is to be booked. */
export interface PointsOffer {
  isUsed: boolean;
  /** The most of them that this price accepts, and their value in đồng. */
  points: number;
  amountVnd: number;
  usable: number;
  /** The URL of the same checkout with points, or without where they are used. */
  toggleUrl: string;
}

/** Uses points or leaves them: submits the form as it stands to the same checkout, so that what was typed survives without script, too. */
export function PointsField({ isUsed, points, amountVnd, usable, toggleUrl }: PointsOffer) {
  return (
    <section
      aria-label="Điểm tích lũy"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-rice p-4"
    >
      <p className="min-w-0 grow basis-48">
        <strong>
          {isUsed ? 'Đang dùng' : 'Dùng'} {formatNumber(points)} điểm, giảm {formatVnd(amountVnd)}
        </strong>
        <span className="block text-sm text-ink-soft">Tài khoản của bạn có {formatNumber(usable)} điểm.</span>
      </p>
      <Button
        type="submit"
        form={checkoutFormId}
        formAction={toggleUrl}
        formNoValidate
        name="do"
        value="points"
        look="outline"
        size="sm"
      >
        {isUsed ? 'Không dùng điểm' : 'Dùng điểm'}
      </Button>
    </section>
  );
}
