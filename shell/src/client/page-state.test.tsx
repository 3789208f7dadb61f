import { STATE_ELEMENT } from '../protocol/page-state.ts';
import { readPageState } from './page-state.ts';

test('reads the state the server wrote, not a look-alike earlier in the page’s markup', () => {
  const element = (language: string) =>
    `<script type="application/json" id="${STATE_ELEMENT}">{"language":"${language}"}</script>`;
  document.body.innerHTML = `<main>${element('fr')}</main>${element('nl')}`;
  expect(readPageState().language).toBe('nl');
});
