import { STATE_ELEMENT } from '../protocol/page-state.ts';
import { readPageState } from './page-state.ts';

test('reads what the server wrote, not what markup of the page says before it', () => {
  const element = (language: string) =>
    `<script type="application/json" id="${STATE_ELEMENT}">{"language":"${language}"}</script>`;
  document.body.innerHTML = `<main>${element('fr')}</main>${element('nl')}`;
  expect(readPageState().language).toBe('nl');
});
