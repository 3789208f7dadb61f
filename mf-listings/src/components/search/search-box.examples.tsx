import type { Example, Examples } from '@facade/section-kit/testing';
import type { Site } from '@facade/shared-domain/model';
import { sampleIndex } from '../../testing/samples.ts';
import { SearchBox } from './search-box.tsx';

const HEIGHT = 560;

const open = (around: HTMLElement) => around.querySelector('input')?.click();
const box: Example['render'] = () => <SearchBox />;
const index = { '/search-index': { body: sampleIndex } };

export const examples: Examples = {
  closed: { render: box, api: index },
  'with the focus': { render: box, api: index, focus: 'input' },
  'with its results': { render: box, api: index, play: open, height: HEIGHT },
  loading: { render: box, api: { '/search-index': 'pending' }, play: open },
  'the api does not answer': { render: box, api: { '/search-index': { status: 503 } }, play: open, height: HEIGHT / 2 },
  'one property': { render: box, api: index, site: { totals: { sale: 1, rent: 0 } } satisfies Partial<Site> },
};
