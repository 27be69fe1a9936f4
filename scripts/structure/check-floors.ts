import type { ImportGraph } from './import-graph.ts';

/** A web folder is built in floors: higher ones import lower ones, never the reverse. */
const floors = ['app', 'parts', 'areas', 'shell'];
const faces = new Set(['web', 'office', 'partners']);
/** Floors whose folders (rooms) may not import each other. */
const separateRooms = new Set(['areas']);

interface Room {
  face: string;
  floor: number;
  room: string;
}

/** Imports within a web folder that go upwards, or from one area to another. */
export function checkFloors(graph: ImportGraph): string[] {
  const problems: string[] = [];
  for (const [file, targets] of graph) {
    const from = roomOf(file);
    if (!from) continue;
    for (const target of targets) {
      const to = roomOf(target);
      if (!to || to.face !== from.face) continue;
      if (to.floor > from.floor) problems.push(`${file}: imports upwards from ${target}`);
      const isSameFloor = to.floor === from.floor && separateRooms.has(floors[to.floor] ?? '');
      if (isSameFloor && to.room !== from.room)
        problems.push(`${file}: imports ${target} of another area; what both need belongs to parts`);
    }
  }
  return problems;
}

function roomOf(file: string): Room | null {
  const [root, face = '', floor = '', room = ''] = file.split('/');
  if (root !== 'src' || !faces.has(face)) return null;
  const at = floors.indexOf(floor);
  // Files beside the floors, as the root, the routes and the page host, count as above them.
  return { face, floor: at === -1 ? floors.length : at, room };
}
