import { ManagersOnly } from '../list/managers-only.tsx';
import type { EditorData } from '../page-data.ts';
import { Editor } from './editor.tsx';

/** A page, an article, the menu … as a form. */
export function EditorView({ data: { answer, done } }: { data: EditorData }) {
  return answer ? (
    <Editor key={`${answer.thing.id} ${answer.version}`} answer={answer} done={done} />
  ) : (
    <ManagersOnly />
  );
}
