import { Form } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Notice that a departure was opened outside its weekdays, with a button to remove it. */
export function ExtraNotice({ reason }: { reason: string }) {
  const may = useMay();
  return (
    <Notice tone="info">
      <p className="[overflow-wrap:anywhere]">
        Chuyến thêm ngoài lịch: <b>{reason}</b>.
      </p>
      {may('places.edit') && (
        <Form method="post" className="mt-2">
          <Button type="submit" name="form" value="bo-chuyen">
            Bỏ chuyến này
          </Button>
        </Form>
      )}
    </Notice>
  );
}
