import { Form, Link } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { type TryOut, tryOutAddress } from './read-try-out.ts';

/** Search for the product to try out. */
export function FindProduct({
  tried,
  found,
}: {
  tried: TryOut;
  found: readonly { id: number; title: string; kindTitle: string }[];
}) {
  return (
    <Card title="Chọn sản phẩm" className="max-w-3xl">
      <Form role="search" className="flex items-end gap-2 border-b border-line px-3.5 py-3">
        <TextField
          name="tim"
          type="search"
          label="Tên sản phẩm"
          placeholder="bai kem, sapa, du thuyen…"
          defaultValue={tried.text}
          className="flex-1"
        />
        <Button type="submit">Tìm</Button>
      </Form>
      {found.length === 0 ? (
        <Empty title={tried.text === '' ? 'Chưa có sản phẩm nào đang bán' : 'Không có sản phẩm nào như vậy'}>
          {tried.text === ''
            ? 'Sản phẩm đã đăng, có hạng và gói giá thì thử được giá từng ngày của cả năm.'
            : 'Thử một phần của tên, không cần dấu.'}
        </Empty>
      ) : (
        <ul>
          {found.map(({ id, title, kindTitle }) => (
            <li
              key={id}
              className="relative flex items-center gap-3 border-b border-line px-3.5 py-2 last:border-0"
            >
              <Link
                to={tryOutAddress(tried, { productId: id, text: '' })}
                className="min-w-0 flex-1 font-semibold text-sea after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
              <span className="text-sm text-ink-faint">{kindTitle}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
