import { closeOverlays } from '#ui/close-overlays.ts';
import { Modal } from '#ui/modal.tsx';
import { TripBar } from '#web/parts/trip-search/trip-bar.tsx';
import { useListSearch } from '#web/parts/trip-search/use-list-search.ts';
import { Discovery } from './discovery.tsx';
import { SuggestionBox } from './suggestion-box.tsx';

/** The dialog 'Tìm kiếm' (SHELL-03); loaded when it is first opened. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const listSearch = useListSearch();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Tìm kiếm"
      className="h-fit min-h-[min(620px,90dvh)] w-[min(760px,calc(100vw-32px))] rounded-card max-[427px]:h-dvh max-[427px]:w-full max-[427px]:rounded-none"
    >
      <div className="px-4 pt-4 pb-6 md:px-6">
        <SuggestionBox onDone={closeOverlays} />
        {listSearch && (
          <div className="mt-3">
            <TripBar
              view={listSearch.bar}
              action={listSearch.bar.kind.prefix}
              query={listSearch.list.query}
              look="stay"
              goesAtOnce
              onGo={closeOverlays}
            />
          </div>
        )}
        <Discovery onFollow={closeOverlays} />
      </div>
    </Modal>
  );
}
