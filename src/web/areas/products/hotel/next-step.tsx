import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { useChosenRoom } from './chosen-room.tsx';

/** The page's main button. */
export function NextStep({ hasStay }: { hasStay: boolean }) {
  const { choice } = useChosenRoom();
  if (choice)
    return (
      <ButtonLink to={`/dat-cho?${choice.offer.itemQuery}`} rel="nofollow" className="whitespace-nowrap">
        Đặt phòng
      </ButtonLink>
    );
  return (
    <a href="#phong" className={buttonClass('primary', 'md', 'whitespace-nowrap')}>
      {hasStay ? 'Xem ngày khác' : 'Xem phòng'}
    </a>
  );
}
