import { isRouteErrorResponse, Link } from 'react-router';
import { CopyButton } from '../parts/copy-button.tsx';

const words: Record<number, [title: string, text: string]> = {
  403: ['Bạn không có quyền ở trang này', 'Nếu công việc cần, hãy nhờ quản trị đổi vai trò của bạn.'],
  404: ['Không có trang này', 'Địa chỉ có thể đã gõ nhầm, hoặc việc này đã được dọn.'],
  503: ['Máy chủ dữ liệu đang nghỉ', 'Chờ một lát rồi tải lại trang. Những gì đã lưu vẫn còn.'],
};

/** Error page for a missing page, a forbidden one, or a failure. */
export function ErrorWords({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [title, text] = words[status] ?? [
    'Trang này vừa gặp lỗi',
    'Lỗi đã được ghi lại. Bạn tải lại trang, nếu vẫn vậy thì báo người quản trị kèm mã lỗi.',
  ];
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined;
  return (
    <div className="mx-auto flex max-w-md flex-col gap-3 px-6 py-24">
      <h1 className="text-xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {code && (
        <p className="flex flex-wrap items-center gap-3">
          <span>
            Mã lỗi <b className="[overflow-wrap:anywhere]">{code}</b>
          </span>
          <CopyButton text={code}>Chép mã lỗi</CopyButton>
        </p>
      )}
      <p>
        <Link to="/" className="font-semibold text-sea underline-offset-2 hover:underline">
          Về Hôm nay
        </Link>
      </p>
    </div>
  );
}
