import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type Picked, type RoomChoice, roomChoice } from './room-choice.ts';
import type { RoomView } from './room-prices.ts';

interface ChosenRoom {
  /** The page's current choice; null where nothing is available. */
  choice: RoomChoice | null;
  pick: (picked: Picked) => void;
}

const ChosenRoomContext = createContext<ChosenRoom>({ choice: null, pick: () => {} });

/**
 * Holds the chosen room and rate plan of a page. Only what shows the choice is rendered again when another is chosen: the rest of
 * the page is long, and a slow phone would answer late.
 */
export function ChosenRoom({ rooms, children }: { rooms: RoomView[]; children: ReactNode }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const chosen = useMemo(() => ({ choice: roomChoice(rooms, picked), pick: setPicked }), [rooms, picked]);
  return <ChosenRoomContext value={chosen}>{children}</ChosenRoomContext>;
}

export function useChosenRoom(): ChosenRoom {
  return use(ChosenRoomContext);
}
