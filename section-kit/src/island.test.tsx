import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { islandOf } from './island.tsx';
import { sampleSite, TestPage } from './testing/index.ts';

/** An island without any library, which notes what happens to it. */
function noting() {
  const noted: string[] = [];
  const Part = islandOf<{ name: string }>('mf-old', {
    render: () => '',
    mount(element, { name, language, t }) {
      noted.push(`mount ${element.innerHTML || 'empty'} ${name} ${language} ${t('seen')}`);
      return { update: (props) => noted.push(`update ${props.name}`), unmount: () => noted.push('unmount') };
    },
  });
  const inPage = (name: string) => (
    <TestPage site={sampleSite()} language="fr" locales={{ 'mf-old': { seen: 'Vu' } }}>
      <Part name={name} />
    </TestPage>
  );
  return { noted, inPage };
}

test('an island fills an empty element, hears of new props, and leaves with its part', () => {
  const { noted, inPage } = noting();
  const { rerender, unmount } = render(inPage('a'));
  rerender(inPage('b'));
  unmount();
  expect(noted).toEqual([expect.stringMatching(/^mount empty a fr Vu$/), 'update b', 'unmount']);
});

test('an island takes over what the server rendered, which React never touches', async () => {
  const { noted, inPage } = noting();
  const complaints: unknown[] = [];
  const { container, unmount } = render(inPage('a'));
  const [outside = ''] = container.innerHTML.split('<div></div>');
  unmount();
  noted.length = 0;
  const place = document.createElement('div');
  place.innerHTML = `${outside}<div><b>HTML</b></div>`;
  const root = await act(async () =>
    hydrateRoot(place, inPage('a'), { onRecoverableError: (why) => complaints.push(why) }),
  );
  await act(async () => root.render(inPage('b')));
  expect(noted).toEqual([expect.stringMatching(/^mount <b>HTML<\/b> a fr/), 'update b']);
  expect(place.innerHTML).toContain('<b>HTML</b>');
  expect(complaints).toEqual([]);
});
