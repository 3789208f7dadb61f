import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useRestoredFocus } from './use-restored-focus.ts';

function Fields({ more }: { more: boolean }) {
  return (
    <>
      <input type="checkbox" name="type" value="1" aria-label="House" />
      <input type="checkbox" name="type" value="2" aria-label="Apartment" />
      {!more && <input name="city" aria-label="Town" />}
    </>
  );
}

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [replaced, setReplaced] = useState(false);
  const keepFocus = useRestoredFocus(form);
  return (
    <>
      <form ref={form}>
        <details open>
          <summary>Panel</summary>
          <Fields key={String(replaced)} more={replaced} />
        </details>
      </form>
      <button
        type="button"
        onClick={() => {
          keepFocus();
          setReplaced(true);
        }}
      >
        Replace
      </button>
    </>
  );
}

/** Focuses an element and has the fields replaced, without moving the focus. */
function replaceWith(focused: HTMLElement): void {
  act(() => focused.focus());
  act(() => screen.getByText('Replace').dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

test.each(['House', 'Apartment'])('the choice %s keeps the focus in the new fields', (name) => {
  render(<Form />);
  const old = screen.getByLabelText(name);
  replaceWith(old);
  expect(old.isConnected).toBe(false);
  expect(screen.getByLabelText(name)).toHaveFocus();
});

test('a field that is gone leaves the focus on the summary of its panel', () => {
  render(<Form />);
  replaceWith(screen.getByLabelText('Town'));
  expect(screen.getByText('Panel')).toHaveFocus();
});

test('a focus outside the form stays where it is', () => {
  render(<Form />);
  replaceWith(screen.getByText('Replace'));
  expect(screen.getByText('Replace')).toHaveFocus();
});
