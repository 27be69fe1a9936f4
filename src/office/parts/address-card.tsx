import { Form } from 'react-router';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { TextField } from './field.tsx';

/** Changes a page's address on the site: sends `do=rename` with the new `slug`. */
export function AddressCard({ slug, error }: { slug: string; error: string | undefined }) {
  return (
    <Card title="Địa chỉ trang">
      <Form method="post" className="flex flex-col gap-2 px-3.5 py-3">
        <TextField
          name="slug"
          label="Đuôi địa chỉ"
          hint="Địa chỉ cũ dẫn sang địa chỉ mới."
          error={error}
          defaultValue={slug}
          autoComplete="off"
        />
        <Button type="submit" name="do" value="rename" className="w-fit">
          Đổi địa chỉ
        </Button>
      </Form>
    </Card>
  );
}

/** Whether an address of the office confirms a rename: `…?xong=dia-chi`. */
export function wasRenamed(request: Request): boolean {
  return new URL(request.url).searchParams.get('xong') === 'dia-chi';
}

export const renamedReply = { done: 'Đã đổi địa chỉ; địa chỉ cũ dẫn sang đây.' };
