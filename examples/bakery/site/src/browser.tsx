import { hydrateRoot } from 'react-dom/client';
import { loadParts, Site } from './site.tsx';

const { live, data } = JSON.parse(document.getElementById('state')?.textContent ?? '');
const parts = await loadParts('/_sections', live);
hydrateRoot(document.querySelector('main') as Element, <Site parts={parts} data={data} />);
