import { Download } from 'lucide-react';
import { buttonClass } from '../button.tsx';

/** Downloads of the bank's batch form for all who are owed money, below the address of their list. @param who 'nhà cung cấp' */
export function TransferDownloads({ path, who }: { path: string; who: string }) {
  return (['xlsx', 'csv'] as const).map((file) => (
    <a
      key={file}
      href={`/quan-tri${path}/tep/lenh-chuyen.${file}`}
      download
      title={`Mỗi ${who} còn nợ một dòng; việc tải được ghi vào nhật ký`}
      className={buttonClass('plain')}
    >
      <Download size={16} aria-hidden /> Lệnh chuyển tiền, {file.toUpperCase()}
    </a>
  ));
}
