import { useEffect, useRef } from 'react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { checkoutFormId } from './checkout-form-id.ts';
import type { GiftShare } from './gift-share.ts';

/**
 * The gift card code, collapsed; part of the checkout's form, so that what else was typed stays. Checking it shows what it pays;
 * it pays once the hold is placed.
 * @param answer what came back of the form, anew each time
 */
export function GiftField({
  answer,
  code,
  error,
  share,
  dueNowVnd,
}: {
  answer: unknown;
  code: string;
  error: string | undefined;
  share: GiftShare | null;
  dueNowVnd: number;
}) {
  const field = useShownWhenWrong(answer, error);
  return (
    <details open={code !== '' || undefined} className="rounded-card border border-line bg-rice px-4 lg:px-5">
      <summary className="folded-head min-h-13 scroll-mb-56 font-semibold">Phiếu quà tặng</summary>
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <TextField
          ref={field}
          name="giftCode"
          form={checkoutFormId}
          label="Mã phiếu quà tặng"
          isAlone
          defaultValue={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="min-w-60 grow"
        />
        <Button
          type="submit"
          form={checkoutFormId}
          formNoValidate
          name="do"
          value="gift"
          look="outline"
          className={error ? 'self-center' : undefined}
        >
          Xem
        </Button>
      </div>
      {share && (
        <div role="status" className="border-t border-line py-3">
          <p className="flex justify-between gap-4 font-semibold">
            <span>Phiếu trả</span>
            <span className="tabular-nums">{formatVnd(share.paysVnd)}</span>
          </p>
          <p className="flex justify-between gap-4">
            <span>Bạn trả thêm</span>
            <span className="tabular-nums">{formatVnd(dueNowVnd - share.paysVnd)}</span>
          </p>
          <p className="flex justify-between gap-4 text-ink-soft">
            <span>Còn lại trong phiếu</span>
            <span className="tabular-nums">{formatVnd(share.leftVnd)}</span>
          </p>
        </div>
      )}
    </details>
  );
}

/** A field that comes into view, with the focus, when an answer says that it is wrong: the form's summary is two screens above. */
function useShownWhenWrong(answer: unknown, error: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const seen = useRef(answer);
  useEffect(() => {
    if (seen.current !== answer && error) {
      field.current?.focus({ preventScroll: true });
      field.current?.scrollIntoView({ block: 'center' });
    }
    seen.current = answer;
  }, [answer, error]);
  return field;
}
