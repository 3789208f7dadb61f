import { createRoot } from 'react-dom/client';
import { BrowserRouter, useSearchParams } from 'react-router';
import { readChoice } from './choice.ts';
import { PartList } from './part-list.tsx';
import { PartView } from './part-view.tsx';
import { findPart, partsByPackage } from './parts.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <GalleryPage />
    </BrowserRouter>,
  );
}

/** Parts on the left, the states of one of them beside it. */
function GalleryPage() {
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const part = findPart(choice.part) ?? partsByPackage[0]?.[1][0];
  const chosen = { ...choice, part: part?.id ?? null };
  return (
    <div className="gallery">
      <PartList choice={chosen} />
      <main>{part && <PartView key={part.id} part={part} choice={chosen} />}</main>
    </div>
  );
}
