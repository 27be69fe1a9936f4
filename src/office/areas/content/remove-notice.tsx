import { Form } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Asks for confirmation before an article that was never published is deleted. */
export function RemoveNotice({ version }: { version: number }) {
  return (
    <Notice tone="warn" role="alert">
      <p>Bài này chưa từng lên trang, xóa là mất hẳn chữ đã viết.</p>
      <Form method="post" className="mt-2">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="do" value="remove" look="danger">
          Xóa bài này
        </Button>
      </Form>
    </Notice>
  );
}
