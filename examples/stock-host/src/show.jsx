// What is shared must be part of the page to be given to others.
import '@facade/section-kit';
import 'styled-components';
import { createRoot } from 'react-dom/client';
import { page } from 'section/page-hello';

createRoot(document.body.appendChild(document.createElement('main'))).render(<page.Component data="world" />);
