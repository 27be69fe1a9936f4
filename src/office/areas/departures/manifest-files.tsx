import { Download } from 'lucide-react';
import { useMay } from '../../app/office-data.ts';

/** Links to the manifest's files, for users who may export it. */
export function ManifestFiles({
  productId,
  day,
  title,
  guests,
}: {
  productId: number;
  day: string;
  title: string;
  guests: number;
}) {
  const may = useMay();
  if (guests === 0 || !may('booking.manifest')) return '–';
  return (
    <span className="flex items-center gap-2.5">
      <Download size={14} aria-hidden className="text-sea" />
      {(['xlsx', 'csv', 'pdf'] as const).map((file) => (
        <a
          key={file}
          href={`/quan-tri/khoi-hanh/${productId}/${day}/khach.${file}`}
          download
          aria-label={`Danh sách khách ${title}, ${file.toUpperCase()}`}
          className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11 max-sm:min-w-11"
        >
          {file.toUpperCase()}
        </a>
      ))}
    </span>
  );
}
