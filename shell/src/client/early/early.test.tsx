import { StrictMode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { APP_ELEMENT } from '../../protocol/page-state.ts';
import { EARLY_PRESSES } from '../../server/render/early-presses.ts';
import { hydrate } from '../hydrate.tsx';
import { followPresses } from './follow-presses.ts';

jest.mock('react-dom/client', () => {
  const client = jest.requireActual('react-dom/client');
  return { ...client, hydrateRoot: jest.fn(client.hydrateRoot) };
});

const changed = jest.fn();

/** Fields whose values React knows, and what they hold, as a form's own state. */
function Fields() {
  const [typed, setTyped] = useState({ email: '', remarks: '', isOwner: false, goal: 'sale' });
  const text = (name: 'email' | 'remarks') => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form>
      <p>Wie bent u?</p>
      <input {...text('email')} />
      <textarea {...text('remarks')} />
      <input
        type="checkbox"
        name="isOwner"
        checked={typed.isOwner}
        onChange={({ target }) => setTyped((now) => ({ ...now, isOwner: target.checked }))}
      />
      <select
        name="goal"
        value={typed.goal}
        onChange={({ target }) => {
          changed(target.value);
          setTyped((now) => ({ ...now, goal: target.value }));
        }}
      >
        <option value="sale" />
        <option value="rent" />
      </select>
      <output>{JSON.stringify(typed)}</output>
    </form>
  );
}

function Heart() {
  const [times, setTimes] = useState(0);
  return (
    <button type="button" data-times={times} onClick={() => setTimes(times + 1)}>
      <svg />
    </button>
  );
}

function serve(children: React.ReactNode): HTMLElement {
  document.body.innerHTML = `<div id="${APP_ELEMENT}">${renderToString(<StrictMode>{children}</StrictMode>)}</div>`;
  return find(`#${APP_ELEMENT}`);
}

const find = <T extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<T>(selector) as T;

async function until(isTrue: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100 && !isTrue(); attempt++) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
}

const roots = () => jest.mocked(hydrateRoot).mock.results.map(({ value }) => value as Root);

beforeEach(() => {
  changed.mockClear();
  jest.mocked(hydrateRoot).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const root of roots()) root.unmount();
});

test.each([
  ['an extension has put a node beside a field', () => find('input').after(document.createElement('div'))],
  ['the page was translated', () => find('p').replaceChildren(document.createElement('font'))],
])('what was entered before the script is there, and in the state of the form, if %s', async (_, disturb) => {
  const app = serve(<Fields />);
  const server = find('input');
  server.value = 'els@example.com';
  find<HTMLTextAreaElement>('textarea').value = 'Graag na 18 uur';
  find('[type=checkbox]').checked = true;
  find<HTMLSelectElement>('select').value = 'rent';
  disturb();
  hydrate(app.id, <Fields />, {});
  await until(() => find('output').textContent?.includes('els@') === true);
  expect(server.isConnected).toBe(false);
  const typed = { email: 'els@example.com', remarks: 'Graag na 18 uur', isOwner: true, goal: 'rent' };
  expect(JSON.parse(find('output').textContent ?? '')).toEqual(typed);
  expect(find('input')).toHaveValue(typed.email);
});

test('what was left as it was stays so, without an event', async () => {
  const app = serve(<Fields />);
  const server = find('input');
  server.value = 'els@example.com';
  server.after(document.createElement('div'));
  hydrate(app.id, <Fields />, {});
  await until(() => find('input').value !== '');
  expect(changed).not.toHaveBeenCalled();
});

describe('a press before the script', () => {
  // biome-ignore lint/security/noGlobalEval: runs the head's script like a browser
  beforeAll(() => void window.eval(EARLY_PRESSES));

  test('counts once, however often the visitor tried', async () => {
    const app = serve(<Heart />);
    for (let press = 0; press < 3; press++) find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    followPresses();
    hydrate(app.id, <Heart />, {});
    await until(() => find('button').dataset.times === '1');
    find('button').click();
    await until(() => find('button').dataset.times === '2');
    expect(window.facadePresses?.size).toBe(0);
  });
});
