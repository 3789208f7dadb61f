import { defineRemote } from '@facade/section-kit';

export const remote = defineRemote({ name: 'mf-hours', pages: {}, fragments: { today: './fragments/today.tsx' } });
