import { createContext, type ServerBuild } from 'react-router';
import { packedMark, packedText } from '#web/app/pack.ts';
import type { HtmlPiece } from './kept-pieces.ts';

/** The packed texts of one request's loaders, by their placeholders. */
export const packedContext = createContext<Map<string, HtmlPiece>>();

type Loader = (args: LoaderArgs) => unknown;
interface LoaderArgs {
  context: { get(context: typeof packedContext): Map<string, HtmlPiece> };
}

/** The same build, in which each request records what its loaders pack: fields of their return values. */
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

function note(given: unknown, texts: Map<string, HtmlPiece>): void {
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

/** A response with the texts in place of their placeholders, as pieces to be concatenated. */
export function fillPacked(answer: string, texts: ReadonlyMap<string, HtmlPiece>): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
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
