import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

/**
 * Puts a choice into the cart; `about` tells buttons of one page apart for those who hear them. `choose` says at the
 * press what the choice has become, null when it is not ready.
 */
export function AddToCart({
  itemQuery,
  about,
  choose,
}: {
  itemQuery: string;
  about?: string;
  choose?: () => string | null;
}) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const choice = choose ? choose() : itemQuery;
    if (choice === null) return event.preventDefault();
    const field = event.currentTarget.elements.namedItem('item') as HTMLInputElement;
    field.value = choice;
  };
  return (
    <Form method="post" action="/gio-hang" onSubmit={onSubmit}>
      <input type="hidden" name="item" value={itemQuery} />
      <Button type="submit" look="outline" className="w-full">
        Thêm vào giỏ
        {about && <span className="sr-only">: {about}</span>}
      </Button>
    </Form>
  );
}
