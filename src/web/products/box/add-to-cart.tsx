import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';

/** Puts a choice into the cart; `about` tells buttons of one page apart for those who hear them. */
export function AddToCart({ itemQuery, about }: { itemQuery: string; about?: string }) {
  return (
    <Form method="post" action="/gio-hang">
      <input type="hidden" name="item" value={itemQuery} />
      <Button type="submit" look="outline" className="w-full">
        Thêm vào giỏ
        {about && <span className="sr-only">: {about}</span>}
      </Button>
    </Form>
  );
}
