import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { GalleryPage } from './gallery-page.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <GalleryPage />
    </BrowserRouter>,
  );
}
