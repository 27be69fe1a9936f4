import type { ComponentProps } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { checkoutFormId } from './checkout-form-id.ts';

/**
 * A promotion code, collapsed; a cart stores its code itself. What else was typed stays: with scripts, because only the URL
 * changes; without, because the code is sent with the checkout's form, which comes back as it stands.
 */
export function PromotionField({
  code,
  refusal,
  isCart,
  query,
}: {
  code: string;
  refusal: string;
  isCart: boolean;
  /** The choice in the URL, without a code. */
  query: [string, string][];
}) {
  if (isCart) {
    return (
      <Link
        to="/gio-hang"
        className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
      >
        {code ? `Đổi mã ưu đãi ${code} trong giỏ` : 'Nhập mã ưu đãi trong giỏ'}
      </Link>
    );
  }
  return (
    <details open={code !== '' || undefined} className="rounded-card border border-line bg-rice px-4">
      <summary className="folded-head min-h-13 font-semibold">Nhập mã ưu đãi</summary>
      <noscript>
        <div className="flex items-end gap-3 pb-4">
          <CodeField id="promotion-sent" form={checkoutFormId} code={code} refusal={refusal} />
          <UseButton form={checkoutFormId} name="do" value="promotion" formNoValidate refusal={refusal} />
        </div>
      </noscript>
      <Form
        method="get"
        preventScrollReset
        replace
        data-held
        className="flex items-end gap-3 pb-4 noscript:hidden"
      >
        {query.map(([key, value], index) => (
          <input key={index} type="hidden" name={key} value={value} />
        ))}
        <CodeField code={code} refusal={refusal} />
        <UseButton refusal={refusal} />
      </Form>
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
    <Button {...button} type="submit" look="outline" className={refusal ? 'self-center' : undefined}>
      Dùng mã
    </Button>
  );
}
