import type { Example, Examples } from '@facade/section-kit/testing';
import type { Site, Suggestions } from '@facade/shared-domain/model';
import { sampleList } from '../testing/sample-list.ts';
import { sampleSuggestions } from '../testing/sample-suggestions.ts';
import { GoalLinks } from './goal-links.tsx';
import { SearchBox } from './search-box.tsx';

const HEIGHT = 560;

const open = (around: HTMLElement) => around.querySelector('input')?.click();
const box: Example['render'] = () => (
  <SearchBox>
    <GoalLinks totals={{ sale: 93, rent: 11 }} />
  </SearchBox>
);
const holding = (text: string): Example['render'] => {
  return () => <SearchBox initial={text} />;
};
/** Answers are remembered by revision: each example has its own. */
const answering = (revision: string, answer: Suggestions) => ({
  api: { '/suggest': { body: answer } },
  site: { revision } satisfies Partial<Site>,
  play: open,
  height: HEIGHT,
});
const types = sampleSuggestions('');
const found = sampleSuggestions('a');

export const examples: Examples = {
  closed: { render: box, api: { '/suggest': { body: types } } },
  'with the focus': { render: box, api: { '/suggest': { body: types } }, focus: 'input' },
  'every type while nothing is typed': { render: box, ...answering('types', types) },
  'types, towns and properties': { render: holding('a'), ...answering('found', found) },
  'a text that is filters': {
    render: holding('ath 3 slaapkamers'),
    ...answering('query', sampleSuggestions('ath 3 slaapkamers')),
  },
  'nothing found': { render: holding('zwembad'), ...answering('nothing', sampleSuggestions('zwembad')) },
  loading: { render: box, api: { '/suggest': 'pending' }, site: { revision: 'loading' }, play: open },
  'the api does not answer': {
    render: box,
    api: { '/suggest': { status: 503 } },
    site: { revision: 'down' },
    play: open,
    height: HEIGHT / 2,
  },
  'on a list': {
    render: () => <SearchBox list={sampleList()} initial="appartement" />,
    api: { '/suggest': { body: types } },
  },
  'a project and its units': {
    render: holding('les tanneurs'),
    ...answering('project', sampleSuggestions('les tanneurs')),
  },
  'a text that is understood in part': {
    render: holding('huis 2 badkamers'),
    ...answering('part', sampleSuggestions('huis 2 badkamers')),
  },
  'on a list that is narrowed': {
    render: () => <SearchBox list={sampleList('?city=Ath%7C7800&maxPrice=250000')} initial="" />,
    ...answering('narrowed', types),
  },
  'one property': {
    render: () => (
      <SearchBox>
        <GoalLinks totals={{ sale: 1, rent: 0 }} />
      </SearchBox>
    ),
    api: { '/suggest': { body: types } },
  },
};
