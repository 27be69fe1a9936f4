import { createContext, type ServerBuild } from 'react-router';
import { packedMark, packedText } from '#web/app/pack.ts';

/** The texts that loaders of one request have packed, by the marks that stand in their places. */
export const packedContext = createContext<Map<string, string>>();

type Loader = (args: LoaderArgs) => unknown;
interface LoaderArgs {
  context: { get(context: typeof packedContext): Map<string, string> };
}

/** The same build, in which what loaders pack is known to their request: fields of what they give. */
export function notePacked(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as Loader | undefined;
    if (!route || !loader) return [id, route];
    const noting = async (args: LoaderArgs) => {
      const given = await loader(args);
      note(given, args.context.get(packedContext));
      return given;
    };
    return [id, { ...route, module: { ...route.module, loader: noting } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function note(given: unknown, texts: Map<string, string>): void {
  const isWrapped = isObject(given) && given.type === 'DataWithResponseInit';
  const page = isWrapped ? given.data : given;
  if (!isObject(page)) return;
  for (const field of Object.values(page)) {
    const text = isObject(field) ? packedText(field) : undefined;
    if (text !== undefined) texts.set(String((field as { packed?: string }).packed), text);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An answer with the texts in the places of their marks, as texts that belong one behind another. */
export function fillPacked(answer: string, texts: ReadonlyMap<string, string>): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const found of answer.matchAll(packedMark)) {
    const text = texts.get(found[0]);
    if (text === undefined) continue;
    pieces.push(answer.slice(from, found.index), text);
    from = found.index + found[0].length;
  }
  pieces.push(answer.slice(from));
  return pieces;
}
