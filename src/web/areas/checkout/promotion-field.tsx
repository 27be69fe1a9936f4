import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { checkoutFormId } from './checkout-form-id.ts';

/**
 * A promotion code, collapsed, for the URL of what is to be booked or for the cart. What else was typed stays: with scripts, because
 * the code has a form of its own; without, because it is sent with the checkout's form, which comes back as it stands.
 */
export function PromotionField({
  code,
  refusal,
  offVnd,
  isCart,
  hidden,
}: {
  code: string;
  refusal: string;
  /** What the code takes off, in đồng. */
  offVnd: number;
  isCart: boolean;
  /** What is sent along: the choice in the URL, or the wish to change the cart. */
  hidden: [string, string][];
}) {
  const kept = hidden.map(([key, value], index) => (
    <input key={index} type="hidden" name={key} value={value} />
  ));
  const form = { method: isCart ? 'post' : 'get', preventScrollReset: true, replace: true } as const;
  return (
    <details open={code !== '' || undefined} className="rounded-card border border-line bg-rice px-4 lg:px-5">
      <summary className="folded-head min-h-13 scroll-mb-56 font-semibold">Nhập mã ưu đãi</summary>
      <noscript>
        <div className="flex items-end gap-3 pb-4">
          <CodeField id="promotion-sent" form={checkoutFormId} code={code} refusal={refusal} />
          <UseButton form={checkoutFormId} name="do" value="promotion" formNoValidate refusal={refusal} />
        </div>
      </noscript>
      <Form {...form} data-held className="flex items-end gap-3 pb-4 noscript:hidden">
        {kept}
        <CodeField code={code} refusal={refusal} />
        <UseButton refusal={refusal} />
      </Form>
      {code !== '' && !refusal && (
        <Form
          {...form}
          data-held
          className="flex items-center justify-between gap-x-3 border-t border-line py-1"
        >
          {kept}
          {isCart && <input type="hidden" name="promotion" value="" />}
          <p role="status" className="min-w-0 text-sm text-good">
            Mã {code} giảm {formatVnd(offVnd)}
          </p>
          <Button type="submit" look="quiet" size="sm" className="shrink-0 noscript:hidden">
            Bỏ mã
          </Button>
        </Form>
      )}
    </details>
  );
}

function CodeField({
  code,
  refusal,
  ...input
}: { code: string; refusal: string } & Pick<ComponentProps<'input'>, 'id' | 'form'>) {
  return (
    <TextField
      {...input}
      name="promotion"
      label="Mã ưu đãi"
      isAlone
      defaultValue={code}
      error={refusal || undefined}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      className="grow"
    />
  );
}

function UseButton({
  refusal,
  ...button
}: { refusal: string } & Pick<ComponentProps<'button'>, 'form' | 'name' | 'value' | 'formNoValidate'>) {
  return (
    <Button
      {...button}
      type="submit"
      look="outline"
      className={classNames('shrink-0', refusal && 'self-center')}
    >
      Dùng mã
    </Button>
  );
}
