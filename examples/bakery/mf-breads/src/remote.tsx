import { defineRemote } from '@facade/section-kit';

export const remote = defineRemote({ name: 'mf-breads', pages: { breads: './pages/breads.tsx' }, fragments: {} });
