import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** A promotion code, collapsed; a cart stores its code itself. What else was typed stays. */
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
      <Form method="get" preventScrollReset replace data-held className="flex items-end gap-3 pb-4">
        {query.map(([key, value], index) => (
          <input key={index} type="hidden" name={key} value={value} />
        ))}
        <TextField
          name="promotion"
          label="Mã ưu đãi"
          defaultValue={code}
          error={refusal || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          className="grow"
        />
        <Button type="submit" look="outline" className={refusal ? 'self-center' : undefined}>
          Dùng mã
        </Button>
      </Form>
    </details>
  );
}
